"""What the panels show: Qt item models of the lab's results."""
