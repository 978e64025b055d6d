<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>ActionStates</name>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo {step}</source>
        <translation>&amp;Wiederholen: {step}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation>&amp;Rückgängig: {step}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About MHA Desktop</source>
        <translation>&amp;Über MHA Desktop</translation>
    </message>
    <message>
        <source>&amp;All heads</source>
        <translation>&amp;Alle Köpfe</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>Bild &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Mixing</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>&amp;Mute or unmute head</source>
        <translation>Kopf &amp;stummschalten oder einschalten</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Next head</source>
        <translation>&amp;Nächster Kopf</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>&amp;Normale Textgröße</translation>
    </message>
    <message>
        <source>&amp;NumPy…</source>
        <translation>&amp;NumPy…</translation>
    </message>
    <message>
        <source>&amp;One head</source>
        <translation>&amp;Ein Kopf</translation>
    </message>
    <message>
        <source>&amp;Open lesson file…</source>
        <translation>Lektion &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation>&amp;Pipeline</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Previous head</source>
        <translation>&amp;Voriger Kopf</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Reset mixing desk</source>
        <translation>Mischpult &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Solo head</source>
        <translation>Kopf s&amp;olo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>A kept setting beside the live one</source>
        <translation>Eine behaltene Einstellung neben der jetzigen</translation>
    </message>
    <message>
        <source>All &amp;commands…</source>
        <translation>Alle &amp;Befehle…</translation>
    </message>
    <message>
        <source>All gains 1, nothing muted, nothing soloed</source>
        <translation>Alle Faktoren 1, nichts stumm, nichts solo</translation>
    </message>
    <message>
        <source>All heads share one key/value head</source>
        <translation>Alle Köpfe teilen einen Key/Value-Kopf</translation>
    </message>
    <message>
        <source>All heads, all examples or many sentences into a folder</source>
        <translation>Alle Köpfe, alle Beispiele oder viele Sätze in einen Ordner</translation>
    </message>
    <message>
        <source>All keys in one list</source>
        <translation>Alle Tasten in einer Liste</translation>
    </message>
    <message>
        <source>Bring back the lab that a PNG or SVG picture shows</source>
        <translation>Das Labor zurückholen, das ein PNG- oder SVG-Bild zeigt</translation>
    </message>
    <message>
        <source>Choose a lesson, or go on with the one under way</source>
        <translation>Eine Lektion wählen, oder mit der laufenden weitermachen</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Das Programm schließen</translation>
    </message>
    <message>
        <source>Colours of the &amp;system</source>
        <translation>Farben des &amp;Systems</translation>
    </message>
    <message>
        <source>Colours, language, text size, animation and the welcome</source>
        <translation>Farben, Sprache, Textgröße, Animation und das Willkommen</translation>
    </message>
    <message>
        <source>Controls sho&amp;wn…</source>
        <translation>Gezeigte &amp;Bedienelemente…</translation>
    </message>
    <message>
        <source>Copy a program that recomputes the weights with NumPy</source>
        <translation>Ein Programm kopieren, das die Gewichte mit NumPy nachrechnet</translation>
    </message>
    <message>
        <source>Copy a program that recomputes the weights with PyTorch</source>
        <translation>Ein Programm kopieren, das die Gewichte mit PyTorch nachrechnet</translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation>Als &amp;Python kopieren</translation>
    </message>
    <message>
        <source>Copy num&amp;bers</source>
        <translation>Zah&amp;len kopieren</translation>
    </message>
    <message>
        <source>Cut the sentence into single characters</source>
        <translation>Den Satz in einzelne Zeichen zerlegen</translation>
    </message>
    <message>
        <source>Cut the sentence into words and punctuation</source>
        <translation>Den Satz in Wörter und Satzzeichen zerlegen</translation>
    </message>
    <message>
        <source>Dark text on white, best for projectors</source>
        <translation>Dunkler Text auf Weiß, am besten für Beamer</translation>
    </message>
    <message>
        <source>Do the change again that was taken back</source>
        <translation>Die zurückgenommene Änderung noch einmal machen</translation>
    </message>
    <message>
        <source>Every head has its own keys and values</source>
        <translation>Jeder Kopf hat eigene Keys und Values</translation>
    </message>
    <message>
        <source>Explain the control that has the keyboard</source>
        <translation>Das Bedienelement erklären, in dem die Tastatur ist</translation>
    </message>
    <message>
        <source>Explain what is clicked next</source>
        <translation>Erklären, was als Nächstes angeklickt wird</translation>
    </message>
    <message>
        <source>Export &amp;many pictures…</source>
        <translation>&amp;Viele Bilder exportieren…</translation>
    </message>
    <message>
        <source>Export n&amp;umbers…</source>
        <translation>Za&amp;hlen exportieren…</translation>
    </message>
    <message>
        <source>Find anything that the window can do, and do it</source>
        <translation>Alles finden, was das Fenster kann, und es tun</translation>
    </message>
    <message>
        <source>Go back to the list of lessons</source>
        <translation>Zurück zur Liste der Lektionen</translation>
    </message>
    <message>
        <source>H&amp;ide the answers</source>
        <translation>Ant&amp;worten verbergen</translation>
    </message>
    <message>
        <source>Hea&amp;ds</source>
        <translation>&amp;Köpfe</translation>
    </message>
    <message>
        <source>Hear the selected head alone, or end that</source>
        <translation>Nur den gewählten Kopf gelten lassen, oder das beenden</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Hi&amp;gh contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>How W_O makes one output of all heads</source>
        <translation>Wie W_O aus allen Köpfen eine Ausgabe macht</translation>
    </message>
    <message>
        <source>L&amp;eave lesson</source>
        <translation>Lektion &amp;verlassen</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>Leave the selected head out of the sum, or take it in again</source>
        <translation>Den gewählten Kopf aus der Summe nehmen, oder wieder hinein</translation>
    </message>
    <message>
        <source>Let no head say what it does until it is revealed</source>
        <translation>Keinen Kopf sagen lassen, was er tut, bis es aufgelöst wird</translation>
    </message>
    <message>
        <source>Light or dark, as the system is set</source>
        <translation>Hell oder dunkel, wie das System eingestellt ist</translation>
    </message>
    <message>
        <source>Light text on a dark ground</source>
        <translation>Heller Text auf dunklem Grund</translation>
    </message>
    <message>
        <source>Look at attention weights out of a NumPy or CSV file</source>
        <translation>Attention-Gewichte aus einer NumPy- oder CSV-Datei ansehen</translation>
    </message>
    <message>
        <source>Look at the pages of the view in front, and print them</source>
        <translation>Die Seiten der Ansicht vorn ansehen und drucken</translation>
    </message>
    <message>
        <source>M&amp;ulti-head (MHA)</source>
        <translation>M&amp;ulti-Head (MHA)</translation>
    </message>
    <message>
        <source>Magnify all text, up to twice its size</source>
        <translation>Allen Text vergrößern, bis aufs Doppelte</translation>
    </message>
    <message>
        <source>Make all text smaller again</source>
        <translation>Allen Text wieder kleiner machen</translation>
    </message>
    <message>
        <source>Multi-&amp;query (MQA)</source>
        <translation>Multi-&amp;Query (MQA)</translation>
    </message>
    <message>
        <source>Multi-head</source>
        <translation>Multi-Head</translation>
    </message>
    <message>
        <source>Multi-query</source>
        <translation>Multi-Query</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>One heatmap per head</source>
        <translation>Eine Heatmap je Kopf</translation>
    </message>
    <message>
        <source>Open &amp;in new window…</source>
        <translation>&amp;In neuem Fenster öffnen…</translation>
    </message>
    <message>
        <source>Open a &amp;figure&apos;s state…</source>
        <translation>S&amp;tand eines Bilds öffnen…</translation>
    </message>
    <message>
        <source>Open a lesson that a teacher wrote</source>
        <translation>Eine Lektion öffnen, die eine Lehrkraft geschrieben hat</translation>
    </message>
    <message>
        <source>Open a second window, with a lab of its own</source>
        <translation>Ein zweites Fenster mit eigenem Labor öffnen</translation>
    </message>
    <message>
        <source>Open a session beside this one</source>
        <translation>Eine Sitzung neben dieser öffnen</translation>
    </message>
    <message>
        <source>Open a session that was saved</source>
        <translation>Eine gespeicherte Sitzung öffnen</translation>
    </message>
    <message>
        <source>Open wei&amp;ghts…</source>
        <translation>&amp;Gewichte öffnen…</translation>
    </message>
    <message>
        <source>Pr&amp;esent</source>
        <translation>Präsent&amp;ieren</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Put all panels back where they were</source>
        <translation>Alle Tafeln dorthin zurückstellen, wo sie waren</translation>
    </message>
    <message>
        <source>Put back what was taken out of the window</source>
        <translation>Zurückholen, was aus dem Fenster genommen wurde</translation>
    </message>
    <message>
        <source>Put the heatmaps on show on the clipboard</source>
        <translation>Die gezeigten Heatmaps in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Put the weights of the selected head on the clipboard</source>
        <translation>Die Gewichte des gewählten Kopfs in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Py&amp;Torch…</source>
        <translation>Py&amp;Torch…</translation>
    </message>
    <message>
        <source>S&amp;haring</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save any view as a picture for slides and papers</source>
        <translation>Eine beliebige Ansicht als Bild für Folien und Arbeiten speichern</translation>
    </message>
    <message>
        <source>Save the whole lab in another file</source>
        <translation>Das ganze Labor in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Save the whole lab in its file</source>
        <translation>Das ganze Labor in seiner Datei speichern</translation>
    </message>
    <message>
        <source>Save weights as CSV, or every array as NPZ</source>
        <translation>Gewichte als CSV speichern, oder jedes Array als NPZ</translation>
    </message>
    <message>
        <source>Select the head after</source>
        <translation>Den Kopf danach wählen</translation>
    </message>
    <message>
        <source>Select the head before</source>
        <translation>Den Kopf davor wählen</translation>
    </message>
    <message>
        <source>Show e&amp;very control</source>
        <translation>Jedes Bedienelement &amp;zeigen</translation>
    </message>
    <message>
        <source>Show this view to a class, on the whole screen</source>
        <translation>Diese Ansicht einer Klasse zeigen, auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>Smaller &amp;text</source>
        <translation>K&amp;leinerer Text</translation>
    </message>
    <message>
        <source>Spot the &amp;bug</source>
        <translation>Finde den &amp;Fehler</translation>
    </message>
    <message>
        <source>Start over with the default sentence and heads</source>
        <translation>Mit dem ersten Satz und den ersten Köpfen neu beginnen</translation>
    </message>
    <message>
        <source>Switch well-known mistakes on, to see what they do</source>
        <translation>Bekannte Fehler einschalten, um zu sehen, was sie bewirken</translation>
    </message>
    <message>
        <source>Take controls out of the window that a lesson does not need</source>
        <translation>Bedienelemente aus dem Fenster nehmen, die eine Stunde nicht braucht</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>The forward pass in ten steps</source>
        <translation>Der Vorwärtsdurchlauf in zehn Schritten</translation>
    </message>
    <message>
        <source>The selected head, large</source>
        <translation>Der gewählte Kopf, groß</translation>
    </message>
    <message>
        <source>The size of text that the system asks for</source>
        <translation>Die Textgröße, die das System verlangt</translation>
    </message>
    <message>
        <source>Three ways to begin</source>
        <translation>Drei Wege, zu beginnen</translation>
    </message>
    <message>
        <source>Tokens are &amp;characters</source>
        <translation>Tokens sind &amp;Zeichen</translation>
    </message>
    <message>
        <source>Tokens are &amp;words</source>
        <translation>Tokens sind W&amp;örter</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>W&amp;elcome</source>
        <translation>Wi&amp;llkommen</translation>
    </message>
    <message>
        <source>What shared keys and values change, cost and save</source>
        <translation>Was geteilte Keys und Values ändern, kosten und sparen</translation>
    </message>
    <message>
        <source>White and yellow on black</source>
        <translation>Weiß und Gelb auf Schwarz</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Options of the command line</source>
        <translation>Optionen der Befehlszeile</translation>
    </message>
</context>
<context>
    <name>Arcs</name>
    <message>
        <source>Arcs. Up and Down: token. Left and Right: side. Enter: pin the token.</source>
        <translation>Bögen. Auf und Ab: Token. Links und Rechts: Seite. Eingabe: Token anheften.</translation>
    </message>
    <message>
        <source>Key “{key}” is looked at most by “{query}”: {weight}</source>
        <translation>Auf den Key „{key}“ blickt am meisten „{query}“: {weight}</translation>
    </message>
    <message>
        <source>Line width = weight; 1 curve</source>
        <translation>Linienbreite = Gewicht; 1 Bogen</translation>
    </message>
    <message>
        <source>Line width = weight; the strongest {shown} of {all} curves</source>
        <translation>Linienbreite = Gewicht; die {shown} stärksten von {all} Bögen</translation>
    </message>
    <message>
        <source>Line width = weight; {shown} curves</source>
        <translation>Linienbreite = Gewicht; {shown} Bögen</translation>
    </message>
    <message>
        <source>Query “{query}” looks most at “{key}”: {weight}</source>
        <translation>Die Query „{query}“ blickt am meisten auf „{key}“: {weight}</translation>
    </message>
    <message>
        <source>“{query}” looks at “{key}”: {weight}</source>
        <translation>„{query}“ blickt auf „{key}“: {weight}</translation>
    </message>
    <message>
        <source>“{query}” may not look at “{key}”</source>
        <translation>„{query}“ darf nicht auf „{key}“ blicken</translation>
    </message>
</context>
<context>
    <name>ArcsPanel</name>
    <message>
        <source>Arcs</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>How many keys of each query have a curve</source>
        <translation>Wie viele Keys jeder Query einen Bogen haben</translation>
    </message>
    <message>
        <source>St&amp;rongest per query</source>
        <translation>Stärkste &amp;je Query</translation>
    </message>
    <message>
        <source>Wei&amp;ght at least</source>
        <translation>Gewi&amp;cht mindestens</translation>
    </message>
    <message>
        <source>Weights below this have no curve</source>
        <translation>Gewichte darunter haben keinen Bogen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>#{place}, this + others</source>
        <translation>#{place}, dieser + andere</translation>
    </message>
    <message>
        <source>A mean has no arithmetic of its own: each head computes its weight, and these are added and divided by their number, {count}. Muted heads are left out.</source>
        <translation>Ein Mittel hat keine eigene Rechnung: Jeder Kopf berechnet sein Gewicht; diese werden addiert und durch ihre Zahl, {count}, geteilt. Stumme Köpfe bleiben weg.</translation>
    </message>
    <message>
        <source>By mistake the softmax runs down the column: it adds up to 1, not rows.</source>
        <translation>Durch den Fehler läuft die Softmax die Spalte hinab: Sie ergibt 1, nicht die Zeilen.</translation>
    </message>
    <message>
        <source>Computed again in float64; differs from the cell by {difference}.</source>
        <translation>In float64 nachgerechnet; weicht von der Zelle um {difference} ab.</translation>
    </message>
    <message>
        <source>Divide by √{root}</source>
        <translation>Durch √{root} teilen</translation>
    </message>
    <message>
        <source>Every head is muted: there is no mean.</source>
        <translation>Alle Köpfe sind stumm: Es gibt kein Mittel.</translation>
    </message>
    <message>
        <source>Every weight here comes from the row of its own query, so the column need not add up to 1.</source>
        <translation>Jedes Gewicht stammt hier aus der Zeile seiner eigenen Query, die Spalte muss also nicht 1 ergeben.</translation>
    </message>
    <message>
        <source>Mistake: H{head} reads key/value head {read}; its group has key/value head {grouped}.</source>
        <translation>Fehler: H{head} liest Key/Value-Kopf {read}; zu seiner Gruppe gehört Key/Value-Kopf {grouped}.</translation>
    </message>
    <message>
        <source>Mistake: a forgotten factor of {factor} is in here.</source>
        <translation>Fehler: Hier steckt ein vergessener Faktor {factor}.</translation>
    </message>
    <message>
        <source>Mistake: a row without a key is 0 / 0 instead of 0.</source>
        <translation>Fehler: Eine Zeile ohne Key ist 0 / 0 statt 0.</translation>
    </message>
    <message>
        <source>Mistake: forbidden keys take part, and are set to 0 afterwards.</source>
        <translation>Fehler: Verbotene Keys machen mit und werden danach auf 0 gesetzt.</translation>
    </message>
    <message>
        <source>Mistake: q·k is divided by √{d_model}, not by √{d_k}.</source>
        <translation>Fehler: q·k wird durch √{d_model} geteilt, nicht durch √{d_k}.</translation>
    </message>
    <message>
        <source>Mistake: q·k is not divided by √{d_k}.</source>
        <translation>Fehler: q·k wird nicht durch √{d_k} geteilt.</translation>
    </message>
    <message>
        <source>Mistake: the softmax is taken down the column of the key.</source>
        <translation>Fehler: Die Softmax läuft die Spalte des Keys hinab.</translation>
    </message>
    <message>
        <source>Mistake: the weights go through a second softmax.</source>
        <translation>Fehler: Die Gewichte gehen durch eine zweite Softmax.</translation>
    </message>
    <message>
        <source>Multiply and add</source>
        <translation>Multiplizieren und addieren</translation>
    </message>
    <message>
        <source>Softmax over the column</source>
        <translation>Softmax über die Spalte</translation>
    </message>
    <message>
        <source>Softmax over the row</source>
        <translation>Softmax über die Zeile</translation>
    </message>
    <message>
        <source>The head output of this query is undefined, too.</source>
        <translation>Auch die Kopfausgabe dieser Query ist undefiniert.</translation>
    </message>
    <message>
        <source>The largest score, {largest}, is subtracted from all before e is raised to them, or the powers would be too large or too small to write. The weights stay the same.</source>
        <translation>Der größte Score, {largest}, wird von allen abgezogen, bevor e damit potenziert wird; sonst wären die Potenzen zu groß oder zu klein. Die Gewichte bleiben gleich.</translation>
    </message>
    <message>
        <source>The mask does not allow it: weight 0.</source>
        <translation>Die Maske erlaubt es nicht: Gewicht 0.</translation>
    </message>
    <message>
        <source>The mask hides this key from every query: weight 0.</source>
        <translation>Die Maske verbirgt diesen Key vor jeder Query: Gewicht 0.</translation>
    </message>
    <message>
        <source>The mask hides this key from this query.</source>
        <translation>Die Maske verbirgt diesen Key vor dieser Query.</translation>
    </message>
    <message>
        <source>The mask leaves no key to this query: all its weights are 0, and so is its head output.</source>
        <translation>Die Maske lässt dieser Query keinen Key: Alle ihre Gewichte sind 0, und ihre Kopfausgabe auch.</translation>
    </message>
    <message>
        <source>The mask lets this query look at this key.</source>
        <translation>Die Maske lässt diese Query auf diesen Key blicken.</translation>
    </message>
    <message>
        <source>The mistake, gains on slices of the output, comes later.</source>
        <translation>Der Fehler, Faktoren auf Ausschnitten der Ausgabe, kommt später.</translation>
    </message>
    <message>
        <source>The row of weights that this query gives to all keys.</source>
        <translation>Die Zeile der Gewichte, die diese Query allen Keys gibt.</translation>
    </message>
    <message>
        <source>Weight times value</source>
        <translation>Gewicht mal Value</translation>
    </message>
    <message>
        <source>What “{token}” looks at</source>
        <translation>Worauf „{token}“ blickt</translation>
    </message>
    <message>
        <source>Who looks at “{token}”</source>
        <translation>Wer auf „{token}“ blickt</translation>
    </message>
    <message>
        <source>a single product</source>
        <translation>ein einziges Produkt</translation>
    </message>
    <message>
        <source>and {count} others</source>
        <translation>und {count} andere</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>in the mean</source>
        <translation>im Mittel</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>length of weight · v</source>
        <translation>Länge von Gewicht · v</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>score/T</source>
        <translation>Score/T</translation>
    </message>
    <message>
        <source>share of the head output</source>
        <translation>Anteil an der Kopfausgabe</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>sum of {count} products</source>
        <translation>Summe von {count} Produkten</translation>
    </message>
    <message>
        <source>temperature {value}</source>
        <translation>Temperatur {value}</translation>
    </message>
    <message>
        <source>the mask adds</source>
        <translation>die Maske addiert</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>undefiniert</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{value}&#xa0;(the other {count})</source>
        <translation>{value} (die anderen {count})</translation>
    </message>
    <message>
        <source>−max</source>
        <translation>−max</translation>
    </message>
</context>
<context>
    <name>BatchDialog</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Text file</source>
        <translation>&amp;Textdatei</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>All example sentences</source>
        <translation>Alle Beispielsätze</translation>
    </message>
    <message>
        <source>All heads, one picture each</source>
        <translation>Alle Köpfe, je ein Bild</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Export many pictures</source>
        <translation>Viele Bilder exportieren</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Kind of file, size and look are those of the last export.</source>
        <translation>Art der Datei, Größe und Aussehen sind die des letzten Exports.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Sentences of a text file</source>
        <translation>Sätze einer Textdatei</translation>
    </message>
    <message>
        <source>Show in fol&amp;der</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Show the pictures in the program for folders</source>
        <translation>Die Bilder im Programm für Ordner zeigen</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>Text (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The first picture is being made…</source>
        <translation>Das erste Bild entsteht…</translation>
    </message>
    <message>
        <source>UTF-8 with one sentence in each line</source>
        <translation>UTF-8 mit einem Satz in jeder Zeile</translation>
    </message>
    <message>
        <source>What each picture shows</source>
        <translation>Was jedes Bild zeigt</translation>
    </message>
    <message>
        <source>What gets a picture each</source>
        <translation>Was je ein Bild bekommt</translation>
    </message>
    <message>
        <source>Where the pictures go; files that are there are left alone</source>
        <translation>Wohin die Bilder kommen; vorhandene Dateien bleiben unberührt</translation>
    </message>
    <message>
        <source>Write all pictures into the folder</source>
        <translation>Alle Bilder in den Ordner schreiben</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>{done} of {total}: {name}</source>
        <translation>{done} von {total}: {name}</translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Arcs</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>Beside the map</source>
        <translation>Neben der Karte</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>The weights as lines between the tokens</source>
        <translation>Die Gewichte als Linien zwischen den Tokens</translation>
    </message>
    <message>
        <source>Where the weight of one cell comes from</source>
        <translation>Woher das Gewicht einer Zelle kommt</translation>
    </message>
</context>
<context>
    <name>BlankSheet</name>
    <message>
        <source>Blank screen</source>
        <translation>Leerer Bildschirm</translation>
    </message>
    <message>
        <source>The screen is blank. Any key shows it again.</source>
        <translation>Der Bildschirm ist leer. Jede Taste zeigt ihn wieder.</translation>
    </message>
</context>
<context>
    <name>CacheBars</name>
    <message>
        <source>Size of the cache against MHA and against a memory</source>
        <translation>Größe des Caches im Vergleich zu MHA und zu einem Speicher</translation>
    </message>
</context>
<context>
    <name>CacheChoices</name>
    <message>
        <source>&amp;Batch, sequences</source>
        <translation>Se&amp;quenzen (Batch)</translation>
    </message>
    <message>
        <source>&amp;Context, tokens</source>
        <translation>K&amp;ontext, Tokens</translation>
    </message>
    <message>
        <source>&amp;Load scaled down</source>
        <translation>Verkleinert &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>1 byte: 8-bit numbers</source>
        <translation>1 Byte: 8-Bit-Zahlen</translation>
    </message>
    <message>
        <source>2 bytes: 16-bit floats, as models are usually run</source>
        <translation>2 Bytes: 16-Bit-Gleitkommazahlen, wie Modelle meist laufen</translation>
    </message>
    <message>
        <source>4 bytes: float32</source>
        <translation>4 Bytes: float32</translation>
    </message>
    <message>
        <source>A real model with published sizes, or one built like the lab</source>
        <translation>Ein echtes Modell mit veröffentlichten Größen, oder eines, das wie das Labor gebaut ist</translation>
    </message>
    <message>
        <source>Batch in sequences</source>
        <translation>Batch in Sequenzen</translation>
    </message>
    <message>
        <source>Bytes per number</source>
        <translation>Bytes je Zahl</translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation>Kontext in Tokens</translation>
    </message>
    <message>
        <source>Give the lab heads and key/value heads in the same proportion, 8 columns a head. Up to 16 heads stay; more are divided where that is possible.</source>
        <translation>Dem Labor Köpfe und Key/Value-Köpfe im selben Verhältnis geben, mit 8 Spalten je Kopf. Bis zu 16 Köpfe bleiben; mehr werden geteilt, wo es geht.</translation>
    </message>
    <message>
        <source>Load the model scaled down into the lab</source>
        <translation>Das Modell verkleinert ins Labor laden</translation>
    </message>
    <message>
        <source>Load {model} scaled down</source>
        <translation>{model} verkleinert laden</translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <translation>Spei&amp;cher</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory to hold the cache against; a GB is 1,000,000,000 bytes</source>
        <translation>Speicher, an dem der Cache gemessen wird; ein GB sind 1.000.000.000 Bytes</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Sequences that are written at the same time</source>
        <translation>Sequenzen, die gleichzeitig geschrieben werden</translation>
    </message>
    <message>
        <source>Tokens of each sequence whose keys and values are kept; the slider doubles</source>
        <translation>Tokens jeder Sequenz, deren Keys und Values aufbewahrt werden; der Schieber verdoppelt</translation>
    </message>
    <message>
        <source>{size} GB</source>
        <translation>{size} GB</translation>
    </message>
</context>
<context>
    <name>CachePage</name>
    <message>
        <source>1 layer, heads: {heads}, key/value heads: {kv_heads}, {width}</source>
        <translation>1 Schicht, Köpfe: {heads}, Key/Value-Köpfe: {kv_heads}, {width}</translation>
    </message>
    <message>
        <source>= {other} = {size} bytes</source>
        <translation>= {other} = {size} Bytes</translation>
    </message>
    <message>
        <source>An encoder reads whole texts at once and keeps no cache: this is what a cache of its heads would take.</source>
        <translation>Ein Encoder liest ganze Texte auf einmal und hat keinen Cache: So viel nähme ein Cache seiner Köpfe ein.</translation>
    </message>
    <message>
        <source>Layers, heads and d&lt;sub&gt;k&lt;/sub&gt;: not published</source>
        <translation>Schichten, Köpfe und d&lt;sub&gt;k&lt;/sub&gt;: nicht veröffentlicht</translation>
    </message>
    <message>
        <source>Sliding window: at most {window} tokens are cached, here {cached} of {tokens}.</source>
        <translation>Gleitendes Fenster: Höchstens {window} Tokens werden aufbewahrt, hier {cached} von {tokens}.</translation>
    </message>
    <message>
        <source>Source: the present state of the lab.</source>
        <translation>Herkunft: der jetzige Zustand des Labors.</translation>
    </message>
    <message>
        <source>The makers publish none of these numbers, so we give none.</source>
        <translation>Die Hersteller veröffentlichen keine dieser Zahlen, also nennen wir keine.</translation>
    </message>
    <message>
        <source>This lab (1 layer)</source>
        <translation>Dieses Labor (1 Schicht)</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>d_k</source>
        <translation>d_k</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>key/value heads</source>
        <translation>Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>{layers} layers, heads: {heads}, key/value heads: {kv_heads}, {width}</source>
        <translation>{layers} Schichten, Köpfe: {heads}, Key/Value-Köpfe: {kv_heads}, {width}</translation>
    </message>
    <message>
        <source>{names}: not published</source>
        <translation>{names}: nicht veröffentlicht</translation>
    </message>
    <message>
        <source>{share} of what MHA would keep ({size})</source>
        <translation>{share} von dem, was MHA aufbewahren würde ({size})</translation>
    </message>
    <message>
        <source>{share} of {memory}: the cache alone does not fit</source>
        <translation>{share} von {memory}: Der Cache allein passt nicht</translation>
    </message>
    <message>
        <source>{share} of {memory}: the cache fits</source>
        <translation>{share} von {memory}: Der Cache passt</translation>
    </message>
</context>
<context>
    <name>CacheResult</name>
    <message>
        <source>2: keys and values. g: key/value heads. bytes: of one number.</source>
        <translation>2: Keys und Values. g: Key/Value-Köpfe. Bytes: je Zahl.</translation>
    </message>
    <message>
        <source>GiB: gibibytes of 2³⁰ = 1,073,741,824 bytes. MiB: mebibytes of 2²⁰ = 1,048,576 bytes.</source>
        <translation>GiB: Gibibytes zu 2³⁰ = 1.073.741.824 Bytes. MiB: Mebibytes zu 2²⁰ = 1.048.576 Bytes.</translation>
    </message>
    <message>
        <source>Not published</source>
        <translation>Nicht veröffentlicht</translation>
    </message>
    <message>
        <source>Size of the KV cache</source>
        <translation>Größe des KV-Caches</translation>
    </message>
</context>
<context>
    <name>CacheRows</name>
    <message>
        <source>A row per token, K and V of each key/value head in its colour; the stronger the colour, the larger the number. Right and Left: step, Home and End: none and all, Space: play or pause.</source>
        <translation>Eine Zeile je Token, K und V jedes Key/Value-Kopfs in seiner Farbe; je kräftiger die Farbe, desto größer die Zahl. Rechts und Links: Schritt, Pos1 und Ende: keine und alle, Leertaste: abspielen oder anhalten.</translation>
    </message>
    <message>
        <source>Keys and values in the cache</source>
        <translation>Keys und Values im Cache</translation>
    </message>
</context>
<context>
    <name>CacheSummary</name>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>Open the key/value groups</source>
        <translation>Die Key/Value-Gruppen öffnen</translation>
    </message>
    <message>
        <source>Open the key/value groups; KV cache {value}</source>
        <translation>Die Key/Value-Gruppen öffnen; KV-Cache {value}</translation>
    </message>
    <message>
        <source>{size}, {share} of MHA</source>
        <translation>{size}, {share} von MHA</translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>1 head</source>
        <translation>1 Kopf</translation>
    </message>
    <message>
        <source>1 key/value head</source>
        <translation>1 Key/Value-Kopf</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 Token</translation>
    </message>
    <message>
        <source>W_O is the identity</source>
        <translation>W_O ist die Einheitsmatrix</translation>
    </message>
    <message>
        <source>d_model {d_model}</source>
        <translation>d_model {d_model}</translation>
    </message>
    <message>
        <source>gains: {gains}</source>
        <translation>Faktoren: {gains}</translation>
    </message>
    <message>
        <source>muted: {heads}</source>
        <translation>stumm: {heads}</translation>
    </message>
    <message>
        <source>no positions</source>
        <translation>keine Positionen</translation>
    </message>
    <message>
        <source>orthogonal W_O, seed {seed}</source>
        <translation>orthogonales W_O, Seed {seed}</translation>
    </message>
    <message>
        <source>rotary positions</source>
        <translation>Rotary-Positionen</translation>
    </message>
    <message>
        <source>shared K/V at random</source>
        <translation>geteilte K/V zufällig</translation>
    </message>
    <message>
        <source>shared K/V by first head</source>
        <translation>geteilte K/V vom ersten Kopf</translation>
    </message>
    <message>
        <source>shared K/V by mean</source>
        <translation>geteilte K/V als Mittel</translation>
    </message>
    <message>
        <source>shuffled W_O, seed {seed}</source>
        <translation>vertauschtes W_O, Seed {seed}</translation>
    </message>
    <message>
        <source>sinusoidal positions</source>
        <translation>sinusförmige Positionen</translation>
    </message>
    <message>
        <source>temperature {value}</source>
        <translation>Temperatur {value}</translation>
    </message>
    <message>
        <source>tokens are characters</source>
        <translation>Tokens sind Zeichen</translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation>{count} Tokens</translation>
    </message>
    <message>
        <source>{g} key/value heads</source>
        <translation>{g} Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>{h} heads</source>
        <translation>{h} Köpfe</translation>
    </message>
    <message>
        <source>{shown} and {count} more</source>
        <translation>{shown} und {count} weitere</translation>
    </message>
    <message>
        <source>{source}, scale {scale}</source>
        <translation>{source}, Skalierung {scale}</translation>
    </message>
</context>
<context>
    <name>CardStrip</name>
    <message>
        <source>Steps of attention. Left and Right choose</source>
        <translation>Schritte der Attention. Links und Rechts wählen</translation>
    </message>
    <message>
        <source>{number} of {count}: {title}, {subtitle}</source>
        <translation>{number} von {count}: {title}, {subtitle}</translation>
    </message>
</context>
<context>
    <name>CellOverview</name>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
</context>
<context>
    <name>CellPanel</name>
    <message>
        <source>&amp;Unpin</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Follow the pointer again</source>
        <translation>Wieder dem Zeiger folgen</translation>
    </message>
    <message>
        <source>Numbers behind the weight. Up and Down scroll.</source>
        <translation>Zahlen hinter dem Gewicht. Auf und Ab verschieben.</translation>
    </message>
    <message>
        <source>Point at a cell of the map to see where its number comes from; click to pin it.</source>
        <translation>Zeigen Sie auf eine Zelle der Karte, um zu sehen, woher ihre Zahl kommt; ein Klick heftet sie an.</translation>
    </message>
    <message>
        <source>Put these numbers on the clipboard as text</source>
        <translation>Diese Zahlen als Text in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Type a sentence above to see how its weights are computed.</source>
        <translation>Tippen Sie oben einen Satz, um zu sehen, wie seine Gewichte berechnet werden.</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
</context>
<context>
    <name>CellSteps</name>
    <message>
        <source>Second softmax</source>
        <translation>Zweite Softmax</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
</context>
<context>
    <name>CentralViews</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
</context>
<context>
    <name>ChangePicture</name>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>ChoiceAnswer</name>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Choose this answer (key {number})</source>
        <translation>Diese Antwort wählen (Taste {number})</translation>
    </message>
</context>
<context>
    <name>ColourBarView</name>
    <message>
        <source>Colour bar</source>
        <translation>Farbskala</translation>
    </message>
    <message>
        <source>Weights from {low} to {high}</source>
        <translation>Gewichte von {low} bis {high}</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Find a command: words or first letters</source>
        <translation>Einen Befehl finden: Wörter oder Anfangsbuchstaben</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>1 head</source>
        <translation>1 Kopf</translation>
    </message>
    <message>
        <source>A and B are the same setting.</source>
        <translation>A und B sind dieselbe Einstellung.</translation>
    </message>
    <message>
        <source>A and B differ in: {parts}.</source>
        <translation>A und B unterscheiden sich in: {parts}.</translation>
    </message>
    <message>
        <source>A is computed rightly, B with the mistake that is on</source>
        <translation>A ist richtig gerechnet, B mit dem Fehler, der eingeschaltet ist</translation>
    </message>
    <message>
        <source>A sees all tokens, B only earlier ones</source>
        <translation>A sieht alle Tokens, B nur frühere</translation>
    </message>
    <message>
        <source>A with {a}, B with {b} in the present setting</source>
        <translation>A mit {a}, B mit {b} in der jetzigen Einstellung</translation>
    </message>
    <message>
        <source>A {a}, B {b}</source>
        <translation>A {a}, B {b}</translation>
    </message>
    <message>
        <source>A {a}, B {b}, difference {difference}</source>
        <translation>A {a}, B {b}, Differenz {difference}</translation>
    </message>
    <message>
        <source>All weights are the same</source>
        <translation>Alle Gewichte sind gleich</translation>
    </message>
    <message>
        <source>All | without H{head}</source>
        <translation>Alle | ohne H{head}</translation>
    </message>
    <message>
        <source>Crafted | random</source>
        <translation>Von Hand gebaut | zufällig</translation>
    </message>
    <message>
        <source>Heads made by hand beside heads that were never trained</source>
        <translation>Von Hand gebaute Köpfe neben Köpfen, die nie trainiert wurden</translation>
    </message>
    <message>
        <source>H{head} is not compared</source>
        <translation>H{head} wird nicht verglichen</translation>
    </message>
    <message>
        <source>H{head} largest difference, distance</source>
        <translation>H{head}: größte Differenz, Abstand</translation>
    </message>
    <message>
        <source>H{head} {query} looks at {key}</source>
        <translation>H{head} {query} blickt auf {key}</translation>
    </message>
    <message>
        <source>H{head} {query} → {key}</source>
        <translation>H{head} {query} → {key}</translation>
    </message>
    <message>
        <source>JS {distance}</source>
        <translation>JS {distance}</translation>
    </message>
    <message>
        <source>Largest difference {largest} in H{head}, {cell}</source>
        <translation>Größte Differenz {largest} in H{head}, {cell}</translation>
    </message>
    <message>
        <source>No mask | causal</source>
        <translation>Keine Maske | kausal</translation>
    </message>
    <message>
        <source>Output of {token}, column {column}</source>
        <translation>Ausgabe von {token}, Spalte {column}</translation>
    </message>
    <message>
        <source>Right | deliberately wrong</source>
        <translation>Richtig | absichtlich falsch</translation>
    </message>
    <message>
        <source>The same d_model split into few or into more heads</source>
        <translation>Dasselbe d_model in wenige oder in mehr Köpfe aufgeteilt</translation>
    </message>
    <message>
        <source>What the selected head adds to the output</source>
        <translation>Was der gewählte Kopf zur Ausgabe beiträgt</translation>
    </message>
    <message>
        <source>a key/value head for every query head</source>
        <translation>ein Key/Value-Kopf für jeden Query-Kopf</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>deliberate mistake</source>
        <translation>absichtlicher Fehler</translation>
    </message>
    <message>
        <source>distance up to {distance}</source>
        <translation>Abstand bis zu {distance}</translation>
    </message>
    <message>
        <source>grouping of the heads</source>
        <translation>Gruppierung der Köpfe</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>key/value heads</source>
        <translation>Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>key/value heads that several query heads share</source>
        <translation>Key/Value-Köpfe, die sich mehrere Query-Köpfe teilen</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>mixing desk</source>
        <translation>Mischpult</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one key/value head for all query heads</source>
        <translation>ein Key/Value-Kopf für alle Query-Köpfe</translation>
    </message>
    <message>
        <source>output changed by {change}</source>
        <translation>Ausgabe um {change} verändert</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>rotary</source>
        <translation>Rotary</translation>
    </message>
    <message>
        <source>scale of the random heads</source>
        <translation>Skalierung der zufälligen Köpfe</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>shared K and V</source>
        <translation>geteilte K und V</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>sinusförmig</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>{few} | {more} heads</source>
        <translation>{few} | {more} Köpfe</translation>
    </message>
    <message>
        <source>{h} heads</source>
        <translation>{h} Köpfe</translation>
    </message>
    <message>
        <source>{h} heads, {g} key/value</source>
        <translation>{h} Köpfe, {g} Key/Value</translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>{limits}, for A and B. Triangle above: A. Triangle below: B.</source>
        <translation>{limits}, für A und B. Dreieck oben: A. Dreieck unten: B.</translation>
    </message>
</context>
<context>
    <name>CompareHeader</name>
    <message>
        <source>A becomes what B is now</source>
        <translation>A wird, was B jetzt ist</translation>
    </message>
    <message>
        <source>A is a setting you kept</source>
        <translation>A ist eine Einstellung, die Sie behalten haben</translation>
    </message>
    <message>
        <source>B becomes what A is</source>
        <translation>B wird, was A ist</translation>
    </message>
    <message>
        <source>B is the live setting</source>
        <translation>B ist die jetzige Einstellung</translation>
    </message>
    <message>
        <source>B, live</source>
        <translation>B, jetzt</translation>
    </message>
    <message>
        <source>Cop&amp;y A to B</source>
        <translation>A nach B über&amp;nehmen</translation>
    </message>
    <message>
        <source>Do without A</source>
        <translation>Auf A verzichten</translation>
    </message>
    <message>
        <source>Do without A: back to the start of this view</source>
        <translation>Auf A verzichten: zurück zum Anfang dieser Ansicht</translation>
    </message>
    <message>
        <source>Exchange A and B</source>
        <translation>A und B vertauschen</translation>
    </message>
    <message>
        <source>Kee&amp;p B as A</source>
        <translation>B als A be&amp;wahren</translation>
    </message>
    <message>
        <source>Name of A</source>
        <translation>Name von A</translation>
    </message>
    <message>
        <source>Name of B</source>
        <translation>Name von B</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Vertauschen</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>A and B</source>
        <translation>A und B</translation>
    </message>
    <message>
        <source>B − A alone, as large as it can be</source>
        <translation>Nur B − A, so groß wie möglich</translation>
    </message>
    <message>
        <source>Both side by side, with B − A if it has room</source>
        <translation>Beide nebeneinander, mit B − A, wenn Platz ist</translation>
    </message>
    <message>
        <source>Comparing: {done} of {total} heads</source>
        <translation>Vergleich: {done} von {total} Köpfen</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft…</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Distance: mean over the rows of the square root of the Jensen-Shannon divergence (base 2), 0 to 1. Change of the output: ‖B − A‖ / ‖A‖.</source>
        <translation>Abstand: Mittel über die Zeilen der Wurzel aus der Jensen-Shannon-Divergenz (Basis 2), 0 bis 1. Änderung der Ausgabe: ‖B − A‖ / ‖A‖.</translation>
    </message>
    <message>
        <source>How far each head moved, as a table</source>
        <translation>Wie weit sich jeder Kopf bewegt hat, als Tabelle</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Part of the comparison</source>
        <translation>Teil des Vergleichs</translation>
    </message>
</context>
<context>
    <name>ComparePictures</name>
    <message>
        <source>Arrows: head. Alt and arrows: cell. Enter: show the head large.</source>
        <translation>Pfeile: Kopf. Alt und Pfeile: Zelle. Eingabe: den Kopf groß zeigen.</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Difference. {keys}</source>
        <translation>Differenz. {keys}</translation>
    </message>
    <message>
        <source>Heads of A. {keys}</source>
        <translation>Köpfe von A. {keys}</translation>
    </message>
    <message>
        <source>Heads of B. {keys}</source>
        <translation>Köpfe von B. {keys}</translation>
    </message>
    <message>
        <source>Nothing can be subtracted.</source>
        <translation>Es kann nichts abgezogen werden.</translation>
    </message>
    <message>
        <source>The sentence of {name} has no words.</source>
        <translation>Der Satz von {name} hat keine Wörter.</translation>
    </message>
</context>
<context>
    <name>ControlsShown</name>
    <message>
        <source>Above the heads</source>
        <translation>Über den Köpfen</translation>
    </message>
    <message>
        <source>Choice of the head</source>
        <translation>Wahl des Kopfs</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Key/value groups</source>
        <translation>Key/Value-Gruppen</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Mixing desk</source>
        <translation>Mischpult</translation>
    </message>
    <message>
        <source>Model width</source>
        <translation>Modellbreite</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Switches of the head</source>
        <translation>Schalter des Kopfs</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Top bar</source>
        <translation>Obere Leiste</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>Rückgängig und Wiederholen</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
</context>
<context>
    <name>ControlsShownDialog</name>
    <message>
        <source>Controls shown</source>
        <translation>Gezeigte Bedienelemente</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Show “{control}” in the window</source>
        <translation>„{control}“ im Fenster zeigen</translation>
    </message>
    <message>
        <source>What has no check is taken out of the window; the session remembers it.</source>
        <translation>Was keinen Haken hat, ist aus dem Fenster genommen; die Sitzung merkt es sich.</translation>
    </message>
</context>
<context>
    <name>CostTable</name>
    <message>
        <source>Cost of each key/value layout</source>
        <translation>Kosten jeder Key/Value-Anordnung</translation>
    </message>
    <message>
        <source>KV cache: keys and values of all tokens in one layer, as 16-bit floats (2 · key/value heads · d_k · tokens · 2 bytes).</source>
        <translation>KV-Cache: Keys und Values aller Tokens in einer Schicht, als 16-Bit-Zahlen (2 · Key/Value-Köpfe · d_k · Tokens · 2 Bytes).</translation>
    </message>
</context>
<context>
    <name>CostTableModel</name>
    <message>
        <source>Concat · W_O</source>
        <translation>Concat · W_O</translation>
    </message>
    <message>
        <source>Exponentials of the softmax</source>
        <translation>Exponentialfunktionen der Softmax</translation>
    </message>
    <message>
        <source>K = X · W_K</source>
        <translation>K = X · W_K</translation>
    </message>
    <message>
        <source>MHA, g = {g}</source>
        <translation>MHA, g = {g}</translation>
    </message>
    <message>
        <source>MQA, g = {g}</source>
        <translation>MQA, g = {g}</translation>
    </message>
    <message>
        <source>Matrix or stage</source>
        <translation>Matrix oder Schritt</translation>
    </message>
    <message>
        <source>Multiply-adds, 1 token</source>
        <translation>Multiplikationen mit Addition, 1 Token</translation>
    </message>
    <message>
        <source>Multiply-adds, {n} tokens</source>
        <translation>Multiplikationen mit Addition, {n} Tokens</translation>
    </message>
    <message>
        <source>Now, g = {g}</source>
        <translation>Jetzt, g = {g}</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Q = X · W_Q</source>
        <translation>Q = X · W_Q</translation>
    </message>
    <message>
        <source>Scores Q · Kᵀ</source>
        <translation>Scores Q · Kᵀ</translation>
    </message>
    <message>
        <source>V = X · W_V</source>
        <translation>V = X · W_V</translation>
    </message>
    <message>
        <source>Weights · V</source>
        <translation>Gewichte · V</translation>
    </message>
    <message>
        <source>{share} of MHA</source>
        <translation>{share} von MHA</translation>
    </message>
</context>
<context>
    <name>CostsModel</name>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>KV cache, 1 token</source>
        <translation>KV-Cache, 1 Token</translation>
    </message>
    <message>
        <source>KV cache, {n} tokens</source>
        <translation>KV-Cache, {n} Tokens</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>of MHA</source>
        <translation>von MHA</translation>
    </message>
</context>
<context>
    <name>CostsPage</name>
    <message>
        <source>No tokens: type a sentence to see what its tokens cost.</source>
        <translation>Keine Tokens: Tippen Sie einen Satz, um zu sehen, was seine Tokens kosten.</translation>
    </message>
</context>
<context>
    <name>CostsTable</name>
    <message>
        <source>Costs by matrix and stage: MHA, now and MQA</source>
        <translation>Kosten nach Matrix und Schritt: MHA, jetzt und MQA</translation>
    </message>
    <message>
        <source>Every key is computed for every query, whatever the mask. h: query heads, g: key/value heads, n: tokens.</source>
        <translation>Jeder Key wird für jede Query berechnet, egal mit welcher Maske. h: Query-Köpfe, g: Key/Value-Köpfe, n: Tokens.</translation>
    </message>
</context>
<context>
    <name>DimensionsPanel</name>
    <message>
        <source>&amp;Heads h</source>
        <translation>Kö&amp;pfe h</translation>
    </message>
    <message>
        <source>&amp;Model width {d_model}</source>
        <translation>&amp;Modellbreite {d_model}</translation>
    </message>
    <message>
        <source>&amp;Temperature</source>
        <translation>&amp;Temperatur</translation>
    </message>
    <message>
        <source>Crafted heads read position features of the tokens; choose random heads</source>
        <translation>Von Hand gebaute Köpfe lesen Positionsmerkmale der Tokens; nehmen Sie zufällige Köpfe</translation>
    </message>
    <message>
        <source>Dimension budget</source>
        <translation>Aufteilung von d_model</translation>
    </message>
    <message>
        <source>How a token knows its place in the sentence</source>
        <translation>Woran ein Token seinen Platz im Satz erkennt</translation>
    </message>
    <message>
        <source>Length of a token vector: any multiple of the number of heads</source>
        <translation>Länge eines Token-Vektors: jedes Vielfache der Kopfzahl</translation>
    </message>
    <message>
        <source>Model width d_model</source>
        <translation>Modellbreite d_model</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Number of heads</source>
        <translation>Zahl der Köpfe</translation>
    </message>
    <message>
        <source>Number of heads h: any divisor of d_model</source>
        <translation>Zahl der Köpfe h: jeder Teiler von d_model</translation>
    </message>
    <message>
        <source>Pos&amp;itions</source>
        <translation>Pos&amp;itionen</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Queries and keys are turned by their place (Su et al. 2021)</source>
        <translation>Queries und Keys werden um ihren Platz gedreht (Su et al. 2021)</translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation>Rotary</translation>
    </message>
    <message>
        <source>Scores are divided by this: low sharpens, high flattens</source>
        <translation>Scores werden dadurch geteilt: niedrig schärft, hoch flacht ab</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>Sinusförmig</translation>
    </message>
    <message>
        <source>Softmax temperature</source>
        <translation>Temperatur der Softmax</translation>
    </message>
</context>
<context>
    <name>DistanceBars</name>
    <message>
        <source>Distance: {reading}</source>
        <translation>Abstand: {reading}</translation>
    </message>
    <message>
        <source>H{head} {distance}</source>
        <translation>H{head} {distance}</translation>
    </message>
    <message>
        <source>Jensen-Shannon distance of each head</source>
        <translation>Jensen-Shannon-Abstand jedes Kopfs</translation>
    </message>
    <message>
        <source>Left, Right, Home and End read the distance of each head.</source>
        <translation>Links, Rechts, Pos1 und Ende lesen den Abstand jedes Kopfs ab.</translation>
    </message>
    <message>
        <source>largest: H{head} {distance}</source>
        <translation>größter: H{head} {distance}</translation>
    </message>
</context>
<context>
    <name>DockTitle</name>
    <message>
        <source>Close {panel}</source>
        <translation>{panel} schließen</translation>
    </message>
    <message>
        <source>Detach {panel}</source>
        <translation>{panel} ablösen</translation>
    </message>
    <message>
        <source>Put {panel} back</source>
        <translation>{panel} zurückstellen</translation>
    </message>
</context>
<context>
    <name>DoublingQuestion</name>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation>Antwort &amp;zeigen</translation>
    </message>
    <message>
        <source>&lt;b&gt;doubled&lt;/b&gt;</source>
        <translation>&lt;b&gt;verdoppelt&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;unchanged&lt;/b&gt;</source>
        <translation>&lt;b&gt;unverändert&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Exponentials</source>
        <translation>Exponentialfunktionen</translation>
    </message>
    <message>
        <source>Here it does not stay the same. With {g} shared key/value heads kept, W&lt;sub&gt;K&lt;/sub&gt; and W&lt;sub&gt;V&lt;/sub&gt; have g · d&lt;sub&gt;k&lt;/sub&gt; columns, and these halve with d&lt;sub&gt;k&lt;/sub&gt;: from {before} to {after}. “The total does not change” holds under MHA, where g grows with h.</source>
        <translation>Hier bleibt es nicht gleich. Mit {g} geteilten Key/Value-Köpfen, die bleiben, haben W&lt;sub&gt;K&lt;/sub&gt; und W&lt;sub&gt;V&lt;/sub&gt; g · d&lt;sub&gt;k&lt;/sub&gt; Spalten, und die halbieren sich mit d&lt;sub&gt;k&lt;/sub&gt;: von {before} auf {after}. „Die Summe ändert sich nicht“ gilt bei MHA, wo g mit h wächst.</translation>
    </message>
    <message>
        <source>Hide the &amp;answer</source>
        <translation>Antwort &amp;verbergen</translation>
    </message>
    <message>
        <source>Multiply-adds</source>
        <translation>Multiplikationen mit Addition</translation>
    </message>
    <message>
        <source>Nothing. All costs have h only as h · d&lt;sub&gt;k&lt;/sub&gt;, and that stays d&lt;sub&gt;model&lt;/sub&gt; = {d_model}: every head gets cheaper as there are more of them.</source>
        <translation>Nichts. In allen Kosten steht h nur als h · d&lt;sub&gt;k&lt;/sub&gt;, und das bleibt d&lt;sub&gt;model&lt;/sub&gt; = {d_model}: Jeder Kopf wird billiger, wenn es mehr werden.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>The sentence has no tokens, so nothing is multiplied yet.</source>
        <translation>Der Satz hat keine Tokens, also wird noch nichts multipliziert.</translation>
    </message>
    <message>
        <source>The softmax pays: it takes one exponential per weight, h · n² in all. These are not multiply-adds, and they double with the heads: {before} become {after}.</source>
        <translation>Die Softmax zahlt: Sie braucht eine Exponentialfunktion je Gewicht, insgesamt h · n². Das sind keine Multiplikationen, und sie verdoppeln sich mit den Köpfen: Aus {before} werden {after}.</translation>
    </message>
    <message>
        <source>Think first; then see the numbers of the present state.</source>
        <translation>Erst nachdenken; dann die Zahlen des jetzigen Zustands ansehen.</translation>
    </message>
    <message>
        <source>What happens to the total computation when the heads double and d&lt;sub&gt;k&lt;/sub&gt; halves?</source>
        <translation>Was geschieht mit dem gesamten Rechenaufwand, wenn sich die Köpfe verdoppeln und d&lt;sub&gt;k&lt;/sub&gt; halbiert?</translation>
    </message>
    <message>
        <source>d&lt;sub&gt;k&lt;/sub&gt; = {d_k} is odd: it cannot be halved. Choose fewer heads.</source>
        <translation>d&lt;sub&gt;k&lt;/sub&gt; = {d_k} ist ungerade und lässt sich nicht halbieren. Nehmen Sie weniger Köpfe.</translation>
    </message>
</context>
<context>
    <name>EffectBars</name>
    <message>
        <source>Colour bars of weights and of their difference</source>
        <translation>Farbskalen der Gewichte und ihrer Differenz</translation>
    </message>
    <message>
        <source>Weights from {0} to {1}, differences from {2} to {3}</source>
        <translation>Gewichte von {0} bis {1}, Differenzen von {2} bis {3}</translation>
    </message>
</context>
<context>
    <name>EffectNumbers</name>
    <message>
        <source>error of the output</source>
        <translation>Fehler der Ausgabe</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>mittlerer Abstand</translation>
    </message>
</context>
<context>
    <name>EffectPage</name>
    <message>
        <source>Comparing the heads…</source>
        <translation>Köpfe werden verglichen…</translation>
    </message>
    <message>
        <source>Computing the chart: {done} of {total}</source>
        <translation>Das Diagramm wird berechnet: {done} von {total}</translation>
    </message>
    <message>
        <source>Relative error of the output</source>
        <translation>Relativer Fehler der Ausgabe</translation>
    </message>
    <message>
        <source>{grouping}: nothing is shared</source>
        <translation>{grouping}: nichts wird geteilt</translation>
    </message>
    <message>
        <source>‖output before − output after‖ / ‖output before‖ over all tokens, where before means a key/value head for every query head.</source>
        <translation>‖Ausgabe vorher − Ausgabe nachher‖ / ‖Ausgabe vorher‖ über alle Tokens; vorher heißt: ein Key/Value-Kopf für jeden Query-Kopf.</translation>
    </message>
</context>
<context>
    <name>EffectRowsView</name>
    <message>
        <source>The distance is the mean over all queries of the square root of the Jensen-Shannon divergence (base 2) of the weights before and after: 0 is the same, 1 nothing in common.</source>
        <translation>Der Abstand ist das Mittel über alle Queries der Wurzel aus der Jensen-Shannon-Divergenz (Basis 2) der Gewichte vorher und nachher: 0 ist gleich, 1 nichts gemeinsam.</translation>
    </message>
    <message>
        <source>Up and Down: head. Alt and an arrow: cell. Enter: select the head.</source>
        <translation>Auf und Ab: Kopf. Alt und ein Pfeil: Zelle. Eingabe: den Kopf wählen.</translation>
    </message>
    <message>
        <source>Weights of each head before and after sharing</source>
        <translation>Gewichte jedes Kopfs vor und nach dem Teilen</translation>
    </message>
</context>
<context>
    <name>EntryTerms</name>
    <message>
        <source>Sum over heads for one entry of the output</source>
        <translation>Summe über die Köpfe für einen Eintrag der Ausgabe</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>Bias</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
</context>
<context>
    <name>ErrorChart</name>
    <message>
        <source>Left, Right, Home and End read the errors.</source>
        <translation>Links, Rechts, Pos1 und Ende lesen die Fehler ab.</translation>
    </message>
    <message>
        <source>Relative error of the output against key/value heads</source>
        <translation>Relativer Fehler der Ausgabe gegen die Zahl der Key/Value-Köpfe</translation>
    </message>
</context>
<context>
    <name>ExampleSelector</name>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Sentences that show one thing heads do (Alt+X)</source>
        <translation>Sätze, die je eine Sache zeigen, die Köpfe tun (Alt+X)</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>In code</source>
        <translation>Als Code</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>The chosen cell in words</source>
        <translation>Die gewählte Zelle in Worten</translation>
    </message>
    <message>
        <source>The step in code</source>
        <translation>Der Schritt als Code</translation>
    </message>
    <message>
        <source>The sum of the chosen cell</source>
        <translation>Die Summe der gewählten Zelle</translation>
    </message>
    <message>
        <source>Where there is no room for every entry, a place shows the one of largest magnitude that it covers; the chosen cell is exact.</source>
        <translation>Wo nicht jeder Eintrag Platz hat, zeigt eine Stelle den betragsmäßig größten, den sie bedeckt; die gewählte Zelle ist genau.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>A file is still being written. Stop, and leave it out?</source>
        <translation>Eine Datei wird noch geschrieben. Abbrechen und auf sie verzichten?</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>As large as the picture</source>
        <translation>So groß wie das Bild</translation>
    </message>
    <message>
        <source>As listed</source>
        <translation>Wie aufgezählt</translation>
    </message>
    <message>
        <source>By key/value head</source>
        <translation>Nach Key/Value-Kopf</translation>
    </message>
    <message>
        <source>CSV, a row for each weight (*.csv)</source>
        <translation>CSV, eine Zeile je Gewicht (*.csv)</translation>
    </message>
    <message>
        <source>CSV, a table for each head (*.csv)</source>
        <translation>CSV, eine Tabelle je Kopf (*.csv)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Contact sheet</source>
        <translation>Übersichtsblatt</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Greyscale, for print</source>
        <translation>Graustufen, für den Druck</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Key/value groups with costs</source>
        <translation>Key/Value-Gruppen mit Kosten</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Mixing desk</source>
        <translation>Mischpult</translation>
    </message>
    <message>
        <source>NumPy arrays (*.npz)</source>
        <translation>NumPy-Arrays (*.npz)</translation>
    </message>
    <message>
        <source>One head, large</source>
        <translation>Ein Kopf, groß</translation>
    </message>
    <message>
        <source>PDF, pages</source>
        <translation>PDF, Seiten</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, Pixel</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>SVG, shapes</source>
        <translation>SVG, Formen</translation>
    </message>
    <message>
        <source>Similar heads together</source>
        <translation>Ähnliche Köpfe nebeneinander</translation>
    </message>
    <message>
        <source>Stop writing?</source>
        <translation>Schreiben abbrechen?</translation>
    </message>
</context>
<context>
    <name>ExportAsking</name>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>{name} already exists in {folder}. Replace it?</source>
        <translation>{name} gibt es in {folder} schon. Ersetzen?</translation>
    </message>
    <message>
        <source>{name} and {count} more already exist in {folder}. Replace them?</source>
        <translation>{name} und {count} weitere gibt es in {folder} schon. Ersetzen?</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>&amp;Batch…</source>
        <translation>&amp;Viele…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>All heads or many sentences into a folder</source>
        <translation>Alle Köpfe oder viele Sätze in einen Ordner</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>V&amp;erlauf</translation>
    </message>
    <message>
        <source>Look at the pages and print them (Ctrl+P)</source>
        <translation>Die Seiten ansehen und drucken (Strg+P)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Put the picture on the clipboard</source>
        <translation>Das Bild in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Show in folder: {path}</source>
        <translation>Im Ordner zeigen: {path}</translation>
    </message>
    <message>
        <source>Show the folder of a picture that was exported before</source>
        <translation>Den Ordner eines früher exportierten Bilds zeigen</translation>
    </message>
    <message>
        <source>Write the picture into a file</source>
        <translation>Das Bild in eine Datei schreiben</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>KV {number}</source>
        <translation>KV {number}</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Key token (looked at)</source>
        <translation>Key-Token (wird angeblickt)</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Query token (looking)</source>
        <translation>Query-Token (blickt)</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>stumm</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
</context>
<context>
    <name>FileForm</name>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Keep the state in the file</source>
        <translation>Stan&amp;d in der Datei mitgeben</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>B&amp;reite</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Lan&amp;dscape</source>
        <translation>&amp;Querformat</translation>
    </message>
    <message>
        <source>PNG has pixels; SVG and PDF are sharp at any size</source>
        <translation>PNG hat Pixel; SVG und PDF sind in jeder Größe scharf</translation>
    </message>
    <message>
        <source>Pages that are wider than high</source>
        <translation>Seiten, die breiter als hoch sind</translation>
    </message>
    <message>
        <source>Pap&amp;er</source>
        <translation>Papie&amp;r</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Resolutio&amp;n</source>
        <translation>Auflösu&amp;ng</translation>
    </message>
    <message>
        <source>Si&amp;ze in</source>
        <translation>Größe &amp;in</translation>
    </message>
    <message>
        <source>The pages of the PDF</source>
        <translation>Die Seiten des PDF</translation>
    </message>
    <message>
        <source>The picture is exactly this wide</source>
        <translation>Das Bild ist genau so breit</translation>
    </message>
    <message>
        <source>What the width is given in</source>
        <translation>Worin die Breite angegeben ist</translation>
    </message>
    <message>
        <source>Written into the file for printing</source>
        <translation>Steht in der Datei, für den Druck</translation>
    </message>
    <message>
        <source>{cm} cm wide on paper</source>
        <translation>{cm} cm breit auf Papier</translation>
    </message>
    <message>
        <source>“Open a figure&apos;s state” brings it back, with your notes; PDF: an attachment</source>
        <translation>„Stand eines Bilds öffnen“ holt ihn zurück, mit Ihren Notizen; PDF: ein Anhang</translation>
    </message>
</context>
<context>
    <name>FoldPage</name>
    <message>
        <source>(x · W&lt;sub&gt;V&lt;/sub&gt;) · W&lt;sub&gt;O&lt;/sub&gt; and x · W&lt;sub&gt;VO&lt;/sub&gt;, all tokens x: &lt;b&gt;{verdict}&lt;/b&gt;, largest difference {difference}</source>
        <translation>(x · W&lt;sub&gt;V&lt;/sub&gt;) · W&lt;sub&gt;O&lt;/sub&gt; und x · W&lt;sub&gt;VO&lt;/sub&gt;, alle Tokens x: &lt;b&gt;{verdict}&lt;/b&gt;, größte Differenz {difference}</translation>
    </message>
    <message>
        <source>Each of the {h} heads has such a matrix of its own. No single matrix replaces them all, because each head mixes the tokens with other weights in between.</source>
        <translation>Jeder der {h} Köpfe hat eine eigene solche Matrix. Keine einzelne Matrix ersetzt sie alle, weil jeder Kopf die Tokens dazwischen mit anderen Gewichten mischt.</translation>
    </message>
    <message>
        <source>Rounding explains differences up to {allowed}.</source>
        <translation>Rundung erklärt Differenzen bis {allowed}.</translation>
    </message>
    <message>
        <source>There is one head only, so this holds for the whole layer: W&lt;sub&gt;V&lt;/sub&gt; and W&lt;sub&gt;O&lt;/sub&gt; could be one matrix, and no number of the output would change.</source>
        <translation>Es gibt nur einen Kopf, also gilt das für die ganze Schicht: W&lt;sub&gt;V&lt;/sub&gt; und W&lt;sub&gt;O&lt;/sub&gt; könnten eine Matrix sein, und keine Zahl der Ausgabe würde sich ändern.</translation>
    </message>
    <message>
        <source>W&lt;sub&gt;V&lt;/sub&gt; is that of key/value head {kv}, which {n} heads share.</source>
        <translation>W&lt;sub&gt;V&lt;/sub&gt; ist das von Key/Value-Kopf {kv}, den sich {n} Köpfe teilen.</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>not equal</source>
        <translation>nicht gleich</translation>
    </message>
    <message>
        <source>reads and writes with one matrix</source>
        <translation>liest und schreibt mit einer Matrix</translation>
    </message>
    <message>
        <source>{two} numbers in two matrices, {one} in one of rank {rank} at most.</source>
        <translation>{two} Zahlen in zwei Matrizen, {one} in einer vom Rang höchstens {rank}.</translation>
    </message>
</context>
<context>
    <name>Formulas</name>
    <message>
        <source>1 − mean over the rows of √JSD, the Jensen-Shannon divergence to base 2</source>
        <translation>1 − Mittel über die Zeilen von √JSD, der Jensen-Shannon-Divergenz zur Basis 2</translation>
    </message>
    <message>
        <source>2 · g · d_k · n · 2 bytes</source>
        <translation>2 · g · d_k · n · 2 Bytes</translation>
    </message>
    <message>
        <source>Frobenius norm of the part of W_O from head i to block b</source>
        <translation>Frobenius-Norm des Teils von W_O von Kopf i zu Block b</translation>
    </message>
    <message>
        <source>H_i = −(sum over j of a_ij log a_ij) / log m_i, where m_i keys are allowed</source>
        <translation>H_i = −(Summe über j von a_ij log a_ij) / log m_i, wobei m_i Keys erlaubt sind</translation>
    </message>
    <message>
        <source>W = U Σ V transposed</source>
        <translation>W = U Σ V transponiert</translation>
    </message>
    <message>
        <source>W = σ · Z, where Z is drawn from the normal distribution</source>
        <translation>W = σ · Z, wobei Z aus der Normalverteilung gezogen ist</translation>
    </message>
    <message>
        <source>W_K and W_V have d_model rows and g · d_k columns</source>
        <translation>W_K und W_V haben d_model Zeilen und g · d_k Spalten</translation>
    </message>
    <message>
        <source>X has n rows and d_model columns</source>
        <translation>X hat n Zeilen und d_model Spalten</translation>
    </message>
    <message>
        <source>Y = sum over i of gain i · Z_i · band i of W_O</source>
        <translation>Y = Summe über i von Faktor i · Z_i · Band i von W_O</translation>
    </message>
    <message>
        <source>Z = gain 1 · Z_1 and so on, side by side</source>
        <translation>Z = Faktor 1 · Z_1 und so weiter, nebeneinander</translation>
    </message>
    <message>
        <source>a = softmax(s + log M), where log 0 is −∞</source>
        <translation>a = softmax(s + log M), wobei log 0 gleich −∞ ist</translation>
    </message>
    <message>
        <source>a = softmax(s) · M, where M is 0 or 1</source>
        <translation>a = softmax(s) · M, wobei M 0 oder 1 ist</translation>
    </message>
    <message>
        <source>a_ij = M_ij exp(s_ij) / sum over m of M_im exp(s_im), where M is 0 or 1</source>
        <translation>a_ij = M_ij exp(s_ij) / Summe über m von M_im exp(s_im), wobei M 0 oder 1 ist</translation>
    </message>
    <message>
        <source>a_ij = exp(s_ij) / sum over m of exp(s_im)</source>
        <translation>a_ij = exp(s_ij) / Summe über m von exp(s_im)</translation>
    </message>
    <message>
        <source>a_ij = exp(s_ij) / sum over m of exp(s_mj)</source>
        <translation>a_ij = exp(s_ij) / Summe über m von exp(s_mj)</translation>
    </message>
    <message>
        <source>a_ij = exp(−∞) / sum of exp(−∞) = 0 / 0</source>
        <translation>a_ij = exp(−∞) / Summe von exp(−∞) = 0 / 0</translation>
    </message>
    <message>
        <source>a_ij = softmax over j of q_i · k_j / √d_k</source>
        <translation>a_ij = Softmax über j von q_i · k_j / √d_k</translation>
    </message>
    <message>
        <source>bytes = 2 · layers · g · d_k · tokens · sequences · bytes per number</source>
        <translation>Bytes = 2 · Schichten · g · d_k · Tokens · Sequenzen · Bytes je Zahl</translation>
    </message>
    <message>
        <source>c_ij = sum over m of a_im b_mj</source>
        <translation>c_ij = Summe über m von a_im b_mj</translation>
    </message>
    <message>
        <source>changed output − output</source>
        <translation>geänderte Ausgabe − Ausgabe</translation>
    </message>
    <message>
        <source>columns i of Y = gain i · columns i of Z W_O</source>
        <translation>Spalten i von Y = Faktor i · Spalten i von Z W_O</translation>
    </message>
    <message>
        <source>cosine = u · w / (length of u · length of w)</source>
        <translation>Cosinus = u · w / (Länge von u · Länge von w)</translation>
    </message>
    <message>
        <source>d_model · d_k · (2h + 2g), without biases</source>
        <translation>d_model · d_k · (2h + 2g), ohne Bias-Werte</translation>
    </message>
    <message>
        <source>h / g query heads share each</source>
        <translation>je h / g Query-Köpfe teilen sich einen</translation>
    </message>
    <message>
        <source>head i = softmax(Q_i K_i transposed / √d_k) V_i</source>
        <translation>Kopf i = softmax(Q_i K_i transponiert / √d_k) V_i</translation>
    </message>
    <message>
        <source>kv(i) = i / (h/g), rounded down</source>
        <translation>kv(i) = i / (h/g), abgerundet</translation>
    </message>
    <message>
        <source>kv(i) = i divided by h/g, rounded down</source>
        <translation>kv(i) = i geteilt durch h/g, abgerundet</translation>
    </message>
    <message>
        <source>length of gain i · head output i · its band of W_O</source>
        <translation>Länge von Faktor i · Kopfausgabe i · ihrem Band von W_O</translation>
    </message>
    <message>
        <source>length of the change / length of the output of the token</source>
        <translation>Länge der Änderung / Länge der Ausgabe des Tokens</translation>
    </message>
    <message>
        <source>length of the change of the output / length of the output</source>
        <translation>Länge der Änderung der Ausgabe / Länge der Ausgabe</translation>
    </message>
    <message>
        <source>mean = sum of the weights of m heads / m</source>
        <translation>Mittel = Summe der Gewichte von m Köpfen / m</translation>
    </message>
    <message>
        <source>mean over the rows of √JSD, the Jensen-Shannon divergence to base 2</source>
        <translation>Mittel über die Zeilen von √JSD, der Jensen-Shannon-Divergenz zur Basis 2</translation>
    </message>
    <message>
        <source>multiply-adds of MHA: 4 n d_model squared + 2 n squared d_model</source>
        <translation>Multiplikationen mit Addition bei MHA: 4 n d_model Quadrat + 2 n Quadrat d_model</translation>
    </message>
    <message>
        <source>output = concat · W_O + bias</source>
        <translation>Ausgabe = Concat · W_O + Bias</translation>
    </message>
    <message>
        <source>output = concat · W_O + bias = sum of the contributions of the heads + bias</source>
        <translation>Ausgabe = Concat · W_O + Bias = Summe der Beiträge der Köpfe + Bias</translation>
    </message>
    <message>
        <source>output = sum of gain i · head output i · its band of W_O, plus the bias</source>
        <translation>Ausgabe = Summe von Faktor i · Kopfausgabe i · ihrem Band von W_O, plus Bias</translation>
    </message>
    <message>
        <source>output = sum over the heads that are not muted, plus the bias</source>
        <translation>Ausgabe = Summe über die Köpfe, die nicht stumm sind, plus Bias</translation>
    </message>
    <message>
        <source>output of A − output of B = contribution of head i</source>
        <translation>Ausgabe von A − Ausgabe von B = Beitrag von Kopf i</translation>
    </message>
    <message>
        <source>output of B − output of A</source>
        <translation>Ausgabe von B − Ausgabe von A</translation>
    </message>
    <message>
        <source>q · k = sum over c of q_c k_c</source>
        <translation>q · k = Summe über c von q_c k_c</translation>
    </message>
    <message>
        <source>s_ij = q_i · k_j / √d_k, and a_ij = exp(s_ij) / sum over m of exp(s_im)</source>
        <translation>s_ij = q_i · k_j / √d_k, und a_ij = exp(s_ij) / Summe über m von exp(s_im)</translation>
    </message>
    <message>
        <source>shared W_K = mean of the W_K of the m heads</source>
        <translation>geteiltes W_K = Mittel der W_K der m Köpfe</translation>
    </message>
    <message>
        <source>weights = softmax(Q K transposed / √d_k)</source>
        <translation>Gewichte = softmax(Q K transponiert / √d_k)</translation>
    </message>
    <message>
        <source>weights i = softmax(Q_i K_i transposed / √d_k)</source>
        <translation>Gewichte i = softmax(Q_i K_i transponiert / √d_k)</translation>
    </message>
    <message>
        <source>weights i = softmax(Q_i · the keys it reads, transposed, / √d_k)</source>
        <translation>Gewichte i = softmax(Q_i · die Keys, die er liest, transponiert, / √d_k)</translation>
    </message>
    <message>
        <source>weights of B − weights of A</source>
        <translation>Gewichte von B − Gewichte von A</translation>
    </message>
    <message>
        <source>x_t = content of token t + position of t</source>
        <translation>x_t = Inhalt von Token t + Position von t</translation>
    </message>
</context>
<context>
    <name>GroupingEditor</name>
    <message>
        <source>1 key/value head</source>
        <translation>1 Key/Value-Kopf</translation>
    </message>
    <message>
        <source>1 key/value head ({share} query heads share it)</source>
        <translation>1 Key/Value-Kopf ({share} Query-Köpfe teilen ihn)</translation>
    </message>
    <message>
        <source>Drop {heads} here to reorder.</source>
        <translation>{heads} hier fallen lassen, um umzuordnen.</translation>
    </message>
    <message>
        <source>Drop {heads} on KV {lane}.</source>
        <translation>{heads} auf KV {lane} fallen lassen.</translation>
    </message>
    <message>
        <source>Drop {heads} on a new key/value head.</source>
        <translation>{heads} auf einen neuen Key/Value-Kopf fallen lassen.</translation>
    </message>
    <message>
        <source>Give {heads} a new key/value head</source>
        <translation>{heads} einen neuen Key/Value-Kopf geben</translation>
    </message>
    <message>
        <source>Group as {name}</source>
        <translation>Als {name} gruppieren</translation>
    </message>
    <message>
        <source>H{head} reads KV {lane}</source>
        <translation>H{head} liest KV {lane}</translation>
    </message>
    <message>
        <source>H{head} reads KV {lane} together with {others}</source>
        <translation>H{head} liest KV {lane} zusammen mit {others}</translation>
    </message>
    <message>
        <source>KV {lane} has one query head only: there is nothing to split</source>
        <translation>KV {lane} hat nur einen Query-Kopf: Da ist nichts zu teilen</translation>
    </message>
    <message>
        <source>KV {lane} is the first lane</source>
        <translation>KV {lane} ist die erste Spur</translation>
    </message>
    <message>
        <source>KV {lane} is the last lane</source>
        <translation>KV {lane} ist die letzte Spur</translation>
    </message>
    <message>
        <source>KV {lane} is the only lane</source>
        <translation>KV {lane} ist die einzige Spur</translation>
    </message>
    <message>
        <source>Let go to leave {heads} as before.</source>
        <translation>Loslassen, um {heads} zu lassen, wie sie waren.</translation>
    </message>
    <message>
        <source>Merge KV {lane} with KV {into}</source>
        <translation>KV {lane} mit KV {into} vereinen</translation>
    </message>
    <message>
        <source>Merged: {heads} now read KV {number}</source>
        <translation>Vereint: {heads} lesen jetzt KV {number}</translation>
    </message>
    <message>
        <source>Move {heads} to KV {lane}</source>
        <translation>{heads} auf KV {lane} schieben</translation>
    </message>
    <message>
        <source>New key/value head KV {lane} for {heads}</source>
        <translation>Neuer Key/Value-Kopf KV {lane} für {heads}</translation>
    </message>
    <message>
        <source>Split KV {lane}</source>
        <translation>KV {lane} teilen</translation>
    </message>
    <message>
        <source>Split: {first} on KV {lane}, {second} on KV {new}</source>
        <translation>Geteilt: {first} auf KV {lane}, {second} auf KV {new}</translation>
    </message>
    <message>
        <source>Uneven: not used by real models ({g} key/value heads)</source>
        <translation>Ungleichmäßig: in echten Modellen nicht üblich ({g} Key/Value-Köpfe)</translation>
    </message>
    <message>
        <source>{g} key/value heads (one for each query head)</source>
        <translation>{g} Key/Value-Köpfe (einer für jeden Query-Kopf)</translation>
    </message>
    <message>
        <source>{g} key/value heads ({share} query heads share each)</source>
        <translation>{g} Key/Value-Köpfe (je {share} Query-Köpfe teilen sich einen)</translation>
    </message>
    <message>
        <source>{heads} now read KV {lane}</source>
        <translation>{heads} lesen jetzt KV {lane}</translation>
    </message>
    <message>
        <source>{heads} now reads KV {lane}</source>
        <translation>{heads} liest jetzt KV {lane}</translation>
    </message>
    <message>
        <source>{heads} selected.</source>
        <translation>{heads} gewählt.</translation>
    </message>
    <message>
        <source>{heads} selected: they move together.</source>
        <translation>{heads} gewählt: Sie bewegen sich zusammen.</translation>
    </message>
    <message>
        <source>{label}, in another order</source>
        <translation>{label}, in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>{n} heads</source>
        <translation>{n} Köpfe</translation>
    </message>
    <message>
        <source>{text}. Uneven: not used by real models</source>
        <translation>{text}. Ungleichmäßig: in echten Modellen nicht üblich</translation>
    </message>
</context>
<context>
    <name>GroupingHeader</name>
    <message>
        <source>How a shared key/value head is made</source>
        <translation>Wie ein geteilter Key/Value-Kopf entsteht</translation>
    </message>
    <message>
        <source>Number of key/value heads</source>
        <translation>Zahl der Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>Query heads / key/value heads: as many query heads share each, in order.</source>
        <translation>Query-Köpfe / Key/Value-Köpfe: So viele Query-Köpfe teilen sich je einen, der Reihe nach.</translation>
    </message>
    <message>
        <source>Shared K/V &amp;by</source>
        <translation>Geteilte K/V du&amp;rch</translation>
    </message>
    <message>
        <source>What a shared key/value head is made from: the mean of the heads that share it, the first of them, or random numbers (Ainslie et al. 2023).</source>
        <translation>Woraus ein geteilter Key/Value-Kopf entsteht: aus dem Mittel der Köpfe, die ihn teilen, aus dem ersten von ihnen oder aus Zufallszahlen (Ainslie et al. 2023).</translation>
    </message>
    <message>
        <source>first member</source>
        <translation>erstes Mitglied</translation>
    </message>
    <message>
        <source>h / &amp;g</source>
        <translation>h / &amp;g</translation>
    </message>
    <message>
        <source>mean of members</source>
        <translation>Mittel der Mitglieder</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
</context>
<context>
    <name>GroupingHint</name>
    <message>
        <source>Drag heads, or a band around several.</source>
        <translation>Köpfe ziehen, oder einen Rahmen um mehrere.</translation>
    </message>
</context>
<context>
    <name>GroupsModel</name>
    <message>
        <source>KV {number}: {heads}</source>
        <translation>KV {number}: {heads}</translation>
    </message>
</context>
<context>
    <name>HeadBars</name>
    <message>
        <source>Contributions of the heads. Left and Right: head.</source>
        <translation>Beiträge der Köpfe. Links und Rechts: Kopf.</translation>
    </message>
</context>
<context>
    <name>HeadButtons</name>
    <message>
        <source>Heads, to mute or unmute</source>
        <translation>Köpfe, zum Stumm- und Einschalten</translation>
    </message>
    <message>
        <source>{head}, gain {gain}</source>
        <translation>{head}, Faktor {gain}</translation>
    </message>
    <message>
        <source>{head}, muted</source>
        <translation>{head}, stumm</translation>
    </message>
    <message>
        <source>{text}. Click to mute or unmute.</source>
        <translation>{text}. Klick schaltet stumm oder ein.</translation>
    </message>
</context>
<context>
    <name>HeadMap</name>
    <message>
        <source>Click to keep the key &apos;{token}&apos; on show, or let it go (K)</source>
        <translation>Klick hält den Key &apos;{token}&apos; fest oder lässt ihn los (K)</translation>
    </message>
    <message>
        <source>Click to keep the query &apos;{token}&apos; on show, or let it go (Q)</source>
        <translation>Klick hält die Query &apos;{token}&apos; fest oder lässt sie los (Q)</translation>
    </message>
    <message>
        <source>Head. Arrows: cell. Enter: pin the cell. Q and K: pin its query or its key. Page Up and Page Down: head. Plus, minus, 0: zoom. Escape: let go, then all heads.</source>
        <translation>Kopf. Pfeile: Zelle. Eingabe: Zelle anheften. Q und K: ihre Query oder ihren Key anheften. Bild auf und ab: Kopf. Plus, Minus, 0: Zoom. Escape: loslassen, dann alle Köpfe.</translation>
    </message>
    <message>
        <source>Let go.</source>
        <translation>Loslassen.</translation>
    </message>
</context>
<context>
    <name>HeadMatrices</name>
    <message>
        <source>All of them are 0: this head gives every key the same score.</source>
        <translation>Alle sind 0: Dieser Kopf gibt jedem Key denselben Score.</translation>
    </message>
    <message>
        <source>Rotary positions turn q and k in between; not shown here.</source>
        <translation>Dazwischen drehen Rotary-Positionen q und k; das ist hier nicht zu sehen.</translation>
    </message>
    <message>
        <source>Shown after rotary positions have turned it.</source>
        <translation>Gezeigt, nachdem Rotary-Positionen es gedreht haben.</translation>
    </message>
    <message>
        <source>W&lt;sub&gt;O&lt;/sub&gt; of H{head}: rows {first} to {last} of the layer&apos;s.</source>
        <translation>W&lt;sub&gt;O&lt;/sub&gt; von H{head}: Zeilen {first} bis {last} der Matrix der Schicht.</translation>
    </message>
    <message>
        <source>W&lt;sub&gt;Q&lt;/sub&gt; of H{head}: columns {first} to {last} of the layer&apos;s.</source>
        <translation>W&lt;sub&gt;Q&lt;/sub&gt; von H{head}: Spalten {first} bis {last} der Matrix der Schicht.</translation>
    </message>
    <message>
        <source>W&lt;sub&gt;QK&lt;/sub&gt; = W&lt;sub&gt;Q&lt;/sub&gt; · W&lt;sub&gt;K&lt;/sub&gt;&lt;sup&gt;T&lt;/sup&gt;: q·k of two tokens is x&lt;sub&gt;i&lt;/sub&gt; · W&lt;sub&gt;QK&lt;/sub&gt; · x&lt;sub&gt;j&lt;/sub&gt;&lt;sup&gt;T&lt;/sup&gt;.</source>
        <translation>W&lt;sub&gt;QK&lt;/sub&gt; = W&lt;sub&gt;Q&lt;/sub&gt; · W&lt;sub&gt;K&lt;/sub&gt;&lt;sup&gt;T&lt;/sup&gt;: q·k zweier Tokens ist x&lt;sub&gt;i&lt;/sub&gt; · W&lt;sub&gt;QK&lt;/sub&gt; · x&lt;sub&gt;j&lt;/sub&gt;&lt;sup&gt;T&lt;/sup&gt;.</translation>
    </message>
    <message>
        <source>W&lt;sub&gt;{letter}&lt;/sub&gt; of key/value head {kv}: columns {first} to {last} of the layer&apos;s.</source>
        <translation>W&lt;sub&gt;{letter}&lt;/sub&gt; von Key/Value-Kopf {kv}: Spalten {first} bis {last} der Matrix der Schicht.</translation>
    </message>
    <message>
        <source>What the biases add is not shown here.</source>
        <translation>Was die Bias-Werte addieren, ist hier nicht zu sehen.</translation>
    </message>
    <message>
        <source>x: the token vectors that every head of the layer reads.</source>
        <translation>x: die Token-Vektoren, die jeder Kopf der Schicht liest.</translation>
    </message>
    <message>
        <source>{count} query heads share key/value head {kv}: {heads}.</source>
        <translation>{count} Query-Köpfe teilen sich Key/Value-Kopf {kv}: {heads}.</translation>
    </message>
    <message>
        <source>{d_model} × {d_model} numbers, but rank ≤ d&lt;sub&gt;k&lt;/sub&gt; = {d_k}: singular value {next} and all later ones are 0.</source>
        <translation>{d_model} × {d_model} Zahlen, aber Rang ≤ d&lt;sub&gt;k&lt;/sub&gt; = {d_k}: Der Singulärwert {next} und alle späteren sind 0.</translation>
    </message>
    <message>
        <source>{d_model} × {d_model} numbers, rank ≤ {d_model}.</source>
        <translation>{d_model} × {d_model} Zahlen, Rang ≤ {d_model}.</translation>
    </message>
    <message>
        <source>{rank} are not 0. Effective rank &lt;b&gt;{effective}&lt;/b&gt;.</source>
        <translation>{rank} sind nicht 0. Effektiver Rang &lt;b&gt;{effective}&lt;/b&gt;.</translation>
    </message>
</context>
<context>
    <name>HeadMatricesPage</name>
    <message>
        <source>Queries and keys together</source>
        <translation>Queries und Keys zusammen</translation>
    </message>
    <message>
        <source>Type a sentence above to see the matrices of a head.</source>
        <translation>Tippen Sie oben einen Satz, um die Matrizen eines Kopfs zu sehen.</translation>
    </message>
    <message>
        <source>Where entries share a place, it shows the one of largest magnitude. The wheel, or plus and minus, zoom; numbers appear when there is room.</source>
        <translation>Wo sich Einträge eine Stelle teilen, zeigt sie den betragsmäßig größten. Das Rad, oder Plus und Minus, zoomen; Zahlen erscheinen, wenn Platz ist.</translation>
    </message>
</context>
<context>
    <name>HeadPages</name>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Muting</source>
        <translation>Stummschalten</translation>
    </message>
    <message>
        <source>One matrix</source>
        <translation>Eine Matrix</translation>
    </message>
    <message>
        <source>Pruning</source>
        <translation>Pruning</translation>
    </message>
</context>
<context>
    <name>HeadPicture</name>
    <message>
        <source>Every head is muted, so there is no mean of them. Unmute one in the mixing desk.</source>
        <translation>Alle Köpfe sind stumm, also haben sie kein Mittel. Schalten Sie im Mischpult einen ein.</translation>
    </message>
    <message>
        <source>Type a sentence above to see its heads.</source>
        <translation>Tippen Sie oben einen Satz, um seine Köpfe zu sehen.</translation>
    </message>
</context>
<context>
    <name>HeadSelector</name>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>No heads</source>
        <translation>Keine Köpfe</translation>
    </message>
    <message>
        <source>The selected head: the same in every view</source>
        <translation>Der gewählte Kopf: in jeder Ansicht derselbe</translation>
    </message>
</context>
<context>
    <name>HeadStrip</name>
    <message>
        <source>Heads. Left and Right: another head.</source>
        <translation>Köpfe. Links und Rechts: ein anderer Kopf.</translation>
    </message>
    <message>
        <source>Left, Right, Home, End, Page Up and Page Down select a head. Wheel: scroll.</source>
        <translation>Links, Rechts, Pos1, Ende, Bild auf und ab wählen einen Kopf. Rad: verschieben.</translation>
    </message>
    <message>
        <source>Type a sentence above to see its heads.</source>
        <translation>Tippen Sie oben einen Satz, um seine Köpfe zu sehen.</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>stumm</translation>
    </message>
    <message>
        <source>{title}, muted, {number} of {count}</source>
        <translation>{title}, stumm, {number} von {count}</translation>
    </message>
    <message>
        <source>{title}, {number} of {count}</source>
        <translation>{title}, {number} von {count}</translation>
    </message>
</context>
<context>
    <name>HeadTab</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>HeadTable</name>
    <message>
        <source>&apos;{query}&apos; and &apos;{key}&apos;, q·k {value}</source>
        <translation>&apos;{query}&apos; und &apos;{key}&apos;, q·k {value}</translation>
    </message>
    <message>
        <source>&apos;{query}&apos; and &apos;{key}&apos;, score for the softmax {value}</source>
        <translation>&apos;{query}&apos; und &apos;{key}&apos;, Score für die Softmax {value}</translation>
    </message>
    <message>
        <source>&apos;{query}&apos; and &apos;{key}&apos;, score {value}</source>
        <translation>&apos;{query}&apos; und &apos;{key}&apos;, Score {value}</translation>
    </message>
    <message>
        <source>&apos;{query}&apos; looks at &apos;{key}&apos;, {value}</source>
        <translation>&apos;{query}&apos; blickt auf &apos;{key}&apos;, {value}</translation>
    </message>
    <message>
        <source>&apos;{query}&apos; may not look at &apos;{key}&apos;, masked</source>
        <translation>&apos;{query}&apos; darf nicht auf &apos;{key}&apos; blicken, maskiert</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Entropy of the row of weights, relative to even attention: 1 spreads evenly, 0 looks at one key; – where there is no choice, or before the softmax</source>
        <translation>Entropie der Gewichtszeile, relativ zu gleichmäßiger Attention: 1 verteilt gleichmäßig, 0 blickt auf einen Key; – wo es keine Wahl gibt, oder vor der Softmax</translation>
    </message>
    <message>
        <source>Row of &apos;{query}&apos;, entropy {value}</source>
        <translation>Zeile von &apos;{query}&apos;, Entropie {value}</translation>
    </message>
    <message>
        <source>Row of &apos;{query}&apos;, sum {value}</source>
        <translation>Zeile von &apos;{query}&apos;, Summe {value}</translation>
    </message>
    <message>
        <source>Row sum</source>
        <translation>Zeilensumme</translation>
    </message>
    <message>
        <source>Sum of the row, without masked cells</source>
        <translation>Summe der Zeile, ohne maskierte Zellen</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>maskiert</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>undefiniert</translation>
    </message>
</context>
<context>
    <name>HeadText</name>
    <message>
        <source>An unknown word counts as a noun.</source>
        <translation>Ein unbekanntes Wort gilt als Nomen.</translation>
    </message>
    <message>
        <source>Does: nothing that has a name</source>
        <translation>Tut: nichts, das einen Namen hat</translation>
    </message>
    <message>
        <source>Does: {role}</source>
        <translation>Tut: {role}</translation>
    </message>
    <message>
        <source>Does: {role} ({mass} in a row, where 1 is all there is)</source>
        <translation>Tut: {role} ({mass} in einer Zeile, wo 1 alles ist)</translation>
    </message>
    <message>
        <source>Does: {role} ({mass} of its weight)</source>
        <translation>Tut: {role} ({mass} seines Gewichts)</translation>
    </message>
    <message>
        <source>Entropy: {share} of a uniform head&apos;s</source>
        <translation>Entropie: {share} der eines gleichmäßigen Kopfs</translation>
    </message>
    <message>
        <source>In flat rows every score is equal, so every key gets 1/n.</source>
        <translation>In flachen Zeilen ist jeder Score gleich, also bekommt jeder Key 1/n.</translation>
    </message>
    <message>
        <source>Key/value head {kv_head}; gain {gain}</source>
        <translation>Key/Value-Kopf {kv_head}; Faktor {gain}</translation>
    </message>
    <message>
        <source>Key/value head {kv_head}; left out of the sum</source>
        <translation>Key/Value-Kopf {kv_head}; nicht in der Summe</translation>
    </message>
    <message>
        <source>Made for: {role}</source>
        <translation>Gebaut für: {role}</translation>
    </message>
    <message>
        <source>Made for: {role}, which this sentence does not have</source>
        <translation>Gebaut für: {role}; das hat dieser Satz nicht</translation>
    </message>
    <message>
        <source>What it does is hidden until the answer is revealed.</source>
        <translation>Was er tut, bleibt bis zur Auflösung verborgen.</translation>
    </message>
    <message>
        <source>meant: {role} (none here)</source>
        <translation>gedacht: {role} (hier keins)</translation>
    </message>
    <message>
        <source>meant: {role} ({mass})</source>
        <translation>gedacht: {role} ({mass})</translation>
    </message>
</context>
<context>
    <name>HeadToolbar</name>
    <message>
        <source>Colour map; greys stay in order on a black and white print</source>
        <translation>Farbpalette; Grau bleibt auch im Schwarzweißdruck geordnet</translation>
    </message>
    <message>
        <source>Fixed: 0 to 1</source>
        <translation>Fest: 0 bis 1</translation>
    </message>
    <message>
        <source>For weights only: scores have colours for both signs</source>
        <translation>Nur für Gewichte: Scores haben Farben für beide Vorzeichen</translation>
    </message>
    <message>
        <source>For weights only: scores have no fixed limits</source>
        <translation>Nur für Gewichte: Scores haben keine festen Grenzen</translation>
    </message>
    <message>
        <source>Log: 0.0001 to 1 in equal ratios, for faint weights</source>
        <translation>Log: 0,0001 bis 1 in gleichen Verhältnissen, für schwache Gewichte</translation>
    </message>
    <message>
        <source>Per head: 0 to the largest weight of this picture</source>
        <translation>Je Kopf: 0 bis zum größten Gewicht dieses Bilds</translation>
    </message>
    <message>
        <source>Per head: up to the largest of this head</source>
        <translation>Je Kopf: bis zum größten dieses Kopfs</translation>
    </message>
    <message>
        <source>Shared: 0 to the largest weight of all heads</source>
        <translation>Gemeinsam: 0 bis zum größten Gewicht aller Köpfe</translation>
    </message>
    <message>
        <source>Shared: up to the largest of all heads</source>
        <translation>Gemeinsam: bis zum größten aller Köpfe</translation>
    </message>
</context>
<context>
    <name>HeadView</name>
    <message>
        <source>Pages about one head</source>
        <translation>Seiten über einen Kopf</translation>
    </message>
</context>
<context>
    <name>HeadViewPages</name>
    <message>
        <source>Heads compared</source>
        <translation>Köpfe im Vergleich</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Matrizen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
</context>
<context>
    <name>HeadWalk</name>
    <message>
        <source>Head {number} of {count}</source>
        <translation>Kopf {number} von {count}</translation>
    </message>
</context>
<context>
    <name>HeadsGrid</name>
    <message>
        <source>Heads. Arrows: head. Alt and arrows: cell. Enter: show the head large.</source>
        <translation>Köpfe. Pfeile: Kopf. Alt und Pfeile: Zelle. Eingabe: den Kopf groß zeigen.</translation>
    </message>
    <message>
        <source>Type a sentence above to see its heads.</source>
        <translation>Tippen Sie oben einen Satz, um seine Köpfe zu sehen.</translation>
    </message>
</context>
<context>
    <name>HeadsTable</name>
    <message>
        <source>&amp;Largest first</source>
        <translation>Größte &amp;zuerst</translation>
    </message>
    <message>
        <source>Backward</source>
        <translation>Rückwärts</translation>
    </message>
    <message>
        <source>Column that the heads are sorted by</source>
        <translation>Spalte, nach der die Köpfe geordnet sind</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Tut</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erstes</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Heads measured</source>
        <translation>Gemessene Köpfe</translation>
    </message>
    <message>
        <source>Its fader on the mixing desk, or why it adds nothing</source>
        <translation>Sein Regler im Mischpult, oder warum er nichts beiträgt</translation>
    </message>
    <message>
        <source>K/V</source>
        <translation>K/V</translation>
    </message>
    <message>
        <source>Mean entropy of the rows, relative to even attention: 1 spreads evenly, 0 looks at one key. Rows with a single allowed key are left out.</source>
        <translation>Mittlere Entropie der Zeilen, relativ zu gleichmäßiger Attention: 1 verteilt gleichmäßig, 0 blickt auf einen Key. Zeilen mit einem einzigen erlaubten Key bleiben weg.</translation>
    </message>
    <message>
        <source>Mean weight of a token on itself</source>
        <translation>Mittleres Gewicht eines Tokens auf sich selbst</translation>
    </message>
    <message>
        <source>Mean weight of all later tokens on the first token</source>
        <translation>Mittleres Gewicht aller späteren Tokens auf das erste</translation>
    </message>
    <message>
        <source>Mean weight on all earlier tokens</source>
        <translation>Mittleres Gewicht auf alle früheren Tokens</translation>
    </message>
    <message>
        <source>Mean weight on punctuation</source>
        <translation>Mittleres Gewicht auf Satzzeichen</translation>
    </message>
    <message>
        <source>Mean weight on the token after</source>
        <translation>Mittleres Gewicht auf das Token danach</translation>
    </message>
    <message>
        <source>Mean weight on the token before</source>
        <translation>Mittleres Gewicht auf das Token davor</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>No head can be measured or compared here: measures need rows of weights that are not negative and add up to 1, and no row is one.</source>
        <translation>Hier lässt sich kein Kopf messen oder vergleichen: Maße brauchen Zeilen von Gewichten, die nicht negativ sind und zusammen 1 ergeben, und keine Zeile ist so.</translation>
    </message>
    <message>
        <source>No head looks at anything here, so there is nothing to compare: the mask leaves no query a key.</source>
        <translation>Hier blickt kein Kopf auf etwas, also gibt es nichts zu vergleichen: Die Maske lässt keiner Query einen Key.</translation>
    </message>
    <message>
        <source>Number and colour of the head</source>
        <translation>Nummer und Farbe des Kopfs</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Voriges</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Selbst</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Satzzeichen</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>Ord&amp;nen nach</translation>
    </message>
    <message>
        <source>Sort from the largest value to the smallest</source>
        <translation>Vom größten zum kleinsten Wert ordnen</translation>
    </message>
    <message>
        <source>The key/value head that it reads</source>
        <translation>Der Key/Value-Kopf, den er liest</translation>
    </message>
    <message>
        <source>Type a sentence above to compare its heads.</source>
        <translation>Tippen Sie oben einen Satz, um seine Köpfe zu vergleichen.</translation>
    </message>
    <message>
        <source>What the head does on this sentence, measured; empty if it has no name</source>
        <translation>Was der Kopf an diesem Satz tut, gemessen; leer, wenn es keinen Namen hat</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>stumm</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&lt;h3&gt;MHA Desktop {version}&lt;/h3&gt;&lt;p&gt;The multi-head attention lab. Every number on the screen is computed from the settings on the screen.&lt;/p&gt;&lt;p&gt;MIT licence.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;MHA Desktop {version}&lt;/h3&gt;&lt;p&gt;Das Labor für Multi-Head Attention. Jede Zahl auf dem Bildschirm ist aus den Einstellungen auf dem Bildschirm berechnet.&lt;/p&gt;&lt;p&gt;MIT-Lizenz.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Go to {panel}</source>
        <translation>Zu {panel} gehen</translation>
    </message>
    <message>
        <source>Make it right</source>
        <translation>Alles richtig rechnen</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>Presenting</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>Spot the bug</source>
        <translation>Finde den Fehler</translation>
    </message>
    <message>
        <source>blank the screen</source>
        <translation>den Bildschirm leeren</translation>
    </message>
    <message>
        <source>change the sentence</source>
        <translation>den Satz ändern</translation>
    </message>
    <message>
        <source>choose an answer; without a lesson, a head</source>
        <translation>eine Antwort wählen; ohne Lektion einen Kopf</translation>
    </message>
    <message>
        <source>end the presentation</source>
        <translation>die Präsentation beenden</translation>
    </message>
    <message>
        <source>larger, smaller, usual text</source>
        <translation>größerer, kleinerer, üblicher Text</translation>
    </message>
    <message>
        <source>lines across the pointer</source>
        <translation>Linien durch den Zeiger</translation>
    </message>
    <message>
        <source>notes, next step and time</source>
        <translation>Notizen, nächster Schritt und Zeit</translation>
    </message>
    <message>
        <source>panels and tabs</source>
        <translation>Tafeln und Reiter</translation>
    </message>
    <message>
        <source>present on the other screen</source>
        <translation>auf dem anderen Bildschirm präsentieren</translation>
    </message>
    <message>
        <source>show or hide the answer</source>
        <translation>die Antwort zeigen oder verbergen</translation>
    </message>
    <message>
        <source>show the answer, next step or head</source>
        <translation>Antwort, nächster Schritt oder Kopf</translation>
    </message>
    <message>
        <source>show the hidden answer, then go on</source>
        <translation>die verborgene Antwort zeigen, dann weiter</translation>
    </message>
    <message>
        <source>step or head before</source>
        <translation>voriger Schritt oder Kopf</translation>
    </message>
    <message>
        <source>the Dimensions panel</source>
        <translation>die Tafel Dimensionen</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>diese Tasten</translation>
    </message>
</context>
<context>
    <name>HelpCard</name>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>All &amp;keys</source>
        <translation>Alle &amp;Tasten</translation>
    </message>
    <message>
        <source>All keys in one list</source>
        <translation>Alle Tasten in einer Liste</translation>
    </message>
    <message>
        <source>Click on a control to have it explained</source>
        <translation>Klicken Sie auf ein Bedienelement, um es erklärt zu bekommen</translation>
    </message>
    <message>
        <source>Close this help</source>
        <translation>Diese Hilfe schließen</translation>
    </message>
    <message>
        <source>Close this help (Esc)</source>
        <translation>Diese Hilfe schließen (Esc)</translation>
    </message>
    <message>
        <source>{count} more in the list of all keys</source>
        <translation>{count} weitere in der Liste aller Tasten</translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
    <message>
        <source>A cell says how alike the maps of two heads are: 1 for equal maps, 0 for maps without a common key. The diagonal compares each head with itself.</source>
        <translation>Eine Zelle sagt, wie ähnlich sich die Karten zweier Köpfe sind: 1 bei gleichen Karten, 0 bei Karten ohne gemeinsamen Key. Die Diagonale vergleicht jeden Kopf mit sich selbst.</translation>
    </message>
    <message>
        <source>A click on a head leaves it out of the sum or takes it in again. The mutes are those of the mixing desk.</source>
        <translation>Ein Klick auf einen Kopf nimmt ihn aus der Summe oder wieder hinein. Stumm ist dasselbe wie im Mischpult.</translation>
    </message>
    <message>
        <source>A has heads that were made by hand, and B heads that were drawn at random and never trained. The sentence is the same.</source>
        <translation>A hat von Hand gebaute Köpfe, B zufällig gezogene, die nie trainiert wurden. Der Satz ist derselbe.</translation>
    </message>
    <message>
        <source>A has keys and values for every head, and in B all heads share one pair. Everything else is the same.</source>
        <translation>A hat Keys und Values für jeden Kopf, in B teilen sich alle Köpfe ein Paar. Alles andere ist gleich.</translation>
    </message>
    <message>
        <source>A has keys and values for every head, and in B several heads share them. Everything else is the same.</source>
        <translation>A hat Keys und Values für jeden Kopf, in B teilen sich je mehrere Köpfe welche. Alles andere ist gleich.</translation>
    </message>
    <message>
        <source>A head works with this many numbers for each token. At the same model width, more heads are narrower heads.</source>
        <translation>Mit so vielen Zahlen arbeitet ein Kopf für jedes Token. Bei gleicher Modellbreite sind mehr Köpfe schmalere Köpfe.</translation>
    </message>
    <message>
        <source>A lesson</source>
        <translation>Eine Lektion</translation>
    </message>
    <message>
        <source>A lesson leads you through the lab step by step, with questions that the lab itself answers. You can leave it at any time.</source>
        <translation>Eine Lektion führt Schritt für Schritt durchs Labor, mit Fragen, die das Labor selbst beantwortet. Sie können sie jederzeit verlassen.</translation>
    </message>
    <message>
        <source>A line leads from each token that looks to the tokens looked at, and the stronger the line, the larger the weight. Point at a token to see its lines alone.</source>
        <translation>Von jedem blickenden Token führt eine Linie zu den angeblickten Tokens; je kräftiger die Linie, desto größer das Gewicht. Zeigen Sie auf ein Token, um nur seine Linien zu sehen.</translation>
    </message>
    <message>
        <source>A mask says which tokens a token may look at, and all others get a weight of exactly 0. The causal mask hides all later tokens, as in models that write text.</source>
        <translation>Eine Maske sagt, auf welche Tokens ein Token blicken darf; alle anderen bekommen genau das Gewicht 0. Die kausale Maske verbirgt alle späteren Tokens, wie in Modellen, die Text schreiben.</translation>
    </message>
    <message>
        <source>A model writes one token at a time and keeps the keys and values of all before. Step through it and watch the cache grow.</source>
        <translation>Ein Modell schreibt ein Token nach dem anderen und hebt die Keys und Values aller früheren auf. Gehen Sie es Schritt für Schritt durch und sehen Sie den Cache wachsen.</translation>
    </message>
    <message>
        <source>A number takes 4 bytes as float32, 2 bytes as models are usually run, and 1 byte if it is rounded to 8 bits. Half the bytes are half the cache.</source>
        <translation>Eine Zahl braucht 4 Bytes als float32, 2 Bytes, wie Modelle meist laufen, und 1 Byte, wenn sie auf 8 Bit gerundet ist. Halb so viele Bytes sind ein halb so großer Cache.</translation>
    </message>
    <message>
        <source>A query that may look at nothing divides 0 by 0 if no rule catches it. This switch takes the rule away.</source>
        <translation>Eine Query, die auf nichts blicken darf, teilt 0 durch 0, wenn keine Regel das abfängt. Dieser Schalter nimmt die Regel weg.</translation>
    </message>
    <message>
        <source>A row per token and a column for each number of the output. A and B share one colour scale, and the third picture is their difference.</source>
        <translation>Eine Zeile je Token und eine Spalte für jede Zahl der Ausgabe. A und B haben eine gemeinsame Farbskala, und das dritte Bild ist ihre Differenz.</translation>
    </message>
    <message>
        <source>A sees all tokens, and B sees only the token itself and earlier ones. Everything else is the same.</source>
        <translation>A sieht alle Tokens, B nur das Token selbst und frühere. Alles andere ist gleich.</translation>
    </message>
    <message>
        <source>A sentence goes through real multi-head attention, and every number on the screen is computed from the settings on the screen. Point at something and press F1 to read about it, or press Shift+F1 and click.</source>
        <translation>Ein Satz geht durch echte Multi-Head Attention, und jede Zahl auf dem Bildschirm ist aus den Einstellungen auf dem Bildschirm berechnet. Zeigen Sie auf etwas und drücken Sie F1, um darüber zu lesen, oder drücken Sie Umschalt+F1 und klicken Sie.</translation>
    </message>
    <message>
        <source>A sentence to compare</source>
        <translation>Ein Satz zum Vergleichen</translation>
    </message>
    <message>
        <source>A setting that you kept stands beside the live one, with the difference of their weights. Choose a pair to begin, or keep the present setting.</source>
        <translation>Eine behaltene Einstellung steht neben der jetzigen, mit der Differenz ihrer Gewichte. Beginnen Sie mit einem Paar, oder behalten Sie die jetzige Einstellung.</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>All heads of the layer with what was measured about them. The marked row is the selected head.</source>
        <translation>Alle Köpfe der Schicht mit dem, was an ihnen gemessen wurde. Die markierte Zeile ist der gewählte Kopf.</translation>
    </message>
    <message>
        <source>All heads, small</source>
        <translation>Alle Köpfe, klein</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>All keys of the window and of its panels, in one list. Type above it to search.</source>
        <translation>Alle Tasten des Fensters und seiner Tafeln in einer Liste. Tippen Sie darüber, um zu suchen.</translation>
    </message>
    <message>
        <source>All numbers of the head</source>
        <translation>Alle Zahlen des Kopfs</translation>
    </message>
    <message>
        <source>All scores are divided by this number before the softmax. Below 1 the largest weight of a row grows, and above 1 the row becomes flatter.</source>
        <translation>Alle Scores werden vor der Softmax durch diese Zahl geteilt. Unter 1 wächst das größte Gewicht einer Zeile, über 1 wird die Zeile flacher.</translation>
    </message>
    <message>
        <source>All weights of the head, or the scores before them, as a table. What you select can be copied.</source>
        <translation>Alle Gewichte des Kopfs, oder die Scores davor, als Tabelle. Was Sie auswählen, lässt sich kopieren.</translation>
    </message>
    <message>
        <source>An answer</source>
        <translation>Eine Antwort</translation>
    </message>
    <message>
        <source>Another choice of W_O</source>
        <translation>Ein anderes W_O</translation>
    </message>
    <message>
        <source>Another sentence</source>
        <translation>Ein anderer Satz</translation>
    </message>
    <message>
        <source>Arcs</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>Arithmetic of a cell</source>
        <translation>Rechnung einer Zelle</translation>
    </message>
    <message>
        <source>Arithmetic of one cell</source>
        <translation>Rechnung einer Zelle</translation>
    </message>
    <message>
        <source>As many query heads share each key/value head, in their order. The number must divide the number of heads.</source>
        <translation>So viele Query-Köpfe teilen sich je einen Key/Value-Kopf, der Reihe nach. Die Zahl muss die Kopfzahl teilen.</translation>
    </message>
    <message>
        <source>B leaves the selected head out of the sum. The difference of the outputs is what that head adds.</source>
        <translation>B lässt den gewählten Kopf aus der Summe. Die Differenz der Ausgaben ist das, was dieser Kopf beiträgt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Bars and curves</source>
        <translation>Balken und Kurven</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>Beside the map</source>
        <translation>Neben der Karte</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Blind to order?</source>
        <translation>Blind für die Reihenfolge?</translation>
    </message>
    <message>
        <source>Both in one</source>
        <translation>Beide in einer</translation>
    </message>
    <message>
        <source>By similarity puts heads that do alike side by side, and By number keeps H1, H2 and so on. The distances are the same in both.</source>
        <translation>Nach Ähnlichkeit stehen Köpfe, die Ähnliches tun, nebeneinander; nach Nummer bleiben H1, H2 und so weiter. Die Abstände sind in beiden gleich.</translation>
    </message>
    <message>
        <source>Bytes per number</source>
        <translation>Bytes je Zahl</translation>
    </message>
    <message>
        <source>CSV opens in every spreadsheet, and NPZ holds the arrays for NumPy. The line below says what the file will hold.</source>
        <translation>CSV öffnet jede Tabellenkalkulation, NPZ hält die Arrays für NumPy. Die Zeile darunter sagt, was in der Datei stehen wird.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Bildunterschrift</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Cell shows where the number of one cell comes from, step by step. Arcs shows the weights as lines between the tokens.</source>
        <translation>Zelle zeigt Schritt für Schritt, woher die Zahl einer Zelle kommt. Bögen zeigt die Gewichte als Linien zwischen den Tokens.</translation>
    </message>
    <message>
        <source>Cells per second</source>
        <translation>Zellen pro Sekunde</translation>
    </message>
    <message>
        <source>Change of each token</source>
        <translation>Änderung jedes Tokens</translation>
    </message>
    <message>
        <source>Changes the pointer, and the next thing that you click is explained. Escape ends it.</source>
        <translation>Ändert den Zeiger, und was Sie als Nächstes anklicken, wird erklärt. Escape beendet es.</translation>
    </message>
    <message>
        <source>Choice of W_O</source>
        <translation>Wahl von W_O</translation>
    </message>
    <message>
        <source>Chooses how fast Play goes on. The numbers are the same at every speed.</source>
        <translation>Bestimmt, wie schnell das Abspielen weitergeht. Die Zahlen sind bei jedem Tempo dieselben.</translation>
    </message>
    <message>
        <source>Chooses the colours that stand for small and for large weights. The greys stay in order on a black and white print.</source>
        <translation>Bestimmt die Farben für kleine und große Gewichte. Grau bleibt auch im Schwarzweißdruck geordnet.</translation>
    </message>
    <message>
        <source>Chooses the column by which the heads are sorted. A click on a column&apos;s title does the same.</source>
        <translation>Bestimmt die Spalte, nach der die Köpfe geordnet sind. Ein Klick auf den Titel einer Spalte tut dasselbe.</translation>
    </message>
    <message>
        <source>Chooses this answer. The lab decides which answer is right when you reveal it.</source>
        <translation>Wählt diese Antwort. Welche richtig ist, entscheidet das Labor, wenn Sie auflösen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation>Tafel schließen</translation>
    </message>
    <message>
        <source>Closes this card. Welcome in the Help menu shows it again.</source>
        <translation>Schließt diese Karte. Willkommen im Menü Hilfe zeigt sie wieder.</translation>
    </message>
    <message>
        <source>Closes this help. The keyboard goes back to where it was.</source>
        <translation>Schließt diese Hilfe. Die Tastatur geht dorthin zurück, wo sie war.</translation>
    </message>
    <message>
        <source>Closes this page. It can stay open while you work.</source>
        <translation>Schließt diese Seite. Sie kann offen bleiben, während Sie arbeiten.</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>Farbskala</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare sentences</source>
        <translation>Sätze vergleichen</translation>
    </message>
    <message>
        <source>Concat</source>
        <translation>Concat</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Contributions</source>
        <translation>Beiträge</translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation>A nach B übernehmen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Costs by matrix and stage</source>
        <translation>Kosten nach Matrix und Schritt</translation>
    </message>
    <message>
        <source>Costs of the layouts</source>
        <translation>Kosten der Anordnungen</translation>
    </message>
    <message>
        <source>Crafted and random</source>
        <translation>Von Hand gebaut und zufällig</translation>
    </message>
    <message>
        <source>Default scale</source>
        <translation>Übliche Skalierung</translation>
    </message>
    <message>
        <source>Deliberate mistake</source>
        <translation>Absichtlicher Fehler</translation>
    </message>
    <message>
        <source>Detach or put back</source>
        <translation>Ablösen oder zurückstellen</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>Distance of each head</source>
        <translation>Abstand jedes Kopfs</translation>
    </message>
    <message>
        <source>Do without A</source>
        <translation>Auf A verzichten</translation>
    </message>
    <message>
        <source>Draws another random W_O of the same kind. Undo brings the old one back.</source>
        <translation>Zieht ein anderes zufälliges W_O derselben Art. Rückgängig bringt das alte zurück.</translation>
    </message>
    <message>
        <source>Draws other random numbers for all matrices of the heads. Undo brings the old ones back.</source>
        <translation>Zieht andere Zufallszahlen für alle Matrizen der Köpfe. Rückgängig bringt die alten zurück.</translation>
    </message>
    <message>
        <source>Draws the strongest weights as lines between the words, beside the map. The map itself stays the same.</source>
        <translation>Zeichnet die stärksten Gewichte als Linien zwischen den Wörtern, neben die Karte. Die Karte selbst bleibt gleich.</translation>
    </message>
    <message>
        <source>Each bar is how far the weights of one head moved, from 0 for not at all to 1 for no common key. Another order of the groups moves other heads.</source>
        <translation>Jeder Balken sagt, wie weit sich die Gewichte eines Kopfs bewegt haben: 0 gar nicht, 1 kein gemeinsamer Key. Eine andere Reihenfolge der Gruppen bewegt andere Köpfe.</translation>
    </message>
    <message>
        <source>Each bar is the length of what one head adds to the output. Long bars can cancel each other, so the output is not the sum of the lengths.</source>
        <translation>Jeder Balken ist die Länge dessen, was ein Kopf zur Ausgabe beiträgt. Lange Balken können sich aufheben; die Ausgabe ist also nicht die Summe der Längen.</translation>
    </message>
    <message>
        <source>Each card is one matrix of the selected head: the tokens x, the weights W_Q, W_K, W_V and W_O, and the q, k and v made from them. Choose a card to see its matrix large.</source>
        <translation>Jede Karte ist eine Matrix des gewählten Kopfs: die Tokens x, die Gewichte W_Q, W_K, W_V und W_O und die q, k und v daraus. Wählen Sie eine Karte, um ihre Matrix groß zu sehen.</translation>
    </message>
    <message>
        <source>Each card is one step of the forward pass, from the tokens to the output. Choose one to see its matrices and its formula below.</source>
        <translation>Jede Karte ist ein Schritt des Vorwärtsdurchlaufs, von den Tokens bis zur Ausgabe. Wählen Sie einen, um darunter seine Matrizen und seine Formel zu sehen.</translation>
    </message>
    <message>
        <source>Each card switches one well-known mistake on, so that you see what it does to the numbers. A red bar warns you until everything is right again.</source>
        <translation>Jede Karte schaltet einen bekannten Fehler ein, damit Sie sehen, was er mit den Zahlen macht. Ein roter Balken warnt, bis wieder alles richtig ist.</translation>
    </message>
    <message>
        <source>Each entry makes two settings from the present one that differ in a single thing. So you see what that thing does.</source>
        <translation>Jeder Eintrag macht aus der jetzigen Einstellung zwei, die sich in genau einer Sache unterscheiden. So sehen Sie, was diese Sache bewirkt.</translation>
    </message>
    <message>
        <source>Each head has a band of rows in this matrix, in its colour. The band says how its findings are spread over the output.</source>
        <translation>Jeder Kopf hat in dieser Matrix ein Band von Zeilen in seiner Farbe. Das Band sagt, wie seine Funde über die Ausgabe verteilt werden.</translation>
    </message>
    <message>
        <source>Each lane is one key/value head, and the chips in it are the query heads that read it. Drag a chip to another lane to let its head share other keys and values.</source>
        <translation>Jede Spur ist ein Key/Value-Kopf, und die Plättchen darin sind die Query-Köpfe, die ihn lesen. Ziehen Sie ein Plättchen auf eine andere Spur, und sein Kopf teilt andere Keys und Values.</translation>
    </message>
    <message>
        <source>Each line is a key and what it does, with the place where it works. Keys of a panel work while the keyboard is in that panel.</source>
        <translation>Jede Zeile ist eine Taste und was sie tut, mit dem Ort, wo sie gilt. Tasten einer Tafel gelten, solange die Tastatur in dieser Tafel ist.</translation>
    </message>
    <message>
        <source>Each line is something the window can do, with its menu and its keys. Greyed lines cannot be done at present.</source>
        <translation>Jede Zeile ist etwas, das das Fenster kann, mit Menü und Tasten. Graue Zeilen gehen im Augenblick nicht.</translation>
    </message>
    <message>
        <source>Each map is one head: its rows are the tokens that look, its columns the tokens looked at, and its colours the weights. The weights of a row sum to 1.</source>
        <translation>Jede Karte ist ein Kopf: Ihre Zeilen sind die Tokens, die blicken, ihre Spalten die, auf die geblickt wird, ihre Farben die Gewichte. Die Gewichte einer Zeile ergeben 1.</translation>
    </message>
    <message>
        <source>Each of these sentences shows one thing that heads do, such as a pronoun that finds its noun. Choosing one replaces the sentence, and Undo brings yours back.</source>
        <translation>Jeder dieser Sätze zeigt eine Sache, die Köpfe tun, etwa ein Pronomen, das sein Nomen findet. Die Wahl ersetzt den Satz, und Rückgängig bringt Ihren zurück.</translation>
    </message>
    <message>
        <source>Each row is a head, each column a block of the output, and the colour is how strongly W_O connects them. With the identity, each head reaches its own block only.</source>
        <translation>Jede Zeile ist ein Kopf, jede Spalte ein Block der Ausgabe, und die Farbe sagt, wie stark W_O sie verbindet. Mit der Einheitsmatrix erreicht jeder Kopf nur seinen eigenen Block.</translation>
    </message>
    <message>
        <source>Each row is a token that looks, each column a token looked at. The last columns check the row: its sum and its entropy.</source>
        <translation>Jede Zeile ist ein Token, das blickt, jede Spalte eines, auf das geblickt wird. Die letzten Spalten prüfen die Zeile: ihre Summe und ihre Entropie.</translation>
    </message>
    <message>
        <source>Each row is one step, with the numbers it stores or multiplies for MHA, for the present grouping, and for MQA. The formulas say where each number comes from.</source>
        <translation>Jede Zeile ist ein Schritt mit den Zahlen, die er speichert oder multipliziert: für MHA, für die jetzige Gruppierung und für MQA. Die Formeln sagen, woher jede Zahl kommt.</translation>
    </message>
    <message>
        <source>Each row is one token, with its keys and values for each key/value head in the colour of the head. The stronger the colour, the larger the number.</source>
        <translation>Jede Zeile ist ein Token mit seinen Keys und Values für jeden Key/Value-Kopf, in der Farbe des Kopfs. Je kräftiger die Farbe, desto größer die Zahl.</translation>
    </message>
    <message>
        <source>Each row says how far the output of one token moved, and how far it turned. A cosine of 1 means that the direction stayed.</source>
        <translation>Jede Zeile sagt, wie weit sich die Ausgabe eines Tokens bewegt und wie weit sie sich gedreht hat. Ein Cosinus von 1 heißt, dass die Richtung geblieben ist.</translation>
    </message>
    <message>
        <source>Each row says how much the weights of one head differ between A and B. A distance of 0 means equal maps, and 1 means no common key.</source>
        <translation>Jede Zeile sagt, wie sehr sich die Gewichte eines Kopfs zwischen A und B unterscheiden. Abstand 0 heißt gleiche Karten, 1 kein gemeinsamer Key.</translation>
    </message>
    <message>
        <source>Each row says how one head spreads its weights: on the token before, on itself, on earlier ones, and so on. The name of a head comes from these numbers.</source>
        <translation>Jede Zeile sagt, wie ein Kopf seine Gewichte verteilt: auf das Token davor, auf sich selbst, auf frühere und so weiter. Der Name eines Kopfs kommt aus diesen Zahlen.</translation>
    </message>
    <message>
        <source>Each tab shows the same numbers from another side. The selected head stays the same in all of them.</source>
        <translation>Jeder Reiter zeigt dieselben Zahlen von einer anderen Seite. Der gewählte Kopf bleibt in allen derselbe.</translation>
    </message>
    <message>
        <source>Edit a key/value head</source>
        <translation>Einen Key/Value-Kopf bearbeiten</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Effect of sharing</source>
        <translation>Wirkung des Teilens</translation>
    </message>
    <message>
        <source>Ends the deliberate mistake, so that every step is computed as it should be. The red bar goes, and all numbers change at once.</source>
        <translation>Beendet den absichtlichen Fehler, sodass jeder Schritt gerechnet wird, wie er soll. Der rote Balken verschwindet, und alle Zahlen ändern sich sofort.</translation>
    </message>
    <message>
        <source>Ends the presentation and shows the panels again. Nothing that you changed is lost.</source>
        <translation>Beendet die Präsentation und zeigt die Tafeln wieder. Nichts, was Sie geändert haben, geht verloren.</translation>
    </message>
    <message>
        <source>Ends the presentation on both screens. The lab stays as it is at present.</source>
        <translation>Beendet die Präsentation auf beiden Bildschirmen. Das Labor bleibt, wie es gerade ist.</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Error against key/value heads</source>
        <translation>Fehler gegen Zahl der Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>Every cell is one number of the chosen matrix, and 0 is the middle of the colours. Zoom in until the numbers stand in the cells.</source>
        <translation>Jede Zelle ist eine Zahl der gewählten Matrix, und 0 ist die Mitte der Farben. Zoomen Sie hinein, bis die Zahlen in den Zellen stehen.</translation>
    </message>
    <message>
        <source>Every line is one change of this session, the newest last. Choose a line to go back to it, or forward again.</source>
        <translation>Jede Zeile ist eine Änderung dieser Sitzung, die neueste zuletzt. Wählen Sie eine Zeile, um dorthin zurück- oder wieder vorzugehen.</translation>
    </message>
    <message>
        <source>Every random number in the matrices is multiplied by this, so it is their standard deviation. A small scale makes the maps almost flat, and a large one leaves a single bright cell in most rows.</source>
        <translation>Jede Zufallszahl der Matrizen wird damit multipliziert, es ist also ihre Standardabweichung. Eine kleine macht die Karten fast flach, eine große lässt in den meisten Zeilen eine einzige helle Zelle.</translation>
    </message>
    <message>
        <source>Every token is a vector of this many numbers, which the heads share. It is always a multiple of the number of heads.</source>
        <translation>Jedes Token ist ein Vektor aus so vielen Zahlen, die sich die Köpfe teilen. Es ist immer ein Vielfaches der Kopfzahl.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Exchanges A and B, so that the kept setting becomes the live one. It is one step that Undo takes back.</source>
        <translation>Vertauscht A und B, sodass die behaltene Einstellung die jetzige wird. Es ist ein Schritt, den Rückgängig zurücknimmt.</translation>
    </message>
    <message>
        <source>Exchanges the axes of the picture, so that queries are columns and keys are rows. The numbers stay the same.</source>
        <translation>Vertauscht die Achsen des Bilds, sodass Queries Spalten und Keys Zeilen sind. Die Zahlen bleiben gleich.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export numbers</source>
        <translation>Zahlen exportieren</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Few and more heads</source>
        <translation>Wenige und mehr Köpfe</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Einen Befehl finden</translation>
    </message>
    <message>
        <source>Find a key</source>
        <translation>Eine Taste finden</translation>
    </message>
    <message>
        <source>For each head, the left map has keys and values of its own, and the right map shares them as set at present. The distance says how far the weights moved.</source>
        <translation>Für jeden Kopf hat die linke Karte eigene Keys und Values, und die rechte teilt sie wie jetzt eingestellt. Der Abstand sagt, wie weit sich die Gewichte bewegt haben.</translation>
    </message>
    <message>
        <source>For each token, this is the word whose content is nearest to what the head adds there. It is listed only if the cosine is above 0.5.</source>
        <translation>Für jedes Token ist dies das Wort, dessen Inhalt dem am nächsten ist, was der Kopf dort beiträgt. Es steht nur da, wenn der Cosinus über 0,5 liegt.</translation>
    </message>
    <message>
        <source>Forgets the kept setting and leads back to the start of this view. The live setting stays as it is.</source>
        <translation>Vergisst die behaltene Einstellung und führt zurück zum Anfang dieser Ansicht. Die jetzige Einstellung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Form of the file</source>
        <translation>Form der Datei</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>GQA and MQA</source>
        <translation>GQA und MQA</translation>
    </message>
    <message>
        <source>Goes back to the list of lessons. How far you got is kept.</source>
        <translation>Geht zurück zur Liste der Lektionen. Wie weit Sie gekommen sind, bleibt gemerkt.</translation>
    </message>
    <message>
        <source>Goes back to the sentence and the heads that were there before. The file stays as it is.</source>
        <translation>Geht zurück zum Satz und zu den Köpfen, die vorher da waren. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Goes on by one cell. The row and the column that make it are marked in the matrices before.</source>
        <translation>Geht eine Zelle weiter. Die Zeile und die Spalte, die sie ergeben, sind in den Matrizen davor markiert.</translation>
    </message>
    <message>
        <source>Goes one cell back in the matrix that is being filled. The sum below the picture is that of the cell.</source>
        <translation>Geht in der Matrix, die gefüllt wird, eine Zelle zurück. Die Summe unter dem Bild gehört zu dieser Zelle.</translation>
    </message>
    <message>
        <source>Grid of heads</source>
        <translation>Raster der Köpfe</translation>
    </message>
    <message>
        <source>Groups of heads</source>
        <translation>Gruppen von Köpfen</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Heads a page</source>
        <translation>Köpfe je Seite</translation>
    </message>
    <message>
        <source>Heads compared</source>
        <translation>Köpfe im Vergleich</translation>
    </message>
    <message>
        <source>Heads in numbers</source>
        <translation>Köpfe in Zahlen</translation>
    </message>
    <message>
        <source>Heads to mute</source>
        <translation>Köpfe zum Stummschalten</translation>
    </message>
    <message>
        <source>Heads, least important first</source>
        <translation>Köpfe, die unwichtigsten zuerst</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Here is room for your own words about what you see. They are saved with the session.</source>
        <translation>Hier ist Platz für eigene Worte zu dem, was Sie sehen. Sie werden mit der Sitzung gespeichert.</translation>
    </message>
    <message>
        <source>Here the weight of one cell is computed from its query and its key, with the numbers on show. Each step uses the result of the one before.</source>
        <translation>Hier wird das Gewicht einer Zelle aus ihrer Query und ihrem Key berechnet, mit den gezeigten Zahlen. Jeder Schritt verwendet das Ergebnis des vorigen.</translation>
    </message>
    <message>
        <source>Here you choose what to save, how it looks and how large it is. The picture is drawn anew at that size, not enlarged from the screen.</source>
        <translation>Hier bestimmen Sie, was gespeichert wird, wie es aussieht und wie groß es ist. Das Bild wird in dieser Größe neu gezeichnet, nicht vom Bildschirm vergrößert.</translation>
    </message>
    <message>
        <source>Positions tell a token where it stands; without them and without a mask, attention cannot tell one order of the words from another. Sinusoidal positions add waves of many lengths to the content of the tokens.</source>
        <translation>Positionen sagen einem Token, wo es steht; ohne sie und ohne Maske kann Attention die Reihenfolgen der Wörter nicht unterscheiden. Sinusförmige Positionen addieren Wellen vieler Längen zum Inhalt der Tokens.</translation>
    </message>
    <message>
        <source>Saves the heatmaps or any other view as a picture for slides or for print. You choose what to save and how large before anything is written.</source>
        <translation>Speichert die Heatmaps oder eine andere Ansicht als Bild für Folien oder Druck. Bevor etwas geschrieben wird, bestimmen Sie, was und wie groß.</translation>
    </message>
    <message>
        <source>Shows the next step to the class, after a question its answer first; without a lesson the next head. Page Down does the same.</source>
        <translation>Zeigt der Klasse den nächsten Schritt, nach einer Frage erst deren Antwort; ohne Lektion den nächsten Kopf. Bild ab tut dasselbe.</translation>
    </message>
    <message>
        <source>Switches the positions off, or on again. Without them and without a mask, the same word gives the same output wherever it stands.</source>
        <translation>Schaltet die Positionen aus oder wieder ein. Ohne sie und ohne Maske ergibt dasselbe Wort dieselbe Ausgabe, wo immer es steht.</translation>
    </message>
    <message>
        <source>Takes this sentence into the lab. Both have the same words in another order, so only positions or a mask can tell them apart.</source>
        <translation>Nimmt diesen Satz ins Labor. Beide haben dieselben Wörter in anderer Reihenfolge, nur Positionen oder eine Maske können sie also unterscheiden.</translation>
    </message>
    <message>
        <source>The colours of weights, in this window and in every new one. Viridis and cividis can be read with any colour vision, and greys suit a black and white print.</source>
        <translation>Die Farben der Gewichte, in diesem Fenster und in jedem neuen. Viridis und cividis lassen sich mit jedem Farbsehen lesen, und Grau passt zum Schwarzweißdruck.</translation>
    </message>
    <message>
        <source>These words stand above the picture. If the field is empty, it is the sentence.</source>
        <translation>Diese Worte stehen über dem Bild. Ist das Feld leer, ist es der Satz.</translation>
    </message>
    <message>
        <source>Here you choose where the matrices of the heads come from, for example made by hand or drawn at random. Sentence and sizes stay where the new matrices allow it.</source>
        <translation>Hier bestimmen Sie, woher die Matrizen der Köpfe kommen, etwa von Hand gebaut oder zufällig gezogen. Satz und Größen bleiben, wo die neuen Matrizen es erlauben.</translation>
    </message>
    <message>
        <source>A text in UTF-8 with one sentence in each line. Blank lines are left out.</source>
        <translation>Ein Text in UTF-8 mit einem Satz in jeder Zeile. Leere Zeilen bleiben weg.</translation>
    </message>
    <message>
        <source>All numbers in the four matrices are counted here, with biases where there are any. Sharing keys and values makes W_K and W_V smaller; without sharing, the number of heads does not change the count.</source>
        <translation>Hier sind alle Zahlen der vier Matrizen gezählt, mit Bias-Werten, wo es welche gibt. Geteilte Keys und Values machen W_K und W_V kleiner; ohne Teilen ändert die Kopfzahl nichts daran.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Controls shown</source>
        <translation>Gezeigte Bedienelemente</translation>
    </message>
    <message>
        <source>Each head gets a picture, or each sentence does. The files get names that say what is inside.</source>
        <translation>Jeder Kopf bekommt ein Bild, oder jeder Satz. Die Dateien bekommen Namen, die sagen, was darin ist.</translation>
    </message>
    <message>
        <source>Each strip is one head: M leaves it out, S leaves all others out, and the fader multiplies what it adds. The bar shows how large its contribution is.</source>
        <translation>Jeder Streifen ist ein Kopf: M lässt ihn weg, S lässt alle anderen weg, und der Regler multipliziert, was er beiträgt. Der Balken zeigt, wie groß sein Beitrag ist.</translation>
    </message>
    <message>
        <source>Empties the list of files that you opened, saved or exported last. The files themselves stay where they are.</source>
        <translation>Leert die Liste der Dateien, die Sie zuletzt geöffnet, gespeichert oder exportiert haben. Die Dateien selbst bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Export many pictures</source>
        <translation>Viele Bilder exportieren</translation>
    </message>
    <message>
        <source>Fills the matrix cell after cell, row by row, or pauses. Pressed at the end, it starts again.</source>
        <translation>Füllt die Matrix Zelle für Zelle, Zeile für Zeile, oder hält an. Am Ende gedrückt, beginnt es von vorn.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Gives the lab heads and key/value heads in the same proportion, with only 8 columns for each head. Undo brings your sizes back.</source>
        <translation>Gibt dem Labor Köpfe und Key/Value-Köpfe im selben Verhältnis, mit nur 8 Spalten für jeden Kopf. Rückgängig bringt Ihre Größen zurück.</translation>
    </message>
    <message>
        <source>Goes to the next step of the lesson and sets the lab to what it talks about. Undo brings back what you had changed.</source>
        <translation>Geht zum nächsten Schritt der Lektion und stellt das Labor auf das ein, wovon er spricht. Rückgängig bringt zurück, was Sie geändert hatten.</translation>
    </message>
    <message>
        <source>Goes to the step before and sets the lab to what that step talks about. Undo brings back what you had changed.</source>
        <translation>Geht zum vorigen Schritt und stellt das Labor auf das ein, wovon er spricht. Rückgängig bringt zurück, was Sie geändert hatten.</translation>
    </message>
    <message>
        <source>Groups of controls</source>
        <translation>Gruppen von Bedienelementen</translation>
    </message>
    <message>
        <source>Here a teacher leaves out of the window what a lesson does not need. The View menu brings every control back.</source>
        <translation>Hier nimmt eine Lehrkraft aus dem Fenster, was eine Stunde nicht braucht. Das Menü Ansicht holt jedes Bedienelement zurück.</translation>
    </message>
    <message>
        <source>Here all heads, or many sentences, become pictures in one go. The window stays as it is.</source>
        <translation>Hier werden alle Köpfe, oder viele Sätze, in einem Zug zu Bildern. Das Fenster bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Here you choose which numbers are written, and in which form. All digits are kept.</source>
        <translation>Hier bestimmen Sie, welche Zahlen geschrieben werden und in welcher Form. Alle Stellen bleiben erhalten.</translation>
    </message>
    <message>
        <source>Here you choose which of the pictures in the window is saved. The saved picture shows the same numbers.</source>
        <translation>Hier bestimmen Sie, welches Bild des Fensters gespeichert wird. Das gespeicherte Bild zeigt dieselben Zahlen.</translation>
    </message>
    <message>
        <source>Here you see how far each head and the output move if keys and values are shared. Everything is computed from the matrices of the lab.</source>
        <translation>Hier sehen Sie, wie weit sich jeder Kopf und die Ausgabe bewegen, wenn Keys und Values geteilt werden. Alles ist aus den Matrizen des Labors berechnet.</translation>
    </message>
    <message>
        <source>Here you set the sizes of the layer, what may be looked at and how sharp the softmax is. Every change is computed at once and can be undone.</source>
        <translation>Hier stellen Sie die Größen der Schicht ein, worauf geblickt werden darf und wie scharf die Softmax ist. Jede Änderung wird sofort gerechnet und lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Hidden tokens</source>
        <translation>Verborgene Tokens</translation>
    </message>
    <message>
        <source>Hides the message and changes nothing else. Escape does the same while the keyboard is in the message.</source>
        <translation>Verbirgt die Meldung und ändert sonst nichts. Escape tut dasselbe, solange die Tastatur in der Meldung ist.</translation>
    </message>
    <message>
        <source>Hides this panel and keeps everything that was set in it. The Window menu shows it again.</source>
        <translation>Verbirgt diese Tafel und behält alles, was darin eingestellt war. Das Menü Fenster zeigt sie wieder.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>How a shared head is made</source>
        <translation>Wie ein geteilter Kopf entsteht</translation>
    </message>
    <message>
        <source>How far each head moved</source>
        <translation>Wie weit sich jeder Kopf bewegt hat</translation>
    </message>
    <message>
        <source>How many of the pictures are finished. Each of them is whole, also if you cancel.</source>
        <translation>Wie viele der Bilder fertig sind. Jedes davon ist ganz, auch wenn Sie abbrechen.</translation>
    </message>
    <message>
        <source>How much larger than the system&apos;s size all text is written. Ctrl and plus or minus change it at any time.</source>
        <translation>Wie viel größer als vom System verlangt aller Text geschrieben wird. Strg und Plus oder Minus ändern es jederzeit.</translation>
    </message>
    <message>
        <source>In A several heads share keys and values, and in B all heads share one pair. Everything else is the same.</source>
        <translation>In A teilen sich je mehrere Köpfe Keys und Values, in B alle Köpfe ein Paar. Alles andere ist gleich.</translation>
    </message>
    <message>
        <source>In a sliding window, this many tokens are seen: the token itself and those just before it. In a prefix mask, everyone may look at this many tokens at the start.</source>
        <translation>In einem gleitenden Fenster sieht man so viele Tokens: das Token selbst und die direkt davor. Bei einer Präfix-Maske dürfen alle auf so viele Tokens am Anfang blicken.</translation>
    </message>
    <message>
        <source>Interleave or repeat?</source>
        <translation>Verschränken oder wiederholen?</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>Keep as A</source>
        <translation>Als A behalten</translation>
    </message>
    <message>
        <source>Keep the state</source>
        <translation>Den Stand mitgeben</translation>
    </message>
    <message>
        <source>Keeps the present sentence as A and gives the other one to B. Everything else is the same in both.</source>
        <translation>Behält den jetzigen Satz als A und gibt den anderen an B. Alles andere ist in beiden gleich.</translation>
    </message>
    <message>
        <source>Keeps the setting that is live at present as A. Then change B, and watch what that changes.</source>
        <translation>Behält die jetzige Einstellung als A. Ändern Sie dann B, und sehen Sie, was das bewirkt.</translation>
    </message>
    <message>
        <source>Key/value groups</source>
        <translation>Key/Value-Gruppen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys and values in the cache</source>
        <translation>Keys und Values im Cache</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Größte zuerst</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Layout of the matrices</source>
        <translation>Anordnung der Matrizen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Die Lektion verlassen</translation>
    </message>
    <message>
        <source>Leave viewer</source>
        <translation>Betrachter verlassen</translation>
    </message>
    <message>
        <source>Leaves the ground out, so that the picture lies on a slide of any colour. The cells keep their colours.</source>
        <translation>Lässt den Grund weg, sodass das Bild auf einer Folie jeder Farbe liegen kann. Die Zellen behalten ihre Farben.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lets the pinned cell go. The arithmetic then follows the pointer again.</source>
        <translation>Lässt die angeheftete Zelle los. Die Rechnung folgt dann wieder dem Zeiger.</translation>
    </message>
    <message>
        <source>Light, dark or high contrast colours for the whole window. As the system follows what your computer is set to, also when that changes.</source>
        <translation>Helle, dunkle oder kontrastreiche Farben für das ganze Fenster. Wie das System folgt dem, was Ihr Rechner eingestellt hat, auch wenn sich das ändert.</translation>
    </message>
    <message>
        <source>Lists the pictures that were saved lately. Choosing one shows its folder.</source>
        <translation>Nennt die zuletzt gespeicherten Bilder. Eines zu wählen zeigt seinen Ordner.</translation>
    </message>
    <message>
        <source>Load scaled down</source>
        <translation>Verkleinert laden</translation>
    </message>
    <message>
        <source>MHA and GQA</source>
        <translation>MHA und GQA</translation>
    </message>
    <message>
        <source>MHA and MQA</source>
        <translation>MHA und MQA</translation>
    </message>
    <message>
        <source>MHA gives every query head keys and values of its own, MQA lets all heads share one pair, and GQA lies between. An uneven grouping is none of them, so nothing is marked.</source>
        <translation>MHA gibt jedem Query-Kopf eigene Keys und Values, bei MQA teilen sich alle Köpfe ein Paar, und GQA liegt dazwischen. Eine ungleichmäßige Gruppierung ist keines davon, dann ist nichts markiert.</translation>
    </message>
    <message>
        <source>Make it right</source>
        <translation>Alles richtig rechnen</translation>
    </message>
    <message>
        <source>Makes the change again that Undo took back. It is there until you change something else.</source>
        <translation>Macht die Änderung wieder, die Rückgängig zurückgenommen hat. Das geht, bis Sie etwas anderes ändern.</translation>
    </message>
    <message>
        <source>Makes the live setting what A is. Then nothing differs until you change B.</source>
        <translation>Macht aus der jetzigen Einstellung das, was A ist. Dann unterscheidet sich nichts, bis Sie B ändern.</translation>
    </message>
    <message>
        <source>Makes the pages wider than high. Grids with many columns fit better so.</source>
        <translation>Macht die Seiten breiter als hoch. Raster mit vielen Spalten passen so besser.</translation>
    </message>
    <message>
        <source>Makes the screen of the class blank, or shows it again. The key B does the same.</source>
        <translation>Leert den Bildschirm der Klasse, oder zeigt ihn wieder. Die Taste B tut dasselbe.</translation>
    </message>
    <message>
        <source>Makes the words in the picture larger at the same width. The maps become a little smaller for that.</source>
        <translation>Macht die Wörter im Bild bei gleicher Breite größer. Die Karten werden dafür etwas kleiner.</translation>
    </message>
    <message>
        <source>Makes this panel a window of its own, or puts it back into the main window. Reset layout in the Window menu puts all panels back where they were.</source>
        <translation>Macht aus dieser Tafel ein eigenes Fenster, oder stellt sie ins Hauptfenster zurück. Anordnung zurücksetzen im Menü Fenster stellt alle Tafeln dorthin, wo sie waren.</translation>
    </message>
    <message>
        <source>Maps to compare</source>
        <translation>Karten zum Vergleichen</translation>
    </message>
    <message>
        <source>Mark for Excel</source>
        <translation>Marke für Excel</translation>
    </message>
    <message>
        <source>Marks the strongest key of each query with a filled dot and the second with a ring. The marks follow every change.</source>
        <translation>Markiert den stärksten Key jeder Query mit einem vollen Punkt und den zweiten mit einem Ring. Die Marken folgen jeder Änderung.</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Matrizen</translation>
    </message>
    <message>
        <source>Matrices of queries, keys and values</source>
        <translation>Matrizen der Queries, Keys und Values</translation>
    </message>
    <message>
        <source>Matrices of the head</source>
        <translation>Matrizen des Kopfs</translation>
    </message>
    <message>
        <source>Matrices of the step</source>
        <translation>Matrizen des Schritts</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Mistake: a temperature left in</source>
        <translation>Fehler: eine Temperatur blieb drin</translation>
    </message>
    <message>
        <source>Mistake: divided by √d_model</source>
        <translation>Fehler: durch √d_model geteilt</translation>
    </message>
    <message>
        <source>Mistake: heads cut out after W_O</source>
        <translation>Fehler: Köpfe nach W_O herausgeschnitten</translation>
    </message>
    <message>
        <source>Mistake: interleaved groups</source>
        <translation>Fehler: verschränkte Gruppen</translation>
    </message>
    <message>
        <source>Mistake: mask after the softmax</source>
        <translation>Fehler: Maske nach der Softmax</translation>
    </message>
    <message>
        <source>Mistake: no 1/√d_k</source>
        <translation>Fehler: kein 1/√d_k</translation>
    </message>
    <message>
        <source>Mistake: no rule for an empty row</source>
        <translation>Fehler: keine Regel für leere Zeilen</translation>
    </message>
    <message>
        <source>Mistake: softmax over the wrong axis</source>
        <translation>Fehler: Softmax über die falsche Achse</translation>
    </message>
    <message>
        <source>Mistake: softmax twice</source>
        <translation>Fehler: Softmax zweimal</translation>
    </message>
    <message>
        <source>Mixing</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Mixing desk</source>
        <translation>Mischpult</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model width</source>
        <translation>Modellbreite</translation>
    </message>
    <message>
        <source>Models store one big matrix for all heads, and textbooks draw a small one for each head. Both hold the same numbers.</source>
        <translation>Modelle speichern eine große Matrix für alle Köpfe, Lehrbücher zeichnen eine kleine für jeden. Beide halten dieselben Zahlen.</translation>
    </message>
    <message>
        <source>Multiplied, the two make one matrix that says what is written if a token is looked at. Its rank is at most d_k, so a narrow head can move little.</source>
        <translation>Miteinander multipliziert ergeben die beiden eine Matrix, die sagt, was geschrieben wird, wenn auf ein Token geblickt wird. Ihr Rang ist höchstens d_k, ein schmaler Kopf kann also wenig bewegen.</translation>
    </message>
    <message>
        <source>Mute the least important</source>
        <translation>Die unwichtigsten stummschalten</translation>
    </message>
    <message>
        <source>Mutes as many heads as you choose, from the top of the table. The curve shows how far the output moves for every such number.</source>
        <translation>Schaltet so viele Köpfe stumm, wie Sie wählen, von oben in der Tabelle. Die Kurve zeigt für jede Zahl, wie weit sich die Ausgabe bewegt.</translation>
    </message>
    <message>
        <source>Name of a setting</source>
        <translation>Name einer Einstellung</translation>
    </message>
    <message>
        <source>Neighbouring heads share a key/value head in real models, and a program that gets the order wrong gives each head the keys of another. The two orders stand side by side here.</source>
        <translation>In echten Modellen teilen sich benachbarte Köpfe einen Key/Value-Kopf, und ein Programm mit falscher Reihenfolge gibt jedem Kopf die Keys eines anderen. Hier stehen beide Reihenfolgen nebeneinander.</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Seed</translation>
    </message>
    <message>
        <source>New seed of W_O</source>
        <translation>Neuer Seed für W_O</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>No token may look at a token that is checked here, and neither may that token itself. Its own row stays, because it may still look at the others.</source>
        <translation>Auf ein hier angekreuztes Token darf keines blicken, auch es selbst nicht. Seine eigene Zeile bleibt, denn es darf noch auf die anderen blicken.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Number of heads</source>
        <translation>Zahl der Köpfe</translation>
    </message>
    <message>
        <source>Number of key/value heads</source>
        <translation>Zahl der Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>OK or cancel</source>
        <translation>OK oder Abbrechen</translation>
    </message>
    <message>
        <source>OK puts all choices into effect and remembers them. Cancel leaves everything as it was.</source>
        <translation>OK setzt alle Wahlen in Kraft und merkt sie sich. Abbrechen lässt alles, wie es war.</translation>
    </message>
    <message>
        <source>One head</source>
        <translation>Ein Kopf</translation>
    </message>
    <message>
        <source>One list of everything the window can do. Type to search, and press Enter.</source>
        <translation>Eine Liste von allem, was das Fenster kann. Tippen Sie, um zu suchen, und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>One map per head, all from the same sentence and the same layer. Enter or a double click opens the selected head large.</source>
        <translation>Eine Karte je Kopf, alle vom selben Satz und derselben Schicht. Eingabetaste oder Doppelklick öffnet den gewählten Kopf groß.</translation>
    </message>
    <message>
        <source>One matrix, large</source>
        <translation>Eine Matrix, groß</translation>
    </message>
    <message>
        <source>Only so many keys of each query have a line, the strongest first. The weights that are left out are still in the sums.</source>
        <translation>Nur so viele Keys jeder Query haben eine Linie, die stärksten zuerst. Die weggelassenen Gewichte sind in den Summen noch dabei.</translation>
    </message>
    <message>
        <source>Only you see this window, with your notes, the next step and the time. The buttons work on the screen of the class.</source>
        <translation>Nur Sie sehen dieses Fenster mit Ihren Notizen, dem nächsten Schritt und der Zeit. Die Schalter wirken auf den Bildschirm der Klasse.</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Eine Datei öffnen</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Eine Lektion öffnen</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation>Eine Lektionsdatei öffnen</translation>
    </message>
    <message>
        <source>Opens a session that you or somebody else saved. It replaces what is on the screen, after asking about unsaved work.</source>
        <translation>Öffnet eine Sitzung, die Sie oder jemand anders gespeichert hat. Sie ersetzt, was auf dem Bildschirm ist; nach ungespeicherter Arbeit wird vorher gefragt.</translation>
    </message>
    <message>
        <source>Opens the Mixing view, where the matrix W_O is shown with the heads that it mixes. The mixing desk stays as it is.</source>
        <translation>Öffnet die Ansicht Mischen, wo die Matrix W_O mit den Köpfen zu sehen ist, die sie mischt. Das Mischpult bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Opens the lessons, which lead you through the lab step by step. You can leave a lesson at any time.</source>
        <translation>Öffnet die Lektionen, die Schritt für Schritt durchs Labor führen. Sie können eine Lektion jederzeit verlassen.</translation>
    </message>
    <message>
        <source>Opens the list of all keys of the window and its panels. You can search in it.</source>
        <translation>Öffnet die Liste aller Tasten des Fensters und seiner Tafeln. Sie lässt sich durchsuchen.</translation>
    </message>
    <message>
        <source>Opens this lesson, or goes on where you left it. The lab behind it is real, so you can change anything on the way.</source>
        <translation>Öffnet diese Lektion, oder geht dort weiter, wo Sie sie verlassen haben. Das Labor dahinter ist echt, Sie können unterwegs also alles ändern.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation>Reihenfolge der Köpfe</translation>
    </message>
    <message>
        <source>Order of the strips</source>
        <translation>Reihenfolge der Streifen</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Output of the layer</source>
        <translation>Ausgabe der Schicht</translation>
    </message>
    <message>
        <source>PNG stores dots of colour, while SVG and PDF store shapes that stay sharp at every size. Slides and web pages take PNG everywhere.</source>
        <translation>PNG speichert Farbpunkte, SVG und PDF speichern Formen, die in jeder Größe scharf bleiben. Folien und Webseiten nehmen PNG überall.</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>Panels in tabs</source>
        <translation>Tafeln in Reitern</translation>
    </message>
    <message>
        <source>Panels that share a place stand behind each other, and a tab brings one of them to the front. Drag a tab away to give its panel a place of its own.</source>
        <translation>Tafeln, die sich einen Platz teilen, stehen hintereinander, und ein Reiter holt eine davon nach vorn. Ziehen Sie einen Reiter weg, um seiner Tafel einen eigenen Platz zu geben.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Part of the comparison</source>
        <translation>Teil des Vergleichs</translation>
    </message>
    <message>
        <source>Pick or type a sentence that B reads, while A reads the present one. A sentence that differs in one word shows which heads notice.</source>
        <translation>Wählen oder tippen Sie einen Satz für B; A liest den jetzigen. Ein Satz, der sich in einem Wort unterscheidet, zeigt, welche Köpfe es merken.</translation>
    </message>
    <message>
        <source>Picture of a step</source>
        <translation>Bild eines Schritts</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Positions on or off</source>
        <translation>Positionen an oder aus</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>Presenter&apos;s window</source>
        <translation>Fenster der Vortragenden</translation>
    </message>
    <message>
        <source>Presents on the other screen, and puts this window on the first. The key X does the same.</source>
        <translation>Präsentiert auf dem anderen Bildschirm und legt dieses Fenster auf den ersten. Die Taste X tut dasselbe.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Pull the bars until they show the weights that you expect for this token. All bars of a row are shares of 1.</source>
        <translation>Ziehen Sie die Balken, bis sie die Gewichte zeigen, die Sie für dieses Token erwarten. Alle Balken einer Zeile sind Anteile von 1.</translation>
    </message>
    <message>
        <source>Puts all cells of the table on the clipboard, with every digit. Tabs stand between the columns, so it can be pasted into a spreadsheet.</source>
        <translation>Legt alle Zellen der Tabelle mit allen Stellen in die Zwischenablage. Zwischen den Spalten stehen Tabulatoren, so lässt sie sich in eine Tabellenkalkulation einfügen.</translation>
    </message>
    <message>
        <source>Puts the arithmetic of this cell on the clipboard as plain text. You can paste it into notes or a worksheet.</source>
        <translation>Legt die Rechnung dieser Zelle als einfachen Text in die Zwischenablage. Sie können sie in Notizen oder ein Arbeitsblatt einfügen.</translation>
    </message>
    <message>
        <source>Queries, keys or values</source>
        <translation>Queries, Keys oder Values</translation>
    </message>
    <message>
        <source>Query, key and products</source>
        <translation>Query, Key und Produkte</translation>
    </message>
    <message>
        <source>Rank or stop</source>
        <translation>Reihen oder anhalten</translation>
    </message>
    <message>
        <source>Rank over</source>
        <translation>Reihen über</translation>
    </message>
    <message>
        <source>Read-out</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Letzte Dateien</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Reset the mixing desk</source>
        <translation>Mischpult zurücksetzen</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Rows are the tokens that look, columns the tokens looked at, and the colour of a cell is its number. Enter pins a cell, so that the arithmetic beside the map stays on it.</source>
        <translation>Zeilen sind die Tokens, die blicken, Spalten die, auf die geblickt wird, und die Farbe einer Zelle ist ihre Zahl. Die Eingabetaste heftet eine Zelle an, sodass die Rechnung neben der Karte bei ihr bleibt.</translation>
    </message>
    <message>
        <source>Rows are tokens, columns are the numbers of the output, and the colour is the change. Muting before W_O changes all columns, because W_O mixes the heads.</source>
        <translation>Zeilen sind Tokens, Spalten die Zahlen der Ausgabe, und die Farbe ist die Änderung. Stummschalten vor W_O ändert alle Spalten, weil W_O die Köpfe mischt.</translation>
    </message>
    <message>
        <source>Rows of joined buttons</source>
        <translation>Reihen verbundener Schalter</translation>
    </message>
    <message>
        <source>Save asks for the name of a file and writes it. Cancel leaves everything as it is.</source>
        <translation>Speichern fragt nach dem Namen einer Datei und schreibt sie. Abbrechen lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>Save asks for the name of a file, and Copy puts the picture on the clipboard. Cancel leaves everything as it is.</source>
        <translation>Speichern fragt nach dem Namen einer Datei, Kopieren legt das Bild in die Zwischenablage. Abbrechen lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>Save or cancel</source>
        <translation>Speichern oder abbrechen</translation>
    </message>
    <message>
        <source>Save, copy or cancel</source>
        <translation>Speichern, kopieren oder abbrechen</translation>
    </message>
    <message>
        <source>Says in which order the heads stand in the picture. The numbers of the heads stay with them.</source>
        <translation>Sagt, in welcher Reihenfolge die Köpfe im Bild stehen. Ihre Nummern bleiben bei ihnen.</translation>
    </message>
    <message>
        <source>Says whether the width is given in pixels for a screen or in centimetres for paper. The resolution connects the two.</source>
        <translation>Sagt, ob die Breite in Pixeln für einen Bildschirm oder in Zentimetern für Papier gilt. Die Auflösung verbindet beide.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Seed of W_O</source>
        <translation>Seed von W_O</translation>
    </message>
    <message>
        <source>Selects one head, which is then the same in every view. Its name is measured: it says what the weights of the head do, and is missing if they do nothing clear.</source>
        <translation>Wählt einen Kopf, der dann in jeder Ansicht derselbe ist. Sein Name ist gemessen: Er sagt, was die Gewichte des Kopfs tun, und fehlt, wenn sie nichts Klares tun.</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Sentence and source</source>
        <translation>Satz und Herkunft</translation>
    </message>
    <message>
        <source>Sentence under the map</source>
        <translation>Satz unter der Karte</translation>
    </message>
    <message>
        <source>Set the lab again</source>
        <translation>Das Labor neu einstellen</translation>
    </message>
    <message>
        <source>Sets all gains to 1 and ends every mute and solo. It is one step that Undo takes back.</source>
        <translation>Setzt alle Faktoren auf 1 und beendet jedes Stumm und Solo. Es ist ein Schritt, den Rückgängig zurücknimmt.</translation>
    </message>
    <message>
        <source>Sets the lab so that this mistake is easy to see. Undo brings your own setting back.</source>
        <translation>Stellt das Labor so ein, dass dieser Fehler gut zu sehen ist. Rückgängig bringt Ihre Einstellung zurück.</translation>
    </message>
    <message>
        <source>Sets the lab to what this step talks about. Use it after you have tried something else.</source>
        <translation>Stellt das Labor auf das ein, wovon dieser Schritt spricht. Nützlich, nachdem Sie etwas anderes ausprobiert haben.</translation>
    </message>
    <message>
        <source>Sets the scale to 0.01, as many textbook programs do. The scores then come so close to 0 that every map is almost flat.</source>
        <translation>Setzt die Skalierung auf 0,01 wie viele Lehrbuchprogramme. Dann liegen die Scores so nahe an 0, dass jede Karte fast flach ist.</translation>
    </message>
    <message>
        <source>Sets the scale to 1 divided by the root of the model width. The scores then differ enough to see that the heads differ.</source>
        <translation>Setzt die Skalierung auf 1 durch die Wurzel der Modellbreite. Dann unterscheiden sich die Scores genug, um zu sehen, dass sich die Köpfe unterscheiden.</translation>
    </message>
    <message>
        <source>Several query heads can share one key/value head, which saves memory while a model writes. Here you choose who shares, and see at once what the heads lose.</source>
        <translation>Mehrere Query-Köpfe können sich einen Key/Value-Kopf teilen; das spart Speicher, während ein Modell schreibt. Hier bestimmen Sie, wer teilt, und sehen sofort, was die Köpfe verlieren.</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Show W_O large</source>
        <translation>W_O groß zeigen</translation>
    </message>
    <message>
        <source>Show all or close</source>
        <translation>Alle zeigen oder schließen</translation>
    </message>
    <message>
        <source>Show all puts back whatever was taken out of the window. Close keeps the choice as it is.</source>
        <translation>Alle zeigen holt alles zurück, was aus dem Fenster genommen wurde. Schließen lässt die Wahl, wie sie ist.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Shows both settings side by side, their difference alone, or how far each head moved as numbers. The cell that is read out is the same in all.</source>
        <translation>Zeigt beide Einstellungen nebeneinander, ihre Differenz allein, oder in Zahlen, wie weit sich jeder Kopf bewegt hat. Die abgelesene Zelle ist in allen dieselbe.</translation>
    </message>
    <message>
        <source>Shows for each query how widely its weights are spread: 0 for a single key, 1 for all keys alike. Queries that may look at one key only are left out.</source>
        <translation>Zeigt für jede Query, wie breit ihre Gewichte verteilt sind: 0 bei einem einzigen Key, 1 bei allen Keys gleich. Queries, die nur auf einen Key blicken dürfen, bleiben weg.</translation>
    </message>
    <message>
        <source>Shows the answer that the lab computed, and why. Choose or type your own answer first.</source>
        <translation>Zeigt die Antwort, die das Labor berechnet hat, und warum. Wählen oder tippen Sie zuerst Ihre eigene.</translation>
    </message>
    <message>
        <source>Shows the hidden answer to the class, or hides it again. The key R does the same.</source>
        <translation>Zeigt der Klasse die verborgene Antwort, oder verbirgt sie wieder. Die Taste R tut dasselbe.</translation>
    </message>
    <message>
        <source>Shows the keys of the presentation on the screen. Pressing it again hides them.</source>
        <translation>Zeigt die Tasten der Präsentation auf dem Bildschirm. Noch einmal drücken verbirgt sie.</translation>
    </message>
    <message>
        <source>Shows the mean of the weights of all heads that are not muted. A mean can hide that two heads do opposite things.</source>
        <translation>Zeigt das Mittel der Gewichte aller Köpfe, die nicht stumm sind. Ein Mittel kann verbergen, dass zwei Köpfe Gegensätzliches tun.</translation>
    </message>
    <message>
        <source>Shows the next page in the preview. Nothing is written yet.</source>
        <translation>Zeigt die nächste Seite in der Vorschau. Noch wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Shows the page before in the preview. Nothing is written yet.</source>
        <translation>Zeigt die vorige Seite in der Vorschau. Noch wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>Shows the step before on the other screen, or without a lesson the head before. Page Up does the same.</source>
        <translation>Zeigt auf dem anderen Bildschirm den vorigen Schritt, ohne Lektion den vorigen Kopf. Bild auf tut dasselbe.</translation>
    </message>
    <message>
        <source>Shows this view to a class on the whole screen, with larger text and without panels. Escape leads back to this window.</source>
        <translation>Zeigt diese Ansicht einer Klasse auf dem ganzen Bildschirm, mit größerem Text und ohne Tafeln. Escape führt zurück zu diesem Fenster.</translation>
    </message>
    <message>
        <source>Shows you the two controls to begin with: the sentence and the number of heads. Whatever you change there is computed at once.</source>
        <translation>Zeigt die zwei Bedienelemente für den Anfang: den Satz und die Zahl der Köpfe. Was Sie dort ändern, wird sofort gerechnet.</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Similarity of heads</source>
        <translation>Ähnlichkeit der Köpfe</translation>
    </message>
    <message>
        <source>Singular values</source>
        <translation>Singulärwerte</translation>
    </message>
    <message>
        <source>Size in</source>
        <translation>Größe in</translation>
    </message>
    <message>
        <source>Size of the mask</source>
        <translation>Größe der Maske</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation>Schieber</translation>
    </message>
    <message>
        <source>Smallest weight with a line</source>
        <translation>Kleinstes Gewicht mit Linie</translation>
    </message>
    <message>
        <source>So many heads stand on each page. A PDF gets several pages, and PNG or SVG get several files.</source>
        <translation>So viele Köpfe stehen auf jeder Seite. Ein PDF bekommt mehrere Seiten, PNG oder SVG mehrere Dateien.</translation>
    </message>
    <message>
        <source>So many heads stand side by side. Automatic takes the number that makes the cells largest.</source>
        <translation>So viele Köpfe stehen nebeneinander. Automatisch nimmt die Zahl, bei der die Zellen am größten werden.</translation>
    </message>
    <message>
        <source>Softmax temperature</source>
        <translation>Temperatur der Softmax</translation>
    </message>
    <message>
        <source>Some programs mute a head by setting its columns of the output to 0, after W_O has mixed all heads. Switch it on to see that this removes parts of every head instead.</source>
        <translation>Manche Programme schalten einen Kopf stumm, indem sie seine Spalten der Ausgabe auf 0 setzen, nachdem W_O alle Köpfe gemischt hat. Schalten Sie es ein, um zu sehen, dass so stattdessen Teile jedes Kopfs verschwinden.</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordnen nach</translation>
    </message>
    <message>
        <source>Sorts from the largest value to the smallest, or the other way round. Only the order of the rows changes.</source>
        <translation>Ordnet vom größten zum kleinsten Wert, oder umgekehrt. Nur die Reihenfolge der Zeilen ändert sich.</translation>
    </message>
    <message>
        <source>Sorts the heads by number, by the largest difference of a single weight, or by their distance. Only the order of the rows changes.</source>
        <translation>Ordnet die Köpfe nach Nummer, nach der größten Differenz eines einzelnen Gewichts oder nach ihrem Abstand. Nur die Reihenfolge der Zeilen ändert sich.</translation>
    </message>
    <message>
        <source>Sorts the heads by their number or with the largest contribution first. Only the order on the screen changes, not the sum.</source>
        <translation>Ordnet die Köpfe nach ihrer Nummer oder mit dem größten Beitrag zuerst. Nur die Reihenfolge auf dem Bildschirm ändert sich, nicht die Summe.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Spot the bug</source>
        <translation>Finde den Fehler</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Start or close</source>
        <translation>Beginnen oder schließen</translation>
    </message>
    <message>
        <source>Start writes the pictures one after the other, and Cancel stops after the present one. Show in folder opens where they are.</source>
        <translation>Beginnen schreibt die Bilder eines nach dem anderen, Abbrechen hält nach dem jetzigen an. Im Ordner zeigen öffnet den Ort, wo sie liegen.</translation>
    </message>
    <message>
        <source>Starts the ranking, or stops it while it runs. What was ranked before stays on show.</source>
        <translation>Beginnt die Rangfolge, oder hält sie an, während sie läuft. Was schon gereiht ist, bleibt zu sehen.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Steps of attention</source>
        <translation>Schritte der Attention</translation>
    </message>
    <message>
        <source>Steps of the pipeline</source>
        <translation>Schritte der Pipeline</translation>
    </message>
    <message>
        <source>Stops what is being computed or written at present. The lab goes back to the last state that has numbers, and a file that is not finished is not kept.</source>
        <translation>Hält an, was gerade berechnet oder geschrieben wird. Das Labor geht zum letzten Zustand mit Zahlen zurück, und eine unfertige Datei bleibt nicht übrig.</translation>
    </message>
    <message>
        <source>Strip of small heads</source>
        <translation>Streifen kleiner Köpfe</translation>
    </message>
    <message>
        <source>Strips of the heads</source>
        <translation>Streifen der Köpfe</translation>
    </message>
    <message>
        <source>Strongest keys</source>
        <translation>Stärkste Keys</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Vertauschen</translation>
    </message>
    <message>
        <source>Swap screens</source>
        <translation>Bildschirme tauschen</translation>
    </message>
    <message>
        <source>Switches of the map</source>
        <translation>Schalter der Karte</translation>
    </message>
    <message>
        <source>Table of differences</source>
        <translation>Tabelle der Differenzen</translation>
    </message>
    <message>
        <source>Table of numbers</source>
        <translation>Tabelle der Zahlen</translation>
    </message>
    <message>
        <source>Takes the last change of the lab back, however it was made. A whole drag counts as one change, and so does a burst of typing.</source>
        <translation>Nimmt die letzte Änderung des Labors zurück, wie immer sie entstand. Ein ganzes Ziehen zählt als eine Änderung, ein Schwung Tippen auch.</translation>
    </message>
    <message>
        <source>Takes the last token back, and its keys and values out of the cache. The rows before it stay.</source>
        <translation>Nimmt das letzte Token zurück, und seine Keys und Values aus dem Cache. Die Zeilen davor bleiben.</translation>
    </message>
    <message>
        <source>Text file</source>
        <translation>Textdatei</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Textbook scale</source>
        <translation>Skalierung der Lehrbücher</translation>
    </message>
    <message>
        <source>The background of each word shows how much the chosen token looks at it. Enter or a click pins a word as the token that looks.</source>
        <translation>Der Hintergrund jedes Worts zeigt, wie sehr das gewählte Token darauf blickt. Eingabetaste oder Klick heften ein Wort als das Token an, das blickt.</translation>
    </message>
    <message>
        <source>The bar says which colour stands for which number, with both limits. The triangle marks the number that is read out.</source>
        <translation>Die Skala sagt, welche Farbe für welche Zahl steht, mit beiden Grenzen. Das Dreieck markiert die abgelesene Zahl.</translation>
    </message>
    <message>
        <source>The bar says which colour stands for which number. Without it, the colours can only be compared with each other.</source>
        <translation>Die Skala sagt, welche Farbe für welche Zahl steht. Ohne sie lassen sich die Farben nur miteinander vergleichen.</translation>
    </message>
    <message>
        <source>The bars say how strongly the matrix stretches vectors along its own directions, the largest first. Along a direction with a bar of 0, the head sees nothing.</source>
        <translation>Die Balken sagen, wie stark die Matrix Vektoren entlang ihrer eigenen Richtungen streckt, die größten zuerst. Entlang einer Richtung mit Balken 0 sieht der Kopf nichts.</translation>
    </message>
    <message>
        <source>The bars show what each head adds to all tokens together, or only to the token that you choose here. The length of the contribution is its size.</source>
        <translation>Die Balken zeigen, was jeder Kopf zu allen Tokens zusammen beiträgt, oder nur zu dem Token, das Sie hier wählen. Die Länge des Beitrags ist seine Größe.</translation>
    </message>
    <message>
        <source>The cache is held against a memory of this size. A GB is 1,000,000,000 bytes here.</source>
        <translation>Der Cache wird an einem Speicher dieser Größe gemessen. Ein GB sind hier 1.000.000.000 Bytes.</translation>
    </message>
    <message>
        <source>The change is how far the output moves if only this head is muted. Nothing was trained, so this says nothing about how well a task is solved.</source>
        <translation>Die Änderung sagt, wie weit sich die Ausgabe bewegt, wenn nur dieser Kopf stumm ist. Nichts wurde trainiert, es sagt also nicht, wie gut eine Aufgabe gelöst wird.</translation>
    </message>
    <message>
        <source>The columns of each head have its colour, and a shared key/value head has columns once only. That is why sharing makes these two matrices narrower.</source>
        <translation>Die Spalten jedes Kopfs haben seine Farbe, und ein geteilter Key/Value-Kopf hat nur einmal Spalten. Deshalb macht das Teilen diese beiden Matrizen schmaler.</translation>
    </message>
    <message>
        <source>The curves say how far the output moves if keys and values are shared, for each way to make the shared heads. No model was trained here, and training makes the error smaller.</source>
        <translation>Die Kurven sagen, wie weit sich die Ausgabe bewegt, wenn Keys und Values geteilt werden, für jede Art, die geteilten Köpfe zu machen. Hier wurde kein Modell trainiert; Training macht den Fehler kleiner.</translation>
    </message>
    <message>
        <source>The file begins with a mark by which Excel knows that it holds Unicode text. Without it, Excel shows letters such as é wrongly.</source>
        <translation>Die Datei beginnt mit einer Marke, an der Excel erkennt, dass sie Unicode-Text enthält. Ohne sie zeigt Excel Buchstaben wie é falsch.</translation>
    </message>
    <message>
        <source>The file holds the weights of several layers, and this chooses which one is on show. Every layer has heads of its own.</source>
        <translation>Die Datei enthält die Gewichte mehrerer Schichten, und dies bestimmt, welche zu sehen ist. Jede Schicht hat eigene Köpfe.</translation>
    </message>
    <message>
        <source>The forward pass in ten steps, with the real numbers of the selected head. Every number can be checked with the sum below the picture.</source>
        <translation>Der Vorwärtsdurchlauf in zehn Schritten, mit den echten Zahlen des gewählten Kopfs. Jede Zahl lässt sich an der Summe unter dem Bild nachprüfen.</translation>
    </message>
    <message>
        <source>The heads are ranked by what their muting changes, on this sentence or on all example sentences together. More sentences say more about a head.</source>
        <translation>Die Köpfe sind danach gereiht, was ihr Stummschalten ändert, an diesem Satz oder an allen Beispielsätzen zusammen. Mehr Sätze sagen mehr über einen Kopf.</translation>
    </message>
    <message>
        <source>The heads share the numbers of each token evenly, so a larger number of heads makes each of them narrower. Only numbers that divide the model width are offered.</source>
        <translation>Die Köpfe teilen sich die Zahlen jedes Tokens gleichmäßig; je mehr Köpfe, desto schmaler jeder. Angeboten werden nur Zahlen, die die Modellbreite teilen.</translation>
    </message>
    <message>
        <source>The keys and values of this many tokens are kept for each sequence. The cache grows in proportion.</source>
        <translation>Für jede Sequenz werden die Keys und Values von so vielen Tokens aufbewahrt. Der Cache wächst im selben Verhältnis.</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>Das Labor</translation>
    </message>
    <message>
        <source>The language of the window and of the lessons, which changes as soon as you confirm. Your work stays as it is.</source>
        <translation>Die Sprache des Fensters und der Lektionen; sie wechselt, sobald Sie bestätigen. Ihre Arbeit bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The last forward pass took this long on your computer. Only steps that a change touches are computed again.</source>
        <translation>So lange dauerte der letzte Vorwärtsdurchlauf auf Ihrem Rechner. Neu gerechnet werden nur Schritte, die eine Änderung betrifft.</translation>
    </message>
    <message>
        <source>The maps of A, of B, or of their difference, all in the same order and the same colours. Pointing at a cell marks it in all of them.</source>
        <translation>Die Karten von A, von B oder ihrer Differenz, alle in derselben Reihenfolge und denselben Farben. Auf eine Zelle zu zeigen markiert sie in allen.</translation>
    </message>
    <message>
        <source>The maps on show were read from a file, so the lab knows the weights but not what made them. Steps that need the matrices are switched off meanwhile.</source>
        <translation>Die gezeigten Karten stammen aus einer Datei; das Labor kennt also die Gewichte, aber nicht, woraus sie entstanden. Schritte, die die Matrizen brauchen, sind so lange ausgeschaltet.</translation>
    </message>
    <message>
        <source>The matrices of a shared key/value head are the mean of those that share it, the first of them, or new random numbers. Real models train theirs, so a mean is only a start.</source>
        <translation>Die Matrizen eines geteilten Key/Value-Kopfs sind das Mittel derer, die ihn teilen, die des ersten, oder neue Zufallszahlen. Echte Modelle trainieren sie, ein Mittel ist also nur ein Anfang.</translation>
    </message>
    <message>
        <source>The matrices on the left make the one on the right, and the marked cell is the one that is explained. Click a cell or use the arrows to choose another.</source>
        <translation>Die Matrizen links ergeben die rechts, und die markierte Zelle ist die erklärte. Klicken Sie auf eine Zelle oder nehmen Sie die Pfeile, um eine andere zu wählen.</translation>
    </message>
    <message>
        <source>The matrices that make queries, keys and values, with the columns of each head. Sharing takes columns away from keys and values only.</source>
        <translation>Die Matrizen für Queries, Keys und Values, mit den Spalten jedes Kopfs. Das Teilen nimmt nur den Keys und Values Spalten weg.</translation>
    </message>
    <message>
        <source>The number of pixels per inch is written into the file. Programs for print and slides use it to choose the size on paper.</source>
        <translation>Die Zahl der Pixel pro Zoll steht in der Datei. Programme für Druck und Folien bestimmen damit die Größe auf Papier.</translation>
    </message>
    <message>
        <source>The output of the layer is a sum with one part for each head, and here you change how much each adds. The weights of the heads do not change by that.</source>
        <translation>Die Ausgabe der Schicht ist eine Summe mit einem Teil für jeden Kopf, und hier ändern Sie, wie viel jeder beiträgt. Die Gewichte der Köpfe ändern sich dadurch nicht.</translation>
    </message>
    <message>
        <source>The outputs of all heads stand side by side here, each times its gain. Until now no head has seen what another found.</source>
        <translation>Hier stehen die Ausgaben aller Köpfe nebeneinander, jede mal ihren Faktor. Bis hierhin hat kein Kopf gesehen, was ein anderer fand.</translation>
    </message>
    <message>
        <source>The pages as the printer gets them. The button with the printer asks which one, or writes a PDF.</source>
        <translation>Die Seiten, wie der Drucker sie bekommt. Der Schalter mit dem Drucker fragt, welcher es sein soll, oder schreibt ein PDF.</translation>
    </message>
    <message>
        <source>The pages of the PDF have this size. The picture is fitted to them.</source>
        <translation>Die Seiten des PDF haben diese Größe. Das Bild wird in sie eingepasst.</translation>
    </message>
    <message>
        <source>The picture can be light or dark, whatever the window is. Light saves ink on paper.</source>
        <translation>Das Bild kann hell oder dunkel sein, wie immer das Fenster ist. Hell spart Tinte auf Papier.</translation>
    </message>
    <message>
        <source>The picture is exactly this many pixels wide. Its height follows from what is on it.</source>
        <translation>Das Bild ist genau so viele Pixel breit. Seine Höhe ergibt sich aus dem Inhalt.</translation>
    </message>
    <message>
        <source>The picture is exactly this wide on paper. Its height follows from what is on it.</source>
        <translation>Das Bild ist auf Papier genau so breit. Seine Höhe ergibt sich aus dem Inhalt.</translation>
    </message>
    <message>
        <source>The pictures go there, and it is made if it is missing. Files that are there stay: a new one gets a number.</source>
        <translation>Dorthin kommen die Bilder, und fehlt er, wird er angelegt. Vorhandene Dateien bleiben: Eine neue bekommt eine Nummer.</translation>
    </message>
    <message>
        <source>The random W_O is drawn from this number. The same seed always gives the same matrix.</source>
        <translation>Das zufällige W_O wird aus dieser Zahl gezogen. Derselbe Seed ergibt immer dieselbe Matrix.</translation>
    </message>
    <message>
        <source>The random numbers in the matrices are drawn from this number. The same seed gives the same heads on every computer.</source>
        <translation>Die Zufallszahlen der Matrizen werden aus dieser Zahl gezogen. Derselbe Seed ergibt auf jedem Rechner dieselben Köpfe.</translation>
    </message>
    <message>
        <source>The same cell has four numbers on its way: the product of query and key, the score, the score after the mask, and the weight. Choose which of them the map shows.</source>
        <translation>Dieselbe Zelle hat auf ihrem Weg vier Zahlen: das Produkt aus Query und Key, den Score, den Score nach der Maske und das Gewicht. Wählen Sie, welche die Karte zeigt.</translation>
    </message>
    <message>
        <source>The same model width is split into fewer heads in A and into more in B. More heads are narrower heads.</source>
        <translation>Dieselbe Modellbreite ist in A in weniger Köpfe aufgeteilt und in B in mehr. Mehr Köpfe sind schmalere Köpfe.</translation>
    </message>
    <message>
        <source>The selected head from all sides: its map, its numbers, its likeness to other heads, and its matrices. Escape leads back to all heads.</source>
        <translation>Der gewählte Kopf von allen Seiten: seine Karte, seine Zahlen, seine Ähnlichkeit mit anderen Köpfen und seine Matrizen. Escape führt zurück zu allen Köpfen.</translation>
    </message>
    <message>
        <source>The selected head is framed here and shown large below. A click, or Left and Right, choose another.</source>
        <translation>Der gewählte Kopf ist hier gerahmt und unten groß zu sehen. Ein Klick, oder Links und Rechts, wählen einen anderen.</translation>
    </message>
    <message>
        <source>The sentence and the sizes on show stand here, large enough for the last row. The keys of the presentation are listed under Keys.</source>
        <translation>Hier stehen der Satz und die Größen, groß genug für die letzte Reihe. Die Tasten der Präsentation stehen unter Tasten.</translation>
    </message>
    <message>
        <source>The sizes are those that the makers of the model published, or those of the lab. They decide how large its KV cache is.</source>
        <translation>Die Größen sind die, die der Hersteller des Modells veröffentlicht hat, oder die des Labors. Sie bestimmen, wie groß sein KV-Cache ist.</translation>
    </message>
    <message>
        <source>The step in code</source>
        <translation>Der Schritt als Code</translation>
    </message>
    <message>
        <source>The steps of this session are listed here in their order. Going back loses nothing until you change something else.</source>
        <translation>Hier stehen die Schritte dieser Sitzung in ihrer Reihenfolge. Zurückgehen verliert nichts, bis Sie etwas anderes ändern.</translation>
    </message>
    <message>
        <source>The table compares the KV cache and the parameters of each layout at the present sizes. Fewer key/value heads need less memory, while the scores are as many as before.</source>
        <translation>Die Tabelle vergleicht den KV-Cache und die Parameter jeder Anordnung bei den jetzigen Größen. Weniger Key/Value-Köpfe brauchen weniger Speicher, während es so viele Scores bleiben wie zuvor.</translation>
    </message>
    <message>
        <source>The three strips are the entries of the query, of the key, and of their products. All products added up are q · k.</source>
        <translation>Die drei Streifen sind die Einträge der Query, des Keys und ihrer Produkte. Alle Produkte zusammen ergeben q · k.</translation>
    </message>
    <message>
        <source>The weights of the head as lines from the tokens that look to the tokens looked at. The two boxes leave weak lines out.</source>
        <translation>Die Gewichte des Kopfs als Linien von den Tokens, die blicken, zu denen, auf die geblickt wird. Die beiden Felder lassen schwache Linien weg.</translation>
    </message>
    <message>
        <source>The words that you type here are what all heads read, and every number follows each key. They are cut into tokens, which are the rows and the columns of every map.</source>
        <translation>Die Wörter, die Sie hier tippen, lesen alle Köpfe, und jede Zahl folgt jeder Taste. Sie werden in Tokens zerlegt, die Zeilen und Spalten jeder Karte.</translation>
    </message>
    <message>
        <source>The wrong way</source>
        <translation>Der falsche Weg</translation>
    </message>
    <message>
        <source>These are the numbers behind the head, from the tokens to what it writes. Choose a card to see one large.</source>
        <translation>Das sind die Zahlen hinter dem Kopf, von den Tokens bis zu dem, was er schreibt. Wählen Sie eine Karte, um eine groß zu sehen.</translation>
    </message>
    <message>
        <source>These lines are the step as a program would write it. You can select and copy them.</source>
        <translation>Diese Zeilen sind der Schritt, wie ein Programm ihn schreiben würde. Sie können sie auswählen und kopieren.</translation>
    </message>
    <message>
        <source>Think first what doubling does to the costs, and then press this. The answer uses the sizes of the lab at present.</source>
        <translation>Überlegen Sie erst, was das Verdoppeln mit den Kosten macht, und drücken Sie dann hier. Die Antwort verwendet die jetzigen Größen des Labors.</translation>
    </message>
    <message>
        <source>This band of W_O spreads what the head found over the whole output. It has d_k rows and d_model columns.</source>
        <translation>Dieses Band von W_O verteilt, was der Kopf gefunden hat, über die ganze Ausgabe. Es hat d_k Zeilen und d_model Spalten.</translation>
    </message>
    <message>
        <source>This bar holds the sentence that all heads read and says where their matrices come from. Whatever you change here is computed at once.</source>
        <translation>Diese Leiste hält den Satz, den alle Köpfe lesen, und sagt, woher ihre Matrizen kommen. Was Sie hier ändern, wird sofort gerechnet.</translation>
    </message>
    <message>
        <source>This bar says in one sentence what was changed, or why something cannot be. Its buttons offer the nearest values that work.</source>
        <translation>Diese Leiste sagt in einem Satz, was geändert wurde oder warum etwas nicht geht. Ihre Schalter bieten die nächsten Werte an, die gehen.</translation>
    </message>
    <message>
        <source>This button takes a value that works in place of the one that does not. The message beside it says why.</source>
        <translation>Dieser Schalter nimmt einen Wert, der geht, anstelle dessen, der nicht geht. Die Meldung daneben sagt, warum.</translation>
    </message>
    <message>
        <source>This card explains one control in two sentences, with its formula and its keys. F1 on another control shows the help of that one.</source>
        <translation>Diese Karte erklärt ein Bedienelement in zwei Sätzen, mit Formel und Tasten. F1 auf einem anderen zeigt dessen Hilfe.</translation>
    </message>
    <message>
        <source>This head is shown large in the picture. The heads are numbered from 1, as in the window.</source>
        <translation>Dieser Kopf ist im Bild groß zu sehen. Die Köpfe zählen ab 1, wie im Fenster.</translation>
    </message>
    <message>
        <source>This is the number of heads that look at the sentence side by side. Each has a map of its own.</source>
        <translation>So viele Köpfe blicken nebeneinander auf den Satz. Jeder hat eine eigene Karte.</translation>
    </message>
    <message>
        <source>This is the number of tokens that the sentence was cut into. Every map has that many rows and columns.</source>
        <translation>In so viele Tokens wurde der Satz zerlegt. Jede Karte hat so viele Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>This is the picture as it will be saved. It follows everything that you set.</source>
        <translation>Das ist das Bild, wie es gespeichert wird. Es folgt allem, was Sie einstellen.</translation>
    </message>
    <message>
        <source>This is the picture as it will be saved. It is drawn anew at the size that you choose, not enlarged from the screen.</source>
        <translation>Das ist das Bild, wie es gespeichert wird. Es wird in der gewählten Größe neu gezeichnet, nicht vom Bildschirm vergrößert.</translation>
    </message>
    <message>
        <source>This is the same picture for one of the other choices of W_O. A click takes that choice.</source>
        <translation>Das ist dasselbe Bild für eine der anderen Wahlen von W_O. Ein Klick nimmt sie.</translation>
    </message>
    <message>
        <source>This is what the layer adds up for each token. It is the concat times W_O, and just as well the sum of what every head adds.</source>
        <translation>Das rechnet die Schicht für jedes Token zusammen. Es ist Concat mal W_O, und ebenso die Summe der Beiträge aller Köpfe.</translation>
    </message>
    <message>
        <source>This line names the cell under the pointer, or the one that the keys chose, with its number. The number is the one that was computed, rounded for reading.</source>
        <translation>Diese Zeile nennt die Zelle unter dem Zeiger, oder die mit den Tasten gewählte, mit ihrer Zahl. Die Zahl ist die berechnete, zum Lesen gerundet.</translation>
    </message>
    <message>
        <source>This many sequences are written at the same time, each with a cache of its own. The cache grows in proportion.</source>
        <translation>So viele Sequenzen werden gleichzeitig geschrieben, jede mit eigenem Cache. Der Cache wächst im selben Verhältnis.</translation>
    </message>
    <message>
        <source>This matrix makes the values of the head out of the tokens. It has d_model rows and d_k columns.</source>
        <translation>Diese Matrix macht aus den Tokens die Values des Kopfs. Sie hat d_model Zeilen und d_k Spalten.</translation>
    </message>
    <message>
        <source>This menu lists all panels, and a check marks those that are open. It appears in a narrow window, where some panels have to give way.</source>
        <translation>Dieses Menü nennt alle Tafeln, ein Haken markiert die offenen. Es erscheint in einem schmalen Fenster, wo manche Tafeln weichen müssen.</translation>
    </message>
    <message>
        <source>This menu merges the key/value head with a neighbour, splits it, or gives the selected heads a new one. The same keys work in the lanes.</source>
        <translation>Dieses Menü vereint den Key/Value-Kopf mit einem Nachbarn, teilt ihn, oder gibt den gewählten Köpfen einen neuen. Dieselben Tasten gelten in den Spuren.</translation>
    </message>
    <message>
        <source>This page says how much memory the keys and values of a model take while it writes. The bars hold it against a memory of the size you choose.</source>
        <translation>Diese Seite sagt, wie viel Speicher die Keys und Values eines Modells brauchen, während es schreibt. Die Balken messen es an einem Speicher, dessen Größe Sie wählen.</translation>
    </message>
    <message>
        <source>Writes token after token at the chosen speed, or pauses. Pressed at the end, it starts from the beginning.</source>
        <translation>Schreibt Token für Token im gewählten Tempo, oder hält an. Am Ende gedrückt, beginnt es von vorn.</translation>
    </message>
    <message>
        <source>This compares two sentences of the same words in another order. Without positions and without a mask, their outputs differ by rounding only.</source>
        <translation>Dies vergleicht zwei Sätze aus denselben Wörtern in anderer Reihenfolge. Ohne Positionen und ohne Maske unterscheiden sich ihre Ausgaben nur durch Rundung.</translation>
    </message>
    <message>
        <source>Opens a lesson that you or somebody else wrote. The lab checks what the lesson claims, and says what is not true.</source>
        <translation>Öffnet eine Lektion, die Sie oder jemand anders geschrieben hat. Das Labor prüft, was die Lektion behauptet, und sagt, was nicht stimmt.</translation>
    </message>
    <message>
        <source>This picture compares every head with every other. Heads with equal maps look at the same tokens, but what they pass on can still differ.</source>
        <translation>Dieses Bild vergleicht jeden Kopf mit jedem anderen. Köpfe mit gleichen Karten blicken auf dieselben Tokens, aber was sie weitergeben, kann sich trotzdem unterscheiden.</translation>
    </message>
    <message>
        <source>This says where the matrices of the heads come from. Nothing here was trained unless it says so.</source>
        <translation>Dies sagt, woher die Matrizen der Köpfe kommen. Nichts hier wurde trainiert, außer es steht da.</translation>
    </message>
    <message>
        <source>This says which numbers the two ends of the colours stand for. Shared makes heads comparable, Per head shows each at full contrast, Fixed goes from 0 to 1, and Log shows faint weights.</source>
        <translation>Dies sagt, für welche Zahlen die beiden Enden der Farben stehen. Gemeinsam macht Köpfe vergleichbar, Je Kopf zeigt jeden mit vollem Kontrast, Fest geht von 0 bis 1, und Log zeigt schwache Gewichte.</translation>
    </message>
    <message>
        <source>This step makes three matrices in the same way, and here you choose which is on show. Only the matrix that multiplies the tokens differs.</source>
        <translation>Dieser Schritt macht drei Matrizen auf dieselbe Weise, und hier wählen Sie, welche zu sehen ist. Nur die Matrix, die mit den Tokens multipliziert wird, ist eine andere.</translation>
    </message>
    <message>
        <source>This step of the forward pass is shown in the picture. Its matrices are those of the selected head.</source>
        <translation>Dieser Schritt des Vorwärtsdurchlaufs ist im Bild zu sehen. Seine Matrizen sind die des gewählten Kopfs.</translation>
    </message>
    <message>
        <source>This switch applies the softmax to weights that are already between 0 and 1. The rows still sum to 1, but they are almost even.</source>
        <translation>Dieser Schalter wendet die Softmax auf Gewichte an, die schon zwischen 0 und 1 liegen. Die Zeilen ergeben noch 1, sind aber fast gleichmäßig.</translation>
    </message>
    <message>
        <source>This switch deals the key/value heads out in turn instead of to neighbours. Heads then read the keys of another group.</source>
        <translation>Dieser Schalter verteilt die Key/Value-Köpfe reihum statt an Nachbarn. Köpfe lesen dann die Keys einer anderen Gruppe.</translation>
    </message>
    <message>
        <source>This switch divides the scores by 4 once more, as a forgotten experiment would. Every row still sums to 1, which is why nobody notices.</source>
        <translation>Dieser Schalter teilt die Scores noch einmal durch 4, wie ein vergessener Versuch. Jede Zeile ergibt noch 1, deshalb merkt es niemand.</translation>
    </message>
    <message>
        <source>This switch divides the scores by the root of the whole width instead of the width of one head. They become too small, and the maps turn pale.</source>
        <translation>Dieser Schalter teilt die Scores durch die Wurzel der ganzen Breite statt der Breite eines Kopfs. Sie werden zu klein, und die Karten werden blass.</translation>
    </message>
    <message>
        <source>This switch leaves the scores undivided, so that wide heads get large ones. The softmax then gives almost everything to one key.</source>
        <translation>Dieser Schalter lässt die Scores ungeteilt, sodass breite Köpfe große bekommen. Die Softmax gibt dann fast alles einem Key.</translation>
    </message>
    <message>
        <source>This switch makes each column sum to 1, not each row. Some queries then collect far more than 1, and others almost nothing.</source>
        <translation>Dieser Schalter macht jede Spaltensumme zu 1, nicht jede Zeilensumme. Manche Queries sammeln dann weit mehr als 1, andere fast nichts.</translation>
    </message>
    <message>
        <source>This switch mutes a head by cutting its columns out of the finished output. W_O has spread the head over all columns by then, so most of it stays.</source>
        <translation>Dieser Schalter macht einen Kopf stumm, indem er seine Spalten aus der fertigen Ausgabe schneidet. W_O hat den Kopf da schon über alle Spalten verteilt, das meiste bleibt also.</translation>
    </message>
    <message>
        <source>This switch sets hidden weights to 0 only after the softmax has shared out the row. The row then sums to less than 1.</source>
        <translation>Dieser Schalter setzt verborgene Gewichte erst auf 0, nachdem die Softmax die Zeile verteilt hat. Die Zeile ergibt dann weniger als 1.</translation>
    </message>
    <message>
        <source>This view has several pages, which show the same numbers in different ways. Left and Right go from page to page.</source>
        <translation>Diese Ansicht hat mehrere Seiten, die dieselben Zahlen auf verschiedene Weise zeigen. Links und Rechts gehen von Seite zu Seite.</translation>
    </message>
    <message>
        <source>This view shows how W_O makes one output of all heads. What you mute or turn down here is the same as on the mixing desk.</source>
        <translation>Diese Ansicht zeigt, wie W_O aus allen Köpfen eine Ausgabe macht. Was Sie hier stumm- oder leiser schalten, ist dasselbe wie im Mischpult.</translation>
    </message>
    <message>
        <source>This view shows what shared keys and values change, cost and save. The groups are those of the key/value groups panel.</source>
        <translation>Diese Ansicht zeigt, was geteilte Keys und Values ändern, kosten und sparen. Die Gruppen sind die der Tafel Key/Value-Gruppen.</translation>
    </message>
    <message>
        <source>Three ways to begin, for people who are new here. The lab behind the card is live already.</source>
        <translation>Drei Wege, zu beginnen, für alle, die neu hier sind. Das Labor hinter der Karte läuft schon.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Token of the contributions</source>
        <translation>Token der Beiträge</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>Top 2</source>
        <translation>Top 2</translation>
    </message>
    <message>
        <source>Top bar</source>
        <translation>Obere Leiste</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Transponieren</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Try the layer with the W_O of the source, with one that does not mix at all, with a random rotation, or with the bands given to other heads. The weights of the heads do not change by that.</source>
        <translation>Probieren Sie die Schicht mit dem W_O der Herkunft, mit einem, das gar nicht mischt, mit einer zufälligen Drehung, oder mit Bändern, die an andere Köpfe gehen. Die Gewichte der Köpfe ändern sich dadurch nicht.</translation>
    </message>
    <message>
        <source>Type a key or a word, and only the lines that have it stay. Escape closes the page.</source>
        <translation>Tippen Sie eine Taste oder ein Wort, und nur die Zeilen damit bleiben. Escape schließt die Seite.</translation>
    </message>
    <message>
        <source>Type parts of words, or first letters, to find anything that the window can do. Up and Down choose, and Enter runs it.</source>
        <translation>Tippen Sie Wortteile oder Anfangsbuchstaben, um alles zu finden, was das Fenster kann. Auf und Ab wählen, die Eingabetaste führt es aus.</translation>
    </message>
    <message>
        <source>Type the number that you expect. The lab computes the right one when you reveal it.</source>
        <translation>Tippen Sie die Zahl, die Sie erwarten. Das Labor berechnet die richtige, wenn Sie auflösen.</translation>
    </message>
    <message>
        <source>Type which heads the picture shows, such as 1, 3-5, in the order you want. An empty field means all of them.</source>
        <translation>Tippen Sie, welche Köpfe das Bild zeigt, etwa 1, 3-5, in der gewünschten Reihenfolge. Ein leeres Feld heißt alle.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>W_O</source>
        <translation>W_O</translation>
    </message>
    <message>
        <source>W_O of the head</source>
        <translation>W_O des Kopfs</translation>
    </message>
    <message>
        <source>W_V of the head</source>
        <translation>W_V des Kopfs</translation>
    </message>
    <message>
        <source>Weights below this number have no line. Nothing but the picture changes.</source>
        <translation>Gewichte unter dieser Zahl haben keine Linie. Nur das Bild ändert sich.</translation>
    </message>
    <message>
        <source>Weights out of a file</source>
        <translation>Gewichte aus einer Datei</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What has no check disappears from the window at once, and one view always stays. The numbers do not change, and the session remembers the choice.</source>
        <translation>Was keinen Haken hat, verschwindet sofort aus dem Fenster, und eine Ansicht bleibt immer. Die Zahlen ändern sich nicht, und die Sitzung merkt sich die Wahl.</translation>
    </message>
    <message>
        <source>What the head moves</source>
        <translation>Was der Kopf bewegt</translation>
    </message>
    <message>
        <source>What the layer stores and multiplies, step by step. All numbers belong to the present sizes.</source>
        <translation>Was die Schicht speichert und multipliziert, Schritt für Schritt. Alle Zahlen gehören zu den jetzigen Größen.</translation>
    </message>
    <message>
        <source>What the picture of each sentence shows. All other settings are those of the window.</source>
        <translation>Was das Bild jedes Satzes zeigt. Alle anderen Einstellungen sind die des Fensters.</translation>
    </message>
    <message>
        <source>What you like is chosen here and remembered for every start. Nothing changes before you confirm it.</source>
        <translation>Was Sie mögen, wird hier gewählt und für jeden Start gemerkt. Nichts ändert sich, bevor Sie bestätigen.</translation>
    </message>
    <message>
        <source>What&apos;s this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>When the card with three ways to begin is shown. Welcome in the Help menu shows it at any time.</source>
        <translation>Wann die Karte mit drei Wegen zu beginnen erscheint. Willkommen im Menü Hilfe zeigt sie jederzeit.</translation>
    </message>
    <message>
        <source>Where the number of one cell comes from, from query and key to the weight. Pin a cell to keep it.</source>
        <translation>Woher die Zahl einer Zelle kommt, von Query und Key bis zum Gewicht. Heften Sie eine Zelle an, um sie zu behalten.</translation>
    </message>
    <message>
        <source>Where the output changes</source>
        <translation>Wo sich die Ausgabe ändert</translation>
    </message>
    <message>
        <source>Which columns each head reaches</source>
        <translation>Welche Spalten jeder Kopf erreicht</translation>
    </message>
    <message>
        <source>While a model writes, it keeps the keys and values of all tokens, and this is their size in this layer. The button opens the key/value groups.</source>
        <translation>Während ein Modell schreibt, hebt es die Keys und Values aller Tokens auf; so groß sind sie in dieser Schicht. Der Schalter öffnet die Key/Value-Gruppen.</translation>
    </message>
    <message>
        <source>While this red bar is on show, one step is computed wrongly on purpose. The numbers in all views show what that mistake does.</source>
        <translation>Solange dieser rote Balken zu sehen ist, wird ein Schritt absichtlich falsch gerechnet. Die Zahlen in allen Ansichten zeigen, was dieser Fehler bewirkt.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of a head</source>
        <translation>Breite eines Kopfs</translation>
    </message>
    <message>
        <source>With Off, nothing moves by itself, and Play shows the end at once. As the system respects a computer that is set to show no animations.</source>
        <translation>Mit Aus bewegt sich nichts von selbst, und Abspielen zeigt gleich das Ende. Wie das System achtet einen Rechner, der keine Animationen zeigen soll.</translation>
    </message>
    <message>
        <source>With a title</source>
        <translation>Mit Titel</translation>
    </message>
    <message>
        <source>With and without a head</source>
        <translation>Mit und ohne einen Kopf</translation>
    </message>
    <message>
        <source>Without a ground</source>
        <translation>Ohne Grund</translation>
    </message>
    <message>
        <source>Without and with a mask</source>
        <translation>Ohne und mit Maske</translation>
    </message>
    <message>
        <source>Write here what is special about this setting. The name stands above its maps and in exported pictures.</source>
        <translation>Schreiben Sie hier, was an dieser Einstellung besonders ist. Der Name steht über ihren Karten und in exportierten Bildern.</translation>
    </message>
    <message>
        <source>Writes below the picture what it was made from: sentence, sizes, source and versions. So it can be made again later.</source>
        <translation>Schreibt unter das Bild, woraus es entstand: Satz, Größen, Herkunft und Versionen. So lässt es sich später noch einmal machen.</translation>
    </message>
    <message>
        <source>Writes one more token: its keys and values go into the cache, and its query reads all of them. Nothing that was written before is computed again.</source>
        <translation>Schreibt ein weiteres Token: Seine Keys und Values kommen in den Cache, und seine Query liest alle davon. Nichts schon Geschriebenes wird neu gerechnet.</translation>
    </message>
    <message>
        <source>Writes the weights of all heads or of one. The heads are numbered from 1, as in the window.</source>
        <translation>Schreibt die Gewichte aller Köpfe oder eines einzelnen. Die Köpfe zählen ab 1, wie im Fenster.</translation>
    </message>
    <message>
        <source>Writes the whole setting of the lab into the file, together with your notes. The lab can then be opened again from the picture.</source>
        <translation>Schreibt die ganze Einstellung des Labors in die Datei, zusammen mit Ihren Notizen. Das Labor lässt sich dann aus dem Bild wieder öffnen.</translation>
    </message>
    <message>
        <source>Writes words above the picture, or leaves them out. The picture keeps its width.</source>
        <translation>Schreibt Worte über das Bild, oder lässt sie weg. Das Bild behält seine Breite.</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Ihre Zahl</translation>
    </message>
    <message>
        <source>Your own words about this session stand here. They are saved in its file and opened with it.</source>
        <translation>Hier stehen Ihre eigenen Worte zu dieser Sitzung. Sie werden in ihrer Datei gespeichert und mit ihr geöffnet.</translation>
    </message>
    <message>
        <source>Your row of weights</source>
        <translation>Ihre Zeile von Gewichten</translation>
    </message>
    <message>
        <source>another head</source>
        <translation>ein anderer Kopf</translation>
    </message>
    <message>
        <source>another matrix</source>
        <translation>eine andere Matrix</translation>
    </message>
    <message>
        <source>as many heads as fit</source>
        <translation>so viele Köpfe, wie Platz haben</translation>
    </message>
    <message>
        <source>back to all heads</source>
        <translation>zurück zu allen Köpfen</translation>
    </message>
    <message>
        <source>choose the button beside</source>
        <translation>den Schalter daneben wählen</translation>
    </message>
    <message>
        <source>choose what a click there would choose</source>
        <translation>wählen, was ein Klick dort wählen würde</translation>
    </message>
    <message>
        <source>close the message</source>
        <translation>die Meldung schließen</translation>
    </message>
    <message>
        <source>copy the selection</source>
        <translation>die Auswahl kopieren</translation>
    </message>
    <message>
        <source>end a deliberate mistake</source>
        <translation>einen absichtlichen Fehler beenden</translation>
    </message>
    <message>
        <source>entropy of each query</source>
        <translation>Entropie jeder Query</translation>
    </message>
    <message>
        <source>entry before, entry after</source>
        <translation>voriger, nächster Eintrag</translation>
    </message>
    <message>
        <source>first cell, last cell</source>
        <translation>erste Zelle, letzte Zelle</translation>
    </message>
    <message>
        <source>first, last entry</source>
        <translation>erster, letzter Eintrag</translation>
    </message>
    <message>
        <source>first, last head</source>
        <translation>erster, letzter Kopf</translation>
    </message>
    <message>
        <source>first, last matrix</source>
        <translation>erste, letzte Matrix</translation>
    </message>
    <message>
        <source>first, last step</source>
        <translation>erster, letzter Schritt</translation>
    </message>
    <message>
        <source>first, last token</source>
        <translation>erstes, letztes Token</translation>
    </message>
    <message>
        <source>first, last value</source>
        <translation>erster, letzter Wert</translation>
    </message>
    <message>
        <source>first, last word</source>
        <translation>erstes, letztes Wort</translation>
    </message>
    <message>
        <source>gain 1, largest gain</source>
        <translation>Faktor 1, größter Faktor</translation>
    </message>
    <message>
        <source>gain up, down by 0.05</source>
        <translation>Faktor um 0,05 höher, niedriger</translation>
    </message>
    <message>
        <source>gain up, down by 0.25</source>
        <translation>Faktor um 0,25 höher, niedriger</translation>
    </message>
    <message>
        <source>give the heads a key/value head of their own</source>
        <translation>den Köpfen einen eigenen Key/Value-Kopf geben</translation>
    </message>
    <message>
        <source>give up a drag</source>
        <translation>ein Ziehen aufgeben</translation>
    </message>
    <message>
        <source>go to the examples</source>
        <translation>zu den Beispielen</translation>
    </message>
    <message>
        <source>go to the sentence</source>
        <translation>zum Satz</translation>
    </message>
    <message>
        <source>go to the source</source>
        <translation>zur Herkunft</translation>
    </message>
    <message>
        <source>head above, head below</source>
        <translation>Kopf darüber, darunter</translation>
    </message>
    <message>
        <source>head before, head after</source>
        <translation>voriger, nächster Kopf</translation>
    </message>
    <message>
        <source>let the pin go; then back to all heads</source>
        <translation>loslassen; dann zurück zu allen Köpfen</translation>
    </message>
    <message>
        <source>mark the two strongest keys</source>
        <translation>die zwei stärksten Keys markieren</translation>
    </message>
    <message>
        <source>matrix before, matrix after</source>
        <translation>vorige, nächste Matrix</translation>
    </message>
    <message>
        <source>mean of the heads</source>
        <translation>Mittel der Köpfe</translation>
    </message>
    <message>
        <source>merge the lane with its neighbour</source>
        <translation>die Spur mit ihrem Nachbarn vereinen</translation>
    </message>
    <message>
        <source>move the cell</source>
        <translation>die Zelle bewegen</translation>
    </message>
    <message>
        <source>move the cell that is read out</source>
        <translation>die abgelesene Zelle bewegen</translation>
    </message>
    <message>
        <source>move the entry that is read out</source>
        <translation>den abgelesenen Eintrag bewegen</translation>
    </message>
    <message>
        <source>move the focus only</source>
        <translation>nur den Fokus bewegen</translation>
    </message>
    <message>
        <source>move the heads one lane</source>
        <translation>die Köpfe eine Spur weiterschieben</translation>
    </message>
    <message>
        <source>move the number that is read out</source>
        <translation>die abgelesene Zahl bewegen</translation>
    </message>
    <message>
        <source>move the part on show</source>
        <translation>den gezeigten Teil bewegen</translation>
    </message>
    <message>
        <source>mute or unmute</source>
        <translation>stumm oder wieder ein</translation>
    </message>
    <message>
        <source>mute, solo</source>
        <translation>stumm, solo</translation>
    </message>
    <message>
        <source>no token, all tokens</source>
        <translation>kein Token, alle Tokens</translation>
    </message>
    <message>
        <source>one cell back</source>
        <translation>eine Zelle zurück</translation>
    </message>
    <message>
        <source>one cell on</source>
        <translation>eine Zelle weiter</translation>
    </message>
    <message>
        <source>one page of heads up, down</source>
        <translation>eine Seite Köpfe hinauf, hinab</translation>
    </message>
    <message>
        <source>one page up, down</source>
        <translation>eine Seite hinauf, hinab</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>open the head large</source>
        <translation>den Kopf groß öffnen</translation>
    </message>
    <message>
        <source>page of heads; on one large head, head before, after</source>
        <translation>Seite von Köpfen; bei einem großen Kopf voriger, nächster Kopf</translation>
    </message>
    <message>
        <source>pin the cell, or let it go</source>
        <translation>die Zelle anheften oder lösen</translation>
    </message>
    <message>
        <source>pin the cell, or on a sum the whole query</source>
        <translation>die Zelle anheften, oder auf einer Summe die ganze Query</translation>
    </message>
    <message>
        <source>pin the token, or let it go</source>
        <translation>das Token anheften oder lösen</translation>
    </message>
    <message>
        <source>pin the whole query, the whole key</source>
        <translation>die ganze Query, den ganzen Key anheften</translation>
    </message>
    <message>
        <source>pin the word as query, or let it go</source>
        <translation>das Wort als Query anheften oder lösen</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>abspielen, anhalten</translation>
    </message>
    <message>
        <source>read the value before, after</source>
        <translation>den vorigen, nächsten Wert ablesen</translation>
    </message>
    <message>
        <source>reorder</source>
        <translation>umordnen</translation>
    </message>
    <message>
        <source>row above, row below</source>
        <translation>Zeile darüber, darunter</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>select a head</source>
        <translation>einen Kopf wählen</translation>
    </message>
    <message>
        <source>select a head; on one large head, move the cell</source>
        <translation>einen Kopf wählen; bei einem großen Kopf die Zelle bewegen</translation>
    </message>
    <message>
        <source>select all heads</source>
        <translation>alle Köpfe wählen</translation>
    </message>
    <message>
        <source>select more heads</source>
        <translation>mehr Köpfe wählen</translation>
    </message>
    <message>
        <source>select the head</source>
        <translation>den Kopf wählen</translation>
    </message>
    <message>
        <source>select the head alone, add or remove it</source>
        <translation>nur den Kopf wählen, dazunehmen oder weglassen</translation>
    </message>
    <message>
        <source>select the head beside</source>
        <translation>den Kopf daneben wählen</translation>
    </message>
    <message>
        <source>select the head everywhere</source>
        <translation>den Kopf überall wählen</translation>
    </message>
    <message>
        <source>several steps</source>
        <translation>mehrere Schritte</translation>
    </message>
    <message>
        <source>show the head large</source>
        <translation>den Kopf groß zeigen</translation>
    </message>
    <message>
        <source>smallest, largest value</source>
        <translation>kleinster, größter Wert</translation>
    </message>
    <message>
        <source>split the lane in two</source>
        <translation>die Spur in zwei teilen</translation>
    </message>
    <message>
        <source>step before, step after</source>
        <translation>voriger, nächster Schritt</translation>
    </message>
    <message>
        <source>switch a mistake on or off</source>
        <translation>einen Fehler ein- oder ausschalten</translation>
    </message>
    <message>
        <source>take a change back, make it again</source>
        <translation>eine Änderung zurücknehmen, wieder machen</translation>
    </message>
    <message>
        <source>take the last token back</source>
        <translation>das letzte Token zurücknehmen</translation>
    </message>
    <message>
        <source>the tokens that look, the tokens looked at</source>
        <translation>die Tokens, die blicken; die, auf die geblickt wird</translation>
    </message>
    <message>
        <source>token above, below</source>
        <translation>Token darüber, darunter</translation>
    </message>
    <message>
        <source>transpose</source>
        <translation>transponieren</translation>
    </message>
    <message>
        <source>whole map</source>
        <translation>ganze Karte</translation>
    </message>
    <message>
        <source>whole matrix</source>
        <translation>ganze Matrix</translation>
    </message>
    <message>
        <source>word before, word after</source>
        <translation>voriges, nächstes Wort</translation>
    </message>
    <message>
        <source>write one more token</source>
        <translation>ein weiteres Token schreiben</translation>
    </message>
    <message>
        <source>zoom in, zoom out</source>
        <translation>hinein-, herauszoomen</translation>
    </message>
</context>
<context>
    <name>HiddenTokensPage</name>
    <message>
        <source>&amp;Unseen</source>
        <translation>U&amp;nsichtbar</translation>
    </message>
    <message>
        <source>Hidden tokens</source>
        <translation>Verborgene Tokens</translation>
    </message>
    <message>
        <source>Nobody looks at the tokens checked here (Space checks)</source>
        <translation>Auf die hier angekreuzten Tokens blickt niemand (Leertaste kreuzt an)</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Keys of the presentation</source>
        <translation>Tasten der Präsentation</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Choose a step to go back to it, or forward again</source>
        <translation>Wählen Sie einen Schritt, um zu ihm zurück- oder wieder vorzugehen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Steps of this session</source>
        <translation>Schritte dieser Sitzung</translation>
    </message>
</context>
<context>
    <name>Intents</name>
    <message>
        <source>Change W_O</source>
        <translation>W_O ändern</translation>
    </message>
    <message>
        <source>Change d_model</source>
        <translation>d_model ändern</translation>
    </message>
    <message>
        <source>Change gain of H{head}</source>
        <translation>Faktor von H{head} ändern</translation>
    </message>
    <message>
        <source>Change heads</source>
        <translation>Kopfzahl ändern</translation>
    </message>
    <message>
        <source>Change layer</source>
        <translation>Schicht wechseln</translation>
    </message>
    <message>
        <source>Change mask</source>
        <translation>Maske ändern</translation>
    </message>
    <message>
        <source>Change positions</source>
        <translation>Positionen ändern</translation>
    </message>
    <message>
        <source>Change shared K and V</source>
        <translation>Geteilte K und V ändern</translation>
    </message>
    <message>
        <source>Change source</source>
        <translation>Herkunft ändern</translation>
    </message>
    <message>
        <source>Change temperature</source>
        <translation>Temperatur ändern</translation>
    </message>
    <message>
        <source>Change tokens</source>
        <translation>Tokens ändern</translation>
    </message>
    <message>
        <source>Choose example</source>
        <translation>Beispiel wählen</translation>
    </message>
    <message>
        <source>End solo of H{head}</source>
        <translation>Solo von H{head} beenden</translation>
    </message>
    <message>
        <source>Leave viewer</source>
        <translation>Betrachter verlassen</translation>
    </message>
    <message>
        <source>Make a mistake</source>
        <translation>Einen Fehler machen</translation>
    </message>
    <message>
        <source>Make it right</source>
        <translation>Alles richtig rechnen</translation>
    </message>
    <message>
        <source>Mute H{head}</source>
        <translation>H{head} stummschalten</translation>
    </message>
    <message>
        <source>Mute heads</source>
        <translation>Köpfe stummschalten</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Seed</translation>
    </message>
    <message>
        <source>Open weights</source>
        <translation>Gewichte öffnen</translation>
    </message>
    <message>
        <source>Reset mixing desk</source>
        <translation>Mischpult zurücksetzen</translation>
    </message>
    <message>
        <source>Solo H{head}</source>
        <translation>H{head} solo</translation>
    </message>
    <message>
        <source>Take nearest sizes</source>
        <translation>Nächste Größen nehmen</translation>
    </message>
    <message>
        <source>Type sentence</source>
        <translation>Satz tippen</translation>
    </message>
    <message>
        <source>Unmute H{head}</source>
        <translation>H{head} wieder einschalten</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Find a key, or what it does</source>
        <translation>Eine Taste finden, oder was sie tut</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
</context>
<context>
    <name>LabDocks</name>
    <message>
        <source>Dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>Key/value groups</source>
        <translation>Key/Value-Gruppen</translation>
    </message>
    <message>
        <source>Mixing desk</source>
        <translation>Mischpult</translation>
    </message>
</context>
<context>
    <name>LabStatusBar</name>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; head</source>
        <translation>&lt;b&gt;1&lt;/b&gt; Kopf</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; token</source>
        <translation>&lt;b&gt;1&lt;/b&gt; Token</translation>
    </message>
    <message>
        <source>&lt;b&gt;{count}&lt;/b&gt; parameters</source>
        <translation>&lt;b&gt;{count}&lt;/b&gt; Parameter</translation>
    </message>
    <message>
        <source>&lt;b&gt;{h}&lt;/b&gt; heads</source>
        <translation>&lt;b&gt;{h}&lt;/b&gt; Köpfe</translation>
    </message>
    <message>
        <source>&lt;b&gt;{n}&lt;/b&gt; tokens</source>
        <translation>&lt;b&gt;{n}&lt;/b&gt; Tokens</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Rechnet</translation>
    </message>
    <message>
        <source>Go back to the last state that has numbers</source>
        <translation>Zum letzten Zustand mit Zahlen zurückgehen</translation>
    </message>
    <message>
        <source>d&lt;sub&gt;k&lt;/sub&gt; &lt;b&gt;{d_k}&lt;/b&gt;</source>
        <translation>d&lt;sub&gt;k&lt;/sub&gt; &lt;b&gt;{d_k}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>forward pass &lt;b&gt;{ms} ms&lt;/b&gt;</source>
        <translation>Durchlauf &lt;b&gt;{ms} ms&lt;/b&gt;</translation>
    </message>
    <message>
        <source>source &lt;b&gt;{name}&lt;/b&gt;</source>
        <translation>Herkunft &lt;b&gt;{name}&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>LabStore</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>LaneMenu</name>
    <message>
        <source>&amp;New key/value head for the selected heads</source>
        <translation>&amp;Neuer Key/Value-Kopf für die gewählten Köpfe</translation>
    </message>
    <message>
        <source>&amp;Split in two</source>
        <translation>&amp;In zwei teilen</translation>
    </message>
    <message>
        <source>Edit key/value head KV {number}</source>
        <translation>Key/Value-Kopf KV {number} bearbeiten</translation>
    </message>
    <message>
        <source>KV {number}</source>
        <translation>KV {number}</translation>
    </message>
    <message>
        <source>Merge KV {number} with a neighbour, split it, or add one</source>
        <translation>KV {number} mit einem Nachbarn vereinen, teilen, oder einen hinzufügen</translation>
    </message>
    <message>
        <source>Merge with the &amp;left neighbour</source>
        <translation>Mit dem &amp;linken Nachbarn vereinen</translation>
    </message>
    <message>
        <source>Merge with the &amp;right neighbour</source>
        <translation>Mit dem &amp;rechten Nachbarn vereinen</translation>
    </message>
</context>
<context>
    <name>LanePicture</name>
    <message>
        <source>KV {number}: {heads}</source>
        <translation>KV {number}: {heads}</translation>
    </message>
    <message>
        <source>Which query heads read which key/value head</source>
        <translation>Welche Query-Köpfe welche Key/Value-Köpfe lesen</translation>
    </message>
</context>
<context>
    <name>LanesView</name>
    <message>
        <source>Arrows: query head. Shift with arrows: select several; Alt with arrows and then Ctrl+Space: take one more, or leave it out; Ctrl+A: all. Ctrl+Left and Ctrl+Right: move to another key/value head. Ctrl+Up and Ctrl+Down: reorder key/value heads. Ctrl+Shift+Left and Ctrl+Shift+Right: merge two key/value heads. S: split one. N: new key/value head.</source>
        <translation>Pfeile: Query-Kopf. Umschalt mit Pfeilen: mehrere wählen; Alt mit Pfeilen und dann Strg+Leertaste: noch einen dazunehmen oder weglassen; Strg+A: alle. Strg+Links und Strg+Rechts: zu einem anderen Key/Value-Kopf schieben. Strg+Auf und Strg+Ab: Key/Value-Köpfe umordnen. Strg+Umschalt+Links und Strg+Umschalt+Rechts: zwei Key/Value-Köpfe vereinen. S: einen teilen. N: neuer Key/Value-Kopf.</translation>
    </message>
    <message>
        <source>Query heads in key/value groups</source>
        <translation>Query-Köpfe in Key/Value-Gruppen</translation>
    </message>
    <message>
        <source>{head}, selected</source>
        <translation>{head}, gewählt</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>&amp;Language of the system</source>
        <translation>&amp;Sprache des Systems</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>Speak {language} at once</source>
        <translation>Sofort {language} sprechen</translation>
    </message>
    <message>
        <source>The language that the system speaks, or English</source>
        <translation>Die Sprache, die das System spricht, oder Englisch</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Open this lesson</source>
        <translation>Diese Lektion öffnen</translation>
    </message>
    <message>
        <source>at step {step} of {count}</source>
        <translation>bei Schritt {step} von {count}</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>{answered} of {asked} questions answered, {right} rightly at once</source>
        <translation>{answered} von {asked} Fragen beantwortet, {right} gleich richtig</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} Minuten</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>&amp;Open lesson file…</source>
        <translation>Lektion &amp;öffnen…</translation>
    </message>
    <message>
        <source>Open a lesson that you or somebody else wrote</source>
        <translation>Eine Lektion öffnen, die Sie oder jemand anders geschrieben hat</translation>
    </message>
</context>
<context>
    <name>LessonModel</name>
    <message>
        <source>Lesson: {title}, step {number}</source>
        <translation>Lektion: {title}, Schritt {number}</translation>
    </message>
</context>
<context>
    <name>LessonPaging</name>
    <message>
        <source>{title}: step {number} of {count}</source>
        <translation>{title}: Schritt {number} von {count}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Lessons (*{suffix})</source>
        <translation>Lektionen (*{suffix})</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
</context>
<context>
    <name>LessonTexts</name>
    <message>
        <source>Not true in the lab: {claims}</source>
        <translation>Im Labor nicht wahr: {claims}</translation>
    </message>
    <message>
        <source>Read more</source>
        <translation>Zum Weiterlesen</translation>
    </message>
    <message>
        <source>You will learn to (about {minutes} minutes):</source>
        <translation>Das lernen Sie (etwa {minutes} Minuten):</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>LookForm</name>
    <message>
        <source>Cap&amp;tion with all settings</source>
        <translation>Bildun&amp;terschrift mit allen Einstellungen</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Colo&amp;ur bar</source>
        <translation>Farbska&amp;la</translation>
    </message>
    <message>
        <source>Colours of the picture, whatever the window wears</source>
        <translation>Farben des Bilds, wie immer das Fenster aussieht</translation>
    </message>
    <message>
        <source>Larger words in a picture of the same width</source>
        <translation>Größere Wörter in einem Bild derselben Breite</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Sentence, sizes, source and versions below the picture</source>
        <translation>Satz, Größen, Herkunft und Versionen unter dem Bild</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>T&amp;itel</translation>
    </message>
    <message>
        <source>T&amp;ransparent ground</source>
        <translation>Durchsichtiger Gr&amp;und</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>What the colours mean</source>
        <translation>Was die Farben bedeuten</translation>
    </message>
    <message>
        <source>Whether words stand above the picture</source>
        <translation>Ob Worte über dem Bild stehen</translation>
    </message>
    <message>
        <source>Without a ground the picture lies on any slide</source>
        <translation>Ohne Grund liegt das Bild auf jeder Folie</translation>
    </message>
    <message>
        <source>Written above the picture; the sentence if this is empty</source>
        <translation>Steht über dem Bild; der Satz, wenn es leer ist</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>MHA Desktop</source>
        <translation>MHA Desktop</translation>
    </message>
    <message>
        <source>{name}[*] — MHA Desktop</source>
        <translation>{name}[*] — MHA Desktop</translation>
    </message>
</context>
<context>
    <name>MaskChooser</name>
    <message>
        <source>A token looks at itself and a few tokens before it</source>
        <translation>Ein Token blickt auf sich selbst und einige Tokens davor</translation>
    </message>
    <message>
        <source>A token looks at itself and at earlier tokens</source>
        <translation>Ein Token blickt auf sich selbst und auf frühere Tokens</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Kausal</translation>
    </message>
    <message>
        <source>Causal, but the first tokens are open to everyone</source>
        <translation>Kausal, aber die ersten Tokens sind für alle offen</translation>
    </message>
    <message>
        <source>Every token may look at every token</source>
        <translation>Jedes Token darf auf jedes Token blicken</translation>
    </message>
    <message>
        <source>Hidden tokens</source>
        <translation>Verborgene Tokens</translation>
    </message>
    <message>
        <source>How many tokens are seen: the token itself and those just before it</source>
        <translation>Wie viele Tokens zu sehen sind: das Token selbst und die direkt davor</translation>
    </message>
    <message>
        <source>How many tokens at the start everyone may look at</source>
        <translation>Auf wie viele Tokens am Anfang alle blicken dürfen</translation>
    </message>
    <message>
        <source>Mas&amp;k</source>
        <translation>Mask&amp;e</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Nobody looks at the tokens you check</source>
        <translation>Auf die angekreuzten Tokens blickt niemand</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>Präfix</translation>
    </message>
    <message>
        <source>Prefix si&amp;ze</source>
        <translation>Präfix&amp;länge</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>Gleitendes Fenster</translation>
    </message>
    <message>
        <source>Which tokens a token may look at</source>
        <translation>Auf welche Tokens ein Token blicken darf</translation>
    </message>
    <message>
        <source>Window si&amp;ze</source>
        <translation>Fenster&amp;länge</translation>
    </message>
</context>
<context>
    <name>MatricesPage</name>
    <message>
        <source>As models store them: one product for all heads.</source>
        <translation>Wie Modelle sie speichern: ein Produkt für alle Köpfe.</translation>
    </message>
    <message>
        <source>As textbooks draw them: one small matrix per head.</source>
        <translation>Wie Lehrbücher sie zeichnen: eine kleine Matrix je Kopf.</translation>
    </message>
    <message>
        <source>Layout of the matrices</source>
        <translation>Anordnung der Matrizen</translation>
    </message>
    <message>
        <source>One &amp;big matrix</source>
        <translation>Eine gr&amp;oße Matrix</translation>
    </message>
    <message>
        <source>One per &amp;head</source>
        <translation>Eine &amp;je Kopf</translation>
    </message>
    <message>
        <source>The numbers are the same, only the layout of the picture changes: the matrix of H{h} is columns {first} to {last} of W&lt;sub&gt;Q&lt;/sub&gt;.</source>
        <translation>Die Zahlen sind dieselben, nur die Anordnung im Bild ändert sich: Die Matrix von H{h} sind die Spalten {first} bis {last} von W&lt;sub&gt;Q&lt;/sub&gt;.</translation>
    </message>
    <message>
        <source>W&lt;sub&gt;K&lt;/sub&gt; and W&lt;sub&gt;V&lt;/sub&gt; keep {g} of {h} heads, so they are {g}/{h} as wide.</source>
        <translation>W&lt;sub&gt;K&lt;/sub&gt; und W&lt;sub&gt;V&lt;/sub&gt; behalten {g} von {h} Köpfen, sind also {g}/{h} so breit.</translation>
    </message>
    <message>
        <source>With a key/value head for every query head, all three matrices are equally wide.</source>
        <translation>Mit einem Key/Value-Kopf für jeden Query-Kopf sind alle drei Matrizen gleich breit.</translation>
    </message>
</context>
<context>
    <name>MatrixCanvas</name>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>{title}, {shape}. Arrows: entry. Plus, minus, 0: zoom. Shift and arrows: pan.</source>
        <translation>{title}, {shape}. Pfeile: Eintrag. Plus, Minus, 0: Zoom. Umschalt und Pfeile: verschieben.</translation>
    </message>
</context>
<context>
    <name>MatrixCards</name>
    <message>
        <source>Click, or the arrows, show a matrix large</source>
        <translation>Klick, oder die Pfeile, zeigen eine Matrix groß</translation>
    </message>
    <message>
        <source>Matrices of the head. Arrows: another matrix.</source>
        <translation>Matrizen des Kopfs. Pfeile: eine andere Matrix.</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>Zeile {number}</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation>Diese Meldung schließen (Esc)</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>MistakeBanner</name>
    <message>
        <source>End the mistake: compute everything as it should be (Alt+0)</source>
        <translation>Den Fehler beenden: alles rechnen, wie es soll (Alt+0)</translation>
    </message>
    <message>
        <source>Make it right</source>
        <translation>Alles richtig rechnen</translation>
    </message>
</context>
<context>
    <name>MistakeCard</name>
    <message>
        <source>Make this mistake, or make it right again (Alt+{number})</source>
        <translation>Diesen Fehler machen, oder ihn wieder beheben (Alt+{number})</translation>
    </message>
    <message>
        <source>Set the lab so that this mistake is easy to see</source>
        <translation>Das Labor so einstellen, dass dieser Fehler gut zu sehen ist</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Show me: {name}</source>
        <translation>{name} vorführen</translation>
    </message>
    <message>
        <source>right:</source>
        <translation>richtig:</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>1/√d_model instead of 1/√d_k</source>
        <translation>1/√d_model statt 1/√d_k</translation>
    </message>
    <message>
        <source>A query that may look at nothing divides 0 by 0. Its row is undefined, and so is everything computed from it.</source>
        <translation>Eine Query, die auf nichts blicken darf, teilt 0 durch 0. Ihre Zeile ist undefiniert, und alles, was daraus berechnet wird, auch.</translation>
    </message>
    <message>
        <source>A sum of d_k products grows with d_k, and the softmax exaggerates it: rows become one bright cell and nothing else.</source>
        <translation>Eine Summe von d_k Produkten wächst mit d_k, und die Softmax übertreibt es: Zeilen werden eine helle Zelle und sonst nichts.</translation>
    </message>
    <message>
        <source>Columns sum to 1, rows do not: some queries collect far more than 1, others almost nothing.</source>
        <translation>Spalten ergeben 1, Zeilen nicht: Manche Queries sammeln weit mehr als 1, andere fast nichts.</translation>
    </message>
    <message>
        <source>Deliberately wrong: {name}</source>
        <translation>Absichtlich falsch: {name}</translation>
    </message>
    <message>
        <source>Every row still sums to 1, and the brightest cell stays the brightest, but everything is flatter. That is why nobody notices.</source>
        <translation>Jede Zeile ergibt noch 1, und die hellste Zelle bleibt die hellste, aber alles ist flacher. Deshalb merkt es niemand.</translation>
    </message>
    <message>
        <source>Heads read the key/value head of another group: their maps change although no number in the matrices did.</source>
        <translation>Köpfe lesen den Key/Value-Kopf einer anderen Gruppe: Ihre Karten ändern sich, obwohl keine Zahl der Matrizen es tat.</translation>
    </message>
    <message>
        <source>Hidden keys are dark, as they should be, but rows sum to less than 1: the hidden keys took their share first.</source>
        <translation>Verborgene Keys sind dunkel, wie sie sollen, aber Zeilen ergeben weniger als 1: Die verborgenen Keys nahmen sich vorher ihren Teil.</translation>
    </message>
    <message>
        <source>Makes no difference here: {reason}.</source>
        <translation>Macht hier keinen Unterschied: {reason}.</translation>
    </message>
    <message>
        <source>Mute a head: only its slice of the output columns vanishes. W_O had already spread the head over all columns.</source>
        <translation>Schalten Sie einen Kopf stumm: Nur sein Ausschnitt der Ausgabespalten verschwindet. W_O hatte den Kopf schon über alle Spalten verteilt.</translation>
    </message>
    <message>
        <source>Muting and Pruning leave the mistake out: they show the right computation.</source>
        <translation>Stummschalten und Pruning lassen den Fehler weg: Sie zeigen die richtige Rechnung.</translation>
    </message>
    <message>
        <source>Rows sum to 1 but are almost even: the second softmax sees only numbers from 0 to 1, and e¹ is less than 3 times e⁰.</source>
        <translation>Zeilen ergeben 1, sind aber fast gleichmäßig: Die zweite Softmax sieht nur Zahlen von 0 bis 1, und e¹ ist weniger als das Dreifache von e⁰.</translation>
    </message>
    <message>
        <source>The scores become too small by √h: the maps turn pale, and a clear head looks undecided.</source>
        <translation>Die Scores werden um √h zu klein: Die Karten werden blass, und ein klarer Kopf wirkt unentschieden.</translation>
    </message>
    <message>
        <source>This view leaves the mistake out: it shows the right computation.</source>
        <translation>Diese Ansicht lässt den Fehler weg: Sie zeigt die richtige Rechnung.</translation>
    </message>
    <message>
        <source>W_O is the identity: the slices of the output are the heads</source>
        <translation>W_O ist die Einheitsmatrix: Die Ausschnitte der Ausgabe sind die Köpfe</translation>
    </message>
    <message>
        <source>a temperature of 4 left in</source>
        <translation>eine Temperatur von 4 blieb drin</translation>
    </message>
    <message>
        <source>all heads have the same gain</source>
        <translation>alle Köpfe haben denselben Faktor</translation>
    </message>
    <message>
        <source>all heads read the same key/value head</source>
        <translation>alle Köpfe lesen denselben Key/Value-Kopf</translation>
    </message>
    <message>
        <source>d_k is 1, and so is its square root</source>
        <translation>d_k ist 1, und seine Wurzel auch</translation>
    </message>
    <message>
        <source>each query has one key, and each key one query</source>
        <translation>jede Query hat einen Key, und jeder Key eine Query</translation>
    </message>
    <message>
        <source>each query has one key, whose weight is 1 whatever its score</source>
        <translation>jede Query hat einen Key, dessen Gewicht 1 ist, was immer sein Score ist</translation>
    </message>
    <message>
        <source>every head has a key/value head of its own</source>
        <translation>jeder Kopf hat einen eigenen Key/Value-Kopf</translation>
    </message>
    <message>
        <source>every query may look at something</source>
        <translation>jede Query darf auf etwas blicken</translation>
    </message>
    <message>
        <source>every score is 0, for the scale is 0</source>
        <translation>jeder Score ist 0, denn die Skalierung ist 0</translation>
    </message>
    <message>
        <source>every token is hidden</source>
        <translation>jedes Token ist verborgen</translation>
    </message>
    <message>
        <source>heads cut out after W_O</source>
        <translation>Köpfe nach W_O herausgeschnitten</translation>
    </message>
    <message>
        <source>interleaved groups</source>
        <translation>verschränkte Gruppen</translation>
    </message>
    <message>
        <source>mask multiplied after the softmax</source>
        <translation>Maske nach der Softmax multipliziert</translation>
    </message>
    <message>
        <source>no 1/√d_k</source>
        <translation>kein 1/√d_k</translation>
    </message>
    <message>
        <source>no mask is set</source>
        <translation>keine Maske ist gesetzt</translation>
    </message>
    <message>
        <source>no rule for a fully masked row</source>
        <translation>keine Regel für ganz maskierte Zeilen</translation>
    </message>
    <message>
        <source>one head has all columns: d_k is d_model</source>
        <translation>ein Kopf hat alle Spalten: d_k ist d_model</translation>
    </message>
    <message>
        <source>softmax over the wrong axis</source>
        <translation>Softmax über die falsche Achse</translation>
    </message>
    <message>
        <source>softmax twice</source>
        <translation>Softmax zweimal</translation>
    </message>
    <message>
        <source>the heads are grouped in this very order</source>
        <translation>die Köpfe sind genau in dieser Reihenfolge gruppiert</translation>
    </message>
    <message>
        <source>the mask hides nothing here</source>
        <translation>die Maske verbirgt hier nichts</translation>
    </message>
    <message>
        <source>there are no tokens</source>
        <translation>es gibt keine Tokens</translation>
    </message>
</context>
<context>
    <name>MistakesPanel</name>
    <message>
        <source>Each switch puts one mistake into the code, in every view. Find what it does to the maps, the row sums and the output.</source>
        <translation>Jeder Schalter baut einen Fehler in den Code, in jeder Ansicht. Finden Sie heraus, was er mit den Karten, den Zeilensummen und der Ausgabe macht.</translation>
    </message>
    <message>
        <source>Every number is the right one here.</source>
        <translation>Hier ist jede Zahl die richtige.</translation>
    </message>
    <message>
        <source>Output: unchanged</source>
        <translation>Ausgabe: unverändert</translation>
    </message>
    <message>
        <source>Output: undefined</source>
        <translation>Ausgabe: undefiniert</translation>
    </message>
    <message>
        <source>Output: {error} away from the right one</source>
        <translation>Ausgabe: {error} neben der richtigen</translation>
    </message>
    <message>
        <source>Row sums: {low} to {high}</source>
        <translation>Zeilensummen: {low} bis {high}</translation>
    </message>
    <message>
        <source>Row sums: {total}</source>
        <translation>Zeilensummen: {total}</translation>
    </message>
    <message>
        <source>Show {name}</source>
        <translation>{name} zeigen</translation>
    </message>
    <message>
        <source>Undefined: {count} of {all} rows (0/0)</source>
        <translation>Undefiniert: {count} von {all} Zeilen (0/0)</translation>
    </message>
    <message>
        <source>Weights: off by up to {change}</source>
        <translation>Gewichte: bis zu {change} daneben</translation>
    </message>
    <message>
        <source>Weights: unchanged</source>
        <translation>Gewichte: unverändert</translation>
    </message>
</context>
<context>
    <name>MixerPanel</name>
    <message>
        <source>All bars have the same scale; point at one for its numbers.</source>
        <translation>Alle Balken haben denselben Maßstab; zeigen Sie auf einen, um seine Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>Contribution of {head} to {token}: {size}.&lt;br&gt;It is the length of gain · Z · W&lt;sub&gt;O&lt;/sub&gt; at this token. A full bar is {full}.</source>
        <translation>Beitrag von {head} zu {token}: {size}.&lt;br&gt;Es ist die Länge von Faktor · Z · W&lt;sub&gt;O&lt;/sub&gt; an diesem Token. Ein voller Balken ist {full}.</translation>
    </message>
    <message>
        <source>Contribution of {head}: {size}.&lt;br&gt;It is the Frobenius norm of gain · Z · W&lt;sub&gt;O&lt;/sub&gt; over all tokens. A full bar is {full}.</source>
        <translation>Beitrag von {head}: {size}.&lt;br&gt;Es ist die Frobenius-Norm von Faktor · Z · W&lt;sub&gt;O&lt;/sub&gt; über alle Tokens. Ein voller Balken ist {full}.</translation>
    </message>
    <message>
        <source>Fader: gain, 0 to 2. Bar: size of Z · W&lt;sub&gt;O&lt;/sub&gt;.</source>
        <translation>Regler: Faktor, 0 bis 2. Balken: Größe von Z · W&lt;sub&gt;O&lt;/sub&gt;.</translation>
    </message>
    <message>
        <source>Gain of {head}: {gain}</source>
        <translation>Faktor von {head}: {gain}</translation>
    </message>
    <message>
        <source>Gain of {head}: {gain}. Z is multiplied by it before W&lt;sub&gt;O&lt;/sub&gt;.&lt;br&gt;Drag, wheel or Up and Down; double click or Home sets 1.</source>
        <translation>Faktor von {head}: {gain}. Z wird vor W&lt;sub&gt;O&lt;/sub&gt; damit multipliziert.&lt;br&gt;Ziehen, Rad oder Auf und Ab; Doppelklick oder Pos1 setzt 1.</translation>
    </message>
    <message>
        <source>Mute {head} (M): its gain is 0 until you unmute it.</source>
        <translation>{head} stummschalten (M): Sein Faktor ist 0, bis Sie ihn wieder einschalten.</translation>
    </message>
    <message>
        <source>Reset mixing desk</source>
        <translation>Mischpult zurücksetzen</translation>
    </message>
    <message>
        <source>Reset: all gains to 1, no mutes, no solos</source>
        <translation>Zurücksetzen: alle Faktoren auf 1, nichts stumm, nichts solo</translation>
    </message>
    <message>
        <source>Show W_O large</source>
        <translation>W_O groß zeigen</translation>
    </message>
    <message>
        <source>Solo {head} (S): only soloed heads reach the output.</source>
        <translation>{head} solo (S): Nur Köpfe im Solo erreichen die Ausgabe.</translation>
    </message>
    <message>
        <source>W&lt;sub&gt;O&lt;/sub&gt; large, in the Mixing view (double click, or Ctrl and the wheel)</source>
        <translation>W&lt;sub&gt;O&lt;/sub&gt; groß, in der Ansicht Mischen (Doppelklick, oder Strg und das Rad)</translation>
    </message>
    <message>
        <source>W_O, {rows} × {columns}, one band per head</source>
        <translation>W_O, {rows} × {columns}, ein Band je Kopf</translation>
    </message>
    <message>
        <source>contribution {size}</source>
        <translation>Beitrag {size}</translation>
    </message>
    <message>
        <source>contribution {size} to {token}</source>
        <translation>Beitrag {size} zu {token}</translation>
    </message>
    <message>
        <source>gain {gain}</source>
        <translation>Faktor {gain}</translation>
    </message>
    <message>
        <source>muted</source>
        <translation>stumm</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>silenced by a solo</source>
        <translation>stumm durch ein Solo</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>{head}: rows {first} to {last} of W&lt;sub&gt;O&lt;/sub&gt;.&lt;br&gt;Each cell shows one entry, the middle one of those it covers; entries beyond the limits of the colour bar have the colours of its ends.</source>
        <translation>{head}: Zeilen {first} bis {last} von W&lt;sub&gt;O&lt;/sub&gt;.&lt;br&gt;Jede Zelle zeigt einen Eintrag, den mittleren derer, die sie bedeckt; Einträge jenseits der Grenzen der Farbskala haben die Farben ihrer Enden.</translation>
    </message>
    <message>
        <source>{rows} × {columns}, one band per head</source>
        <translation>{rows} × {columns}, ein Band je Kopf</translation>
    </message>
    <message>
        <source>{sentence}.&lt;br&gt;Click to select the head.</source>
        <translation>{sentence}.&lt;br&gt;Klick wählt den Kopf.</translation>
    </message>
</context>
<context>
    <name>MixingView</name>
    <message>
        <source>Pages about W_O</source>
        <translation>Seiten über W_O</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Type a sentence above to see how its heads are mixed.</source>
        <translation>Tippen Sie oben einen Satz, um zu sehen, wie seine Köpfe gemischt werden.</translation>
    </message>
    <message>
        <source>Why mix?</source>
        <translation>Warum mischen?</translation>
    </message>
</context>
<context>
    <name>MutingPage</name>
    <message>
        <source>All heads are on: click one to mute it</source>
        <translation>Alle Köpfe sind an: Klick schaltet einen stumm</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change of each token</source>
        <translation>Änderung jedes Tokens</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Cosinus</translation>
    </message>
    <message>
        <source>Cosine of the angle to the output of all heads on</source>
        <translation>Cosinus des Winkels zur Ausgabe mit allen Köpfen</translation>
    </message>
    <message>
        <source>Cosine of the sliced output to the one of all heads on</source>
        <translation>Cosinus der beschnittenen Ausgabe zu der mit allen Köpfen</translation>
    </message>
    <message>
        <source>Length of the difference from the output of all heads on</source>
        <translation>Länge der Differenz zur Ausgabe mit allen Köpfen</translation>
    </message>
    <message>
        <source>Muted before W&lt;sub&gt;O&lt;/sub&gt;</source>
        <translation>Vor W&lt;sub&gt;O&lt;/sub&gt; stumm</translation>
    </message>
    <message>
        <source>No head is silent; faders are not at 1</source>
        <translation>Kein Kopf ist stumm; Regler stehen nicht auf 1</translation>
    </message>
    <message>
        <source>Query token</source>
        <translation>Query-Token</translation>
    </message>
    <message>
        <source>Show what happens if a head&apos;s columns are set to 0 after W&lt;sub&gt;O&lt;/sub&gt; instead</source>
        <translation>Zeigen, was geschieht, wenn stattdessen nach W&lt;sub&gt;O&lt;/sub&gt; die Spalten eines Kopfs auf 0 gesetzt werden</translation>
    </message>
    <message>
        <source>Silent: {heads}</source>
        <translation>Stumm: {heads}</translation>
    </message>
    <message>
        <source>Sliced</source>
        <translation>Beschnitten</translation>
    </message>
    <message>
        <source>The change that slicing after W_O makes instead</source>
        <translation>Die Änderung, die das Beschneiden nach W_O stattdessen bewirkt</translation>
    </message>
    <message>
        <source>The wrong way: slice the output</source>
        <translation>Der falsche Weg: die Ausgabe beschneiden</translation>
    </message>
    <message>
        <source>The wrong way: sliced after W&lt;sub&gt;O&lt;/sub&gt;</source>
        <translation>Der falsche Weg: nach W&lt;sub&gt;O&lt;/sub&gt; beschnitten</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Wrong because W&lt;sub&gt;O&lt;/sub&gt; has already spread the head over all {columns} columns: setting {d_k} of them to 0 leaves most of the head in the output, and removes what other heads wrote there.</source>
        <translation>Falsch, weil W&lt;sub&gt;O&lt;/sub&gt; den Kopf schon über alle {columns} Spalten verteilt hat: {d_k} davon auf 0 zu setzen lässt das meiste des Kopfs in der Ausgabe und entfernt, was andere Köpfe dort schrieben.</translation>
    </message>
    <message>
        <source>relative change of the output</source>
        <translation>relative Änderung der Ausgabe</translation>
    </message>
    <message>
        <source>{n} heads are silent</source>
        <translation>{n} Köpfe sind stumm</translation>
    </message>
    <message>
        <source>{n} of {all} columns changed</source>
        <translation>{n} von {all} Spalten geändert</translation>
    </message>
    <message>
        <source>‖output − all heads on‖ / ‖all heads on‖, over all tokens</source>
        <translation>‖Ausgabe − alle Köpfe an‖ / ‖alle Köpfe an‖, über alle Tokens</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>1 head has nobody to share keys and values with; nearest: 2 heads</source>
        <translation>1 Kopf hat niemanden, mit dem er Keys und Values teilen kann; nächster Wert: 2 Köpfe</translation>
    </message>
    <message>
        <source>1 head has nobody to share keys and values with; nearest: {nearest} heads</source>
        <translation>1 Kopf hat niemanden, mit dem er Keys und Values teilen kann; nächster Wert: {nearest} Köpfe</translation>
    </message>
    <message>
        <source>1 token of {name} has no partner: {tokens}</source>
        <translation>1 Token von {name} hat keinen Partner: {tokens}</translation>
    </message>
    <message>
        <source>A has {a} heads and B has {b}, and random heads have no jobs by which they could be paired: no head is compared</source>
        <translation>A hat {a} Köpfe und B hat {b}, und zufällige Köpfe haben keine Aufgaben, nach denen man sie paaren könnte: Kein Kopf wird verglichen</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Kausal</translation>
    </message>
    <message>
        <source>Crafted heads</source>
        <translation>Von Hand gebaute Köpfe</translation>
    </message>
    <message>
        <source>Deliberately wrong</source>
        <translation>Absichtlich falsch</translation>
    </message>
    <message>
        <source>GQA-{g}</source>
        <translation>GQA-{g}</translation>
    </message>
    <message>
        <source>H{first} of {name} has no partner</source>
        <translation>H{first} von {name} hat keinen Partner</translation>
    </message>
    <message>
        <source>H{first} to H{last} of {name} have no partner</source>
        <translation>H{first} bis H{last} von {name} haben keinen Partner</translation>
    </message>
    <message>
        <source>MHA</source>
        <translation>MHA</translation>
    </message>
    <message>
        <source>MQA</source>
        <translation>MQA</translation>
    </message>
    <message>
        <source>No mask</source>
        <translation>Keine Maske</translation>
    </message>
    <message>
        <source>Random heads, seed {seed}</source>
        <translation>Zufällige Köpfe, Seed {seed}</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Without H{head}</source>
        <translation>Ohne H{head}</translation>
    </message>
    <message>
        <source>a grouping holds whole numbers, the key/value head of each head, not {dtype}</source>
        <translation>eine Gruppierung besteht aus ganzen Zahlen, dem Key/Value-Kopf jedes Kopfes, nicht aus {dtype}</translation>
    </message>
    <message>
        <source>a grouping of {given} heads does not fit {n_heads} heads</source>
        <translation>eine Gruppierung von {given} Köpfen passt nicht zu {n_heads} Köpfen</translation>
    </message>
    <message>
        <source>a margin of {value} mm is not between {low} and {high}</source>
        <translation>ein Rand von {value} mm liegt nicht zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>a mask is boolean (True = may attend) or float (added to the scores), not {dtype}</source>
        <translation>eine Maske ist boolesch (True = darf blicken) oder float (wird zu den Scores addiert), nicht {dtype}</translation>
    </message>
    <message>
        <source>a prefix of {length} tokens is impossible; nearest: 0</source>
        <translation>ein Präfix von {length} Tokens ist unmöglich; nächster Wert: 0</translation>
    </message>
    <message>
        <source>a prefix of {value} tokens is impossible; nearest: 0</source>
        <translation>ein Präfix von {value} Tokens ist unmöglich; nächster Wert: 0</translation>
    </message>
    <message>
        <source>a sliding window of {value} tokens shows nothing; nearest: 1</source>
        <translation>ein gleitendes Fenster von {value} Tokens zeigt nichts; nächster Wert: 1</translation>
    </message>
    <message>
        <source>a weight is infinite ({place}); nearest: 0 to 1</source>
        <translation>ein Gewicht ist unendlich ({place}); nächster Wert: 0 bis 1</translation>
    </message>
    <message>
        <source>a weight is no number, but NaN ({place}); nearest: 0 to 1</source>
        <translation>ein Gewicht ist keine Zahl, sondern NaN ({place}); nächster Wert: 0 bis 1</translation>
    </message>
    <message>
        <source>a window of {width} tokens is empty; nearest: 1</source>
        <translation>ein Fenster von {width} Tokens ist leer; nächster Wert: 1</translation>
    </message>
    <message>
        <source>all {rows} rows sum to 1</source>
        <translation>alle {rows} Zeilen ergeben 1</translation>
    </message>
    <message>
        <source>an additive mask holds numbers or minus infinity, nothing else</source>
        <translation>eine additive Maske enthält nur Zahlen oder minus unendlich</translation>
    </message>
    <message>
        <source>another picture is still being written; try again then</source>
        <translation>es wird noch ein anderes Bild geschrieben; versuchen Sie es danach</translation>
    </message>
    <message>
        <source>arcs show weights; nearest: choose the stage of the weights</source>
        <translation>Bögen zeigen Gewichte; nächster Wert: die Stufe der Gewichte</translation>
    </message>
    <message>
        <source>both sentences are the same; change a word of the second one</source>
        <translation>beide Sätze sind gleich; ändern Sie ein Wort des zweiten</translation>
    </message>
    <message>
        <source>cancelled: {done} of {total} pictures are saved in {folder}</source>
        <translation>abgebrochen: {done} von {total} Bildern sind in {folder} gespeichert</translation>
    </message>
    <message>
        <source>cells in line {line}: {count}, in the first line: {width}</source>
        <translation>Zellen in Zeile {line}: {count}, in der ersten: {width}</translation>
    </message>
    <message>
        <source>crafted and random heads read different token vectors, so the outputs have no direction in common</source>
        <translation>von Hand gebaute und zufällige Köpfe lesen verschiedene Token-Vektoren, die Ausgaben haben also keine Richtung gemeinsam</translation>
    </message>
    <message>
        <source>crafted heads have no rotary positions; both have sinusoidal ones</source>
        <translation>von Hand gebaute Köpfe haben keine Rotary-Positionen; beide haben sinusförmige</translation>
    </message>
    <message>
        <source>crafted heads have no rotary positions; sinusoidal ones are used instead</source>
        <translation>von Hand gebaute Köpfe haben keine Rotary-Positionen; stattdessen werden sinusförmige verwendet</translation>
    </message>
    <message>
        <source>crafted heads have the same jobs in the same order, so heads are paired by number, with d_k {a} in A and {b} in B</source>
        <translation>von Hand gebaute Köpfe haben dieselben Aufgaben in derselben Reihenfolge, sie sind also nach Nummer gepaart, mit d_k {a} in A und {b} in B</translation>
    </message>
    <message>
        <source>d_k cannot be {d_k}; nearest: 1</source>
        <translation>d_k kann nicht {d_k} sein; nächster Wert: 1</translation>
    </message>
    <message>
        <source>d_model {before} does not split into {few} and {more} heads; both have {after}</source>
        <translation>d_model {before} lässt sich nicht in {few} und {more} Köpfe teilen; beide haben {after}</translation>
    </message>
    <message>
        <source>d_model {d_model} is not a positive number; nearest: {low}</source>
        <translation>d_model {d_model} ist keine positive Zahl; nächster Wert: {low}</translation>
    </message>
    <message>
        <source>d_model {d_model} is not divisible by {n_heads} heads (remainder {remainder}); nearest: {low} or {high}</source>
        <translation>d_model {d_model} ist nicht durch {n_heads} Köpfe teilbar (Rest {remainder}); nächste Werte: {low} oder {high}</translation>
    </message>
    <message>
        <source>distances go over the {compared} of {pairs} rows that look at paired tokens only</source>
        <translation>Abstände gehen nur über die {compared} von {pairs} Zeilen, die auf gepaarte Tokens blicken</translation>
    </message>
    <message>
        <source>every head is muted: there is no mean of them; unmute one</source>
        <translation>alle Köpfe sind stumm: Sie haben kein Mittel; schalten Sie einen ein</translation>
    </message>
    <message>
        <source>gains must be {n_heads} finite numbers, one per head</source>
        <translation>es müssen {n_heads} endliche Faktoren sein, einer je Kopf</translation>
    </message>
    <message>
        <source>head {head} is chosen twice</source>
        <translation>Kopf {head} ist zweimal gewählt</translation>
    </message>
    <message>
        <source>in {file}, line {line}: a brace is left over; write {doubled} for a single one</source>
        <translation>in {file}, Zeile {line}: eine geschweifte Klammer ist übrig; schreiben Sie {doubled} für eine einzelne</translation>
    </message>
    <message>
        <source>in {file}, line {line}: a lesson begins with a header between two lines of {fence}</source>
        <translation>in {file}, Zeile {line}: eine Lektion beginnt mit einem Kopfteil zwischen zwei Zeilen {fence}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: a lesson has at most {most} steps</source>
        <translation>in {file}, Zeile {line}: eine Lektion hat höchstens {most} Schritte</translation>
    </message>
    <message>
        <source>in {file}, line {line}: a line of {fence} stands in the text; settings begin right below the title</source>
        <translation>in {file}, Zeile {line}: eine Zeile {fence} steht im Text; Einstellungen beginnen direkt unter dem Titel</translation>
    </message>
    <message>
        <source>in {file}, line {line}: a step has either lab, a whole state, or change, not both</source>
        <translation>in {file}, Zeile {line}: ein Schritt hat entweder lab, einen ganzen Zustand, oder change, nicht beides</translation>
    </message>
    <message>
        <source>in {file}, line {line}: a step needs a title after {heading}</source>
        <translation>in {file}, Zeile {line}: ein Schritt braucht nach {heading} einen Titel</translation>
    </message>
    <message>
        <source>in {file}, line {line}: an expression has {count} characters; the most is {most}</source>
        <translation>in {file}, Zeile {line}: ein Ausdruck hat {count} Zeichen; höchstens {most} sind erlaubt</translation>
    </message>
    <message>
        <source>in {file}, line {line}: the file is larger than {most} MB</source>
        <translation>in {file}, Zeile {line}: die Datei ist größer als {most} MB</translation>
    </message>
    <message>
        <source>in {file}, line {line}: the header is followed by a step, a line like “{example}”</source>
        <translation>in {file}, Zeile {line}: auf den Kopfteil folgt ein Schritt, eine Zeile wie „{example}“</translation>
    </message>
    <message>
        <source>in {file}, line {line}: the row has no weight to draw: the mask hides every word</source>
        <translation>in {file}, Zeile {line}: die Zeile hat kein Gewicht zum Zeichnen: Die Maske verbirgt jedes Wort</translation>
    </message>
    <message>
        <source>in {file}, line {line}: the sentence has no words</source>
        <translation>in {file}, Zeile {line}: der Satz hat keine Wörter</translation>
    </message>
    <message>
        <source>in {file}, line {line}: the setting “{name}” is missing</source>
        <translation>in {file}, Zeile {line}: die Einstellung „{name}“ fehlt</translation>
    </message>
    <message>
        <source>in {file}, line {line}: the settings are no TOML ({problem}); a working line is {example}</source>
        <translation>in {file}, Zeile {line}: die Einstellungen sind kein TOML ({problem}); eine gültige Zeile ist {example}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: the settings have no end; close them with a line of {fence}</source>
        <translation>in {file}, Zeile {line}: die Einstellungen haben kein Ende; schließen Sie sie mit einer Zeile {fence}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: the text is not UTF-8; save it as UTF-8</source>
        <translation>in {file}, Zeile {line}: der Text ist kein UTF-8; speichern Sie ihn als UTF-8</translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no head {head} among {h}, counted from 0; nearest: {close}</source>
        <translation>in {file}, Zeile {line}: es gibt keinen Kopf {head} unter {h}, ab 0 gezählt; nächster Wert: {close}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no measure “{name}”; nearest: {close}</source>
        <translation>in {file}, Zeile {line}: es gibt kein Maß „{name}“; nächster Wert: {close}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no quantity “{name}”; nearest: {close}</source>
        <translation>in {file}, Zeile {line}: es gibt keine Größe „{name}“; nächster Wert: {close}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no setting “{name}”; nearest: {close}</source>
        <translation>in {file}, Zeile {line}: es gibt keine Einstellung „{name}“; nächster Wert: {close}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no word {word} among {n}, counted from 0; nearest: {close}</source>
        <translation>in {file}, Zeile {line}: es gibt kein Wort {word} unter {n}, ab 0 gezählt; nächster Wert: {close}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no {head} among {h} heads; nearest: H{h}</source>
        <translation>in {file}, Zeile {line}: es gibt kein {head} unter {h} Köpfen; nächster Wert: H{h}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is something to reveal, and this step asks nothing; add a question</source>
        <translation>in {file}, Zeile {line}: es gibt etwas aufzulösen, und dieser Schritt fragt nichts; fügen Sie eine Frage hinzu</translation>
    </message>
    <message>
        <source>in {file}, line {line}: {count} answers are right in the lab, and one has to be</source>
        <translation>in {file}, Zeile {line}: {count} Antworten sind im Labor richtig, und es muss eine sein</translation>
    </message>
    <message>
        <source>in {file}, line {line}: {problem}</source>
        <translation>in {file}, Zeile {line}: {problem}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: {problem} in {field}</source>
        <translation>in {file}, Zeile {line}: {problem} in {field}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “at” cannot change “{name}”; nearest: {close}</source>
        <translation>in {file}, Zeile {line}: „at“ kann „{name}“ nicht ändern; nächster Wert: {close}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “at” needs a plain number or text for {name}</source>
        <translation>in {file}, Zeile {line}: „at“ braucht für {name} eine einfache Zahl oder einen Text</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “at” takes one expression and at least one change, as in {example}</source>
        <translation>in {file}, Zeile {line}: „at“ nimmt einen Ausdruck und mindestens eine Änderung, wie in {example}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{name}” alone is no number; ask for a measure, as in {example}</source>
        <translation>in {file}, Zeile {line}: „{name}“ allein ist keine Zahl; fragen Sie nach einem Maß, wie in {example}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{name}” cannot take “{given}”; nearest: {close}</source>
        <translation>in {file}, Zeile {line}: „{name}“ kann „{given}“ nicht nehmen; nächster Wert: {close}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{name}” needs arguments in brackets, as in {example}</source>
        <translation>in {file}, Zeile {line}: „{name}“ braucht Argumente in Klammern, wie in {example}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{name}” takes {wanted} arguments, not {given}</source>
        <translation>in {file}, Zeile {line}: „{name}“ nimmt {wanted} Argumente, nicht {given}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{query}” stands {count} times in the sentence, and once is needed; give its number, or take {close}</source>
        <translation>in {file}, Zeile {line}: „{query}“ steht {count}-mal im Satz, und einmal ist nötig; geben Sie die Nummer an, oder nehmen Sie {close}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{source}” has no value</source>
        <translation>in {file}, Zeile {line}: „{source}“ hat keinen Wert</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{source}” has no value: {problem}</source>
        <translation>in {file}, Zeile {line}: „{source}“ hat keinen Wert: {problem}</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{source}” has something other than numbers, texts, measures, + − * /, comparisons, and, or, not</source>
        <translation>in {file}, Zeile {line}: „{source}“ enthält etwas anderes als Zahlen, Texte, Maße, + − * /, Vergleiche, and, or, not</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{source}” is no expression; a working one is “{example}”</source>
        <translation>in {file}, Zeile {line}: „{source}“ ist kein Ausdruck; ein gültiger ist „{example}“</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{source}” is no number</source>
        <translation>in {file}, Zeile {line}: „{source}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{value}” is no value that {field} knows; nearest: {close}</source>
        <translation>in {file}, Zeile {line}: „{value}“ ist kein Wert, den {field} kennt; nächster Wert: {close}</translation>
    </message>
    <message>
        <source>it ends in the middle, as if it had been cut off</source>
        <translation>sie endet mittendrin, als wäre sie abgeschnitten worden</translation>
    </message>
    <message>
        <source>it has a row for each weight; the form with a table for each head, or NPZ, is needed</source>
        <translation>sie hat eine Zeile je Gewicht; nötig ist die Form mit einer Tabelle je Kopf, oder NPZ</translation>
    </message>
    <message>
        <source>it has no sentence; write one in each line</source>
        <translation>sie hat keinen Satz; schreiben Sie einen in jede Zeile</translation>
    </message>
    <message>
        <source>it has no version that is a number from 1 on</source>
        <translation>sie hat keine Version, die eine Zahl ab 1 ist</translation>
    </message>
    <message>
        <source>it has version {version}, and this program knows versions up to {known}</source>
        <translation>sie hat Version {version}, und dieses Programm kennt Versionen bis {known}</translation>
    </message>
    <message>
        <source>it has {count} sentences; nearest: {most}</source>
        <translation>sie hat {count} Sätze; nächster Wert: {most}</translation>
    </message>
    <message>
        <source>it has {count} tokens for {n} rows</source>
        <translation>sie hat {count} Tokens für {n} Zeilen</translation>
    </message>
    <message>
        <source>it holds no state; pictures that MHA Desktop wrote as PNG or SVG do</source>
        <translation>sie enthält keinen Zustand; Bilder, die MHA Desktop als PNG oder SVG schrieb, enthalten einen</translation>
    </message>
    <message>
        <source>it holds {count} arrays, more than {most}</source>
        <translation>sie enthält {count} Arrays, mehr als {most}</translation>
    </message>
    <message>
        <source>it holds {what}; weights are float16, float32 or float64: a.astype(&quot;float32&quot;)</source>
        <translation>sie enthält {what}; Gewichte sind float16, float32 oder float64: a.astype(&quot;float32&quot;)</translation>
    </message>
    <message>
        <source>it is a PDF; open the file state.mha that is attached to it</source>
        <translation>sie ist ein PDF; öffnen Sie die Datei state.mha, die daran hängt</translation>
    </message>
    <message>
        <source>it is an XML file with definitions of its own, which no picture of ours has</source>
        <translation>sie ist eine XML-Datei mit eigenen Definitionen, die keines unserer Bilder hat</translation>
    </message>
    <message>
        <source>it is damaged at byte {place}</source>
        <translation>sie ist bei Byte {place} beschädigt</translation>
    </message>
    <message>
        <source>it is empty; a table of numbers is needed</source>
        <translation>sie ist leer; nötig ist eine Tabelle von Zahlen</translation>
    </message>
    <message>
        <source>it is larger than {most} GB</source>
        <translation>sie ist größer als {most} GB</translation>
    </message>
    <message>
        <source>it is larger than {most} MB</source>
        <translation>sie ist größer als {most} MB</translation>
    </message>
    <message>
        <source>it is neither a NumPy file nor UTF-8 text (byte {place})</source>
        <translation>sie ist weder eine NumPy-Datei noch UTF-8-Text (Byte {place})</translation>
    </message>
    <message>
        <source>it is no PNG or SVG picture ({problem})</source>
        <translation>sie ist kein PNG- oder SVG-Bild ({problem})</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it is no session of MHA Desktop</source>
        <translation>sie ist keine Sitzung von MHA Desktop</translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation>sie ist kein Text</translation>
    </message>
    <message>
        <source>it is {problem}: {given} bytes follow its header, and the shape {shape} needs {needed}; save it again with numpy.save</source>
        <translation>sie ist {problem}: Auf den Kopfteil folgen {given} Bytes, und die Form {shape} braucht {needed}; speichern Sie sie neu mit numpy.save</translation>
    </message>
    <message>
        <source>its archive is damaged ({problem}); save it again with numpy.savez</source>
        <translation>ihr Archiv ist beschädigt ({problem}); speichern Sie sie neu mit numpy.savez</translation>
    </message>
    <message>
        <source>its archive is packed in a way that NumPy does not use; use numpy.savez</source>
        <translation>ihr Archiv ist auf eine Weise gepackt, die NumPy nicht benutzt; nehmen Sie numpy.savez</translation>
    </message>
    <message>
        <source>its archive unpacks to {times} times its size, which no weights do; save them again with numpy.savez</source>
        <translation>ihr Archiv entpackt sich auf das {times}-Fache, was Gewichte nicht tun; speichern Sie sie neu mit numpy.savez</translation>
    </message>
    <message>
        <source>its array is none that this program knows; save it again with numpy.save</source>
        <translation>ihr Array kennt dieses Programm nicht; speichern Sie es neu mit numpy.save</translation>
    </message>
    <message>
        <source>its array of {size} MB is larger than {most} MB</source>
        <translation>ihr Array von {size} MB ist größer als {most} MB</translation>
    </message>
    <message>
        <source>its brackets are nested too deeply</source>
        <translation>ihre Klammern sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>its header gives the shape ({shape}); save it again with numpy.save</source>
        <translation>ihr Kopfteil nennt die Form ({shape}); speichern Sie sie neu mit numpy.save</translation>
    </message>
    <message>
        <source>its header gives the type {dtype}, which NumPy does not know</source>
        <translation>ihr Kopfteil nennt den Typ {dtype}, den NumPy nicht kennt</translation>
    </message>
    <message>
        <source>its header is damaged or describes no plain array; save it again with numpy.save</source>
        <translation>ihr Kopfteil ist beschädigt oder beschreibt kein einfaches Array; speichern Sie es neu mit numpy.save</translation>
    </message>
    <message>
        <source>its row sums to 1</source>
        <translation>ihre Zeile ergibt 1</translation>
    </message>
    <message>
        <source>its shape is {shape}; (n, n), (heads, n, n) or (layers, heads, n, n) is needed</source>
        <translation>ihre Form ist {shape}; nötig ist (n, n), (Köpfe, n, n) oder (Schichten, Köpfe, n, n)</translation>
    </message>
    <message>
        <source>its shape is {shape}; (n, n), (heads, n, n) or (layers, heads, n, n) is needed; of a batch, take one example</source>
        <translation>ihre Form ist {shape}; nötig ist (n, n), (Köpfe, n, n) oder (Schichten, Köpfe, n, n); nehmen Sie aus einem Batch ein Beispiel</translation>
    </message>
    <message>
        <source>its shape {shape} is not square: {rows} rows, {columns} columns; as many rows as columns are needed</source>
        <translation>ihre Form {shape} ist nicht quadratisch: {rows} Zeilen, {columns} Spalten; nötig sind so viele Zeilen wie Spalten</translation>
    </message>
    <message>
        <source>its tokens are no UTF-8 text ({problem})</source>
        <translation>ihre Tokens sind kein UTF-8-Text ({problem})</translation>
    </message>
    <message>
        <source>its tokens are {dtype} of shape {shape}; a list of texts is needed</source>
        <translation>ihre Tokens sind {dtype} der Form {shape}; nötig ist eine Liste von Texten</translation>
    </message>
    <message>
        <source>its weights {path} are not there; put both files side by side</source>
        <translation>ihre Gewichte {path} sind nicht da; legen Sie beide Dateien nebeneinander</translation>
    </message>
    <message>
        <source>key/value heads are pooled by &quot;mean&quot;, &quot;first&quot; or &quot;random&quot;, not &quot;{method}&quot;</source>
        <translation>Key/Value-Köpfe werden mit &quot;mean&quot;, &quot;first&quot; oder &quot;random&quot; zusammengefasst, nicht mit &quot;{method}&quot;</translation>
    </message>
    <message>
        <source>kv_head_of holds {dtype}; heads are whole numbers</source>
        <translation>kv_head_of enthält {dtype}; Köpfe sind ganze Zahlen</translation>
    </message>
    <message>
        <source>kv_head_of must name one of {n_kv_heads} key/value heads for each of the {n_heads} heads</source>
        <translation>kv_head_of muss für jeden der {n_heads} Köpfe einen von {n_kv_heads} Key/Value-Köpfen nennen</translation>
    </message>
    <message>
        <source>line {line} is no CSV ({problem})</source>
        <translation>Zeile {line} ist kein CSV ({problem})</translation>
    </message>
    <message>
        <source>line {line} is no UTF-8; save it as UTF-8</source>
        <translation>Zeile {line} ist kein UTF-8; speichern Sie sie als UTF-8</translation>
    </message>
    <message>
        <source>neither sentence has words to compare; type one</source>
        <translation>keiner der Sätze hat Wörter zum Vergleichen; tippen Sie einen</translation>
    </message>
    <message>
        <source>no distance: every row looks at a token without a partner</source>
        <translation>kein Abstand: Jede Zeile blickt auf ein Token ohne Partner</translation>
    </message>
    <message>
        <source>no distance: with the deliberate mistake the rows of {name} do not add up to 1</source>
        <translation>kein Abstand: Mit dem absichtlichen Fehler ergeben die Zeilen von {name} nicht 1</translation>
    </message>
    <message>
        <source>no head is chosen; nearest: 1</source>
        <translation>kein Kopf ist gewählt; nächster Wert: 1</translation>
    </message>
    <message>
        <source>no head is chosen; nearest: one head</source>
        <translation>kein Kopf ist gewählt; nächster Wert: ein Kopf</translation>
    </message>
    <message>
        <source>no head reads key/value head {lane}; they are numbered from 0 without a gap</source>
        <translation>kein Kopf liest Key/Value-Kopf {lane}; sie sind ab 0 lückenlos nummeriert</translation>
    </message>
    <message>
        <source>no mistake is on; choose one first</source>
        <translation>kein Fehler ist eingeschaltet; wählen Sie erst einen</translation>
    </message>
    <message>
        <source>no token of A has a partner in B, so nothing can be subtracted</source>
        <translation>kein Token von A hat einen Partner in B, also kann nichts abgezogen werden</translation>
    </message>
    <message>
        <source>none of its arrays is called weights (it holds {names}); rename one</source>
        <translation>keines ihrer Arrays heißt weights (sie enthält {names}); benennen Sie eines um</translation>
    </message>
    <message>
        <source>nothing could be printed; choose another printer, or a file elsewhere</source>
        <translation>nichts konnte gedruckt werden; wählen Sie einen anderen Drucker, oder eine Datei an anderem Ort</translation>
    </message>
    <message>
        <source>one of {rows} rows sums to {sum} instead of 1 ({place})</source>
        <translation>eine von {rows} Zeilen ergibt {sum} statt 1 ({place})</translation>
    </message>
    <message>
        <source>one weight is negative: {value} ({place})</source>
        <translation>ein Gewicht ist negativ: {value} ({place})</translation>
    </message>
    <message>
        <source>other numbers are still being written; try again then</source>
        <translation>es werden noch andere Zahlen geschrieben; versuchen Sie es danach</translation>
    </message>
    <message>
        <source>rotary positions are not offered for crafted heads, whose W_Q and W_K read position features of the token vectors; choose sinusoidal or none, or random heads</source>
        <translation>Rotary-Positionen gibt es nicht für von Hand gebaute Köpfe, deren W_Q und W_K Positionsmerkmale der Token-Vektoren lesen; nehmen Sie sinusförmige oder keine, oder zufällige Köpfe</translation>
    </message>
    <message>
        <source>rotary positions cannot turn {columns} columns; nearest: 2</source>
        <translation>Rotary-Positionen können {columns} Spalten nicht drehen; nächster Wert: 2</translation>
    </message>
    <message>
        <source>rotary positions turn pairs of columns, and 1 is odd; nearest: 2</source>
        <translation>Rotary-Positionen drehen Spaltenpaare, und 1 ist ungerade; nächster Wert: 2</translation>
    </message>
    <message>
        <source>rotary positions turn pairs of columns, and d_k {d_k} is odd; choose heads or d_model for d_k {below} or {above}</source>
        <translation>Rotary-Positionen drehen Spaltenpaare, und d_k {d_k} ist ungerade; wählen Sie Kopfzahl oder d_model für d_k {below} oder {above}</translation>
    </message>
    <message>
        <source>rotary positions turn pairs of columns, and {columns} is odd; nearest: {low} or {high}</source>
        <translation>Rotary-Positionen drehen Spaltenpaare, und {columns} ist ungerade; nächste Werte: {low} oder {high}</translation>
    </message>
    <message>
        <source>table {number} (line {line}) has other tokens than the first one</source>
        <translation>Tabelle {number} (Zeile {line}) hat andere Tokens als die erste</translation>
    </message>
    <message>
        <source>temperature {temperature} is not a number above 0</source>
        <translation>Temperatur {temperature} ist keine Zahl über 0</translation>
    </message>
    <message>
        <source>temperature {value} is outside {low} to {high}</source>
        <translation>Temperatur {value} liegt nicht zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>text of more than {most} MB is too much; save the weights with numpy.save</source>
        <translation>Text von mehr als {most} MB ist zu viel; speichern Sie die Gewichte mit numpy.save</translation>
    </message>
    <message>
        <source>texts of {value} times their size: not between {low} and {high}</source>
        <translation>Texte von {value}-facher Größe: nicht zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>the field {field} is missing</source>
        <translation>das Feld {field} fehlt</translation>
    </message>
    <message>
        <source>the folder cannot be shown here: {folder}</source>
        <translation>der Ordner lässt sich hier nicht zeigen: {folder}</translation>
    </message>
    <message>
        <source>the gain {value} of head {head} is outside 0 to {high}</source>
        <translation>der Faktor {value} von Kopf {head} liegt nicht zwischen 0 und {high}</translation>
    </message>
    <message>
        <source>the lesson {path} cannot be read: {reason}</source>
        <translation>die Lektion {path} ist nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>the list of real models cannot be read ({reason}); the {count} built-in ones are shown</source>
        <translation>die Liste der echten Modelle ist nicht lesbar ({reason}); gezeigt werden die {count} eingebauten</translation>
    </message>
    <message>
        <source>the mask has shape {shape}; {n} tokens and {n_heads} heads need ({n}, {n}) or ({n_heads}, {n}, {n})</source>
        <translation>die Maske hat die Form {shape}; {n} Tokens und {n_heads} Köpfe brauchen ({n}, {n}) oder ({n_heads}, {n}, {n})</translation>
    </message>
    <message>
        <source>the notes have room for {most} characters; the end of what came in is left out</source>
        <translation>die Notizen haben Platz für {most} Zeichen; das Ende des eingefügten Textes fehlt</translation>
    </message>
    <message>
        <source>the number of heads cannot be {n_heads}; nearest: {low}</source>
        <translation>die Zahl der Köpfe kann nicht {n_heads} sein; nächster Wert: {low}</translation>
    </message>
    <message>
        <source>the number of key/value heads cannot be {n_kv_heads}; nearest: {low}</source>
        <translation>die Zahl der Key/Value-Köpfe kann nicht {n_kv_heads} sein; nächster Wert: {low}</translation>
    </message>
    <message>
        <source>the numbers are saved as {path}</source>
        <translation>die Zahlen sind als {path} gespeichert</translation>
    </message>
    <message>
        <source>the numbers grow too large for {dtype}; scale the token vectors or the matrices down</source>
        <translation>die Zahlen werden zu groß für {dtype}; verkleinern Sie die Token-Vektoren oder die Matrizen</translation>
    </message>
    <message>
        <source>the outputs cannot be subtracted: a row of A has {a} numbers (d_model), one of B {b}</source>
        <translation>die Ausgaben lassen sich nicht voneinander abziehen: Eine Zeile von A hat {a} Zahlen (d_model), eine von B {b}</translation>
    </message>
    <message>
        <source>the picture is cut off</source>
        <translation>das Bild ist abgeschnitten</translation>
    </message>
    <message>
        <source>the picture is damaged, or cut off</source>
        <translation>das Bild ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>the picture is on the clipboard</source>
        <translation>das Bild ist in der Zwischenablage</translation>
    </message>
    <message>
        <source>the picture is saved as {path}</source>
        <translation>das Bild ist als {path} gespeichert</translation>
    </message>
    <message>
        <source>the picture would be {height} px high, which is more than {most}; </source>
        <translation>das Bild wäre {height} px hoch, mehr als {most}; </translation>
    </message>
    <message>
        <source>the program is on the clipboard; it reads {name}, which lies in {folder}</source>
        <translation>das Programm ist in der Zwischenablage; es liest {name} im Ordner {folder}</translation>
    </message>
    <message>
        <source>the rotary base {base} is not a positive number</source>
        <translation>die Rotary-Basis {base} ist keine positive Zahl</translation>
    </message>
    <message>
        <source>the rotary layout is &quot;half&quot; or &quot;interleaved&quot;, not &quot;{layout}&quot;</source>
        <translation>die Rotary-Anordnung ist &quot;half&quot; oder &quot;interleaved&quot;, nicht &quot;{layout}&quot;</translation>
    </message>
    <message>
        <source>the rows of the table at line {line} have other tokens than its columns; maps of one sentence on itself are needed</source>
        <translation>die Zeilen der Tabelle in Zeile {line} haben andere Tokens als ihre Spalten; nötig sind Karten eines Satzes auf sich selbst</translation>
    </message>
    <message>
        <source>the scale {value} is outside 0 to {high}</source>
        <translation>die Skalierung {value} liegt nicht zwischen 0 und {high}</translation>
    </message>
    <message>
        <source>the seed {value} is outside 0 to {high}</source>
        <translation>der Seed {value} liegt nicht zwischen 0 und {high}</translation>
    </message>
    <message>
        <source>the sentence has no tokens</source>
        <translation>der Satz hat keine Tokens</translation>
    </message>
    <message>
        <source>the sentence has {total} tokens; the first {used} are used, the text is kept</source>
        <translation>der Satz hat {total} Tokens; die ersten {used} werden verwendet, der Text bleibt</translation>
    </message>
    <message>
        <source>the settings cannot be kept in {path}: {reason}</source>
        <translation>die Einstellungen lassen sich in {path} nicht aufbewahren: {reason}</translation>
    </message>
    <message>
        <source>the settings file {path} cannot be read ({reason}); the defaults are used</source>
        <translation>die Einstellungsdatei {path} kann nicht gelesen werden ({reason}); die Vorgaben gelten</translation>
    </message>
    <message>
        <source>the settings file {path} is damaged ({reason}); the defaults are used</source>
        <translation>die Einstellungsdatei {path} ist beschädigt ({reason}); die Vorgaben gelten</translation>
    </message>
    <message>
        <source>the table at line {line} is not square: {rows} rows, {columns} columns; as many rows as columns are needed</source>
        <translation>die Tabelle in Zeile {line} ist nicht quadratisch: {rows} Zeilen, {columns} Spalten; nötig sind so viele Zeilen wie Spalten</translation>
    </message>
    <message>
        <source>the uneven grouping became regular: {g} key/value heads, {share} query heads each</source>
        <translation>die ungleichmäßige Gruppierung wurde regelmäßig: {g} Key/Value-Köpfe mit je {share} Query-Köpfen</translation>
    </message>
    <message>
        <source>the weights of one head have shape (n, n), not {shape}; take one, as in weights[0]</source>
        <translation>die Gewichte eines Kopfes haben die Form (n, n), nicht {shape}; nehmen Sie einen, etwa weights[0]</translation>
    </message>
    <message>
        <source>there is not enough memory for such a picture; choose a smaller one</source>
        <translation>der Arbeitsspeicher reicht nicht für ein solches Bild; wählen Sie ein kleineres</translation>
    </message>
    <message>
        <source>this session hides {names}, which this program does not have; that is ignored</source>
        <translation>diese Sitzung verbirgt {names}, was dieses Programm nicht hat; das bleibt außer Acht</translation>
    </message>
    <message>
        <source>weights that were read from a file have no such picture</source>
        <translation>aus einer Datei gelesene Gewichte haben kein solches Bild</translation>
    </message>
    <message>
        <source>{count} of the {size} numbers in {name} are NaN or infinite; attention needs finite ones</source>
        <translation>{count} der {size} Zahlen in {name} sind NaN oder unendlich; Attention braucht endliche</translation>
    </message>
    <message>
        <source>{count} pictures are saved in {folder}</source>
        <translation>{count} Bilder sind in {folder} gespeichert</translation>
    </message>
    <message>
        <source>{count} pictures before it are saved</source>
        <translation>{count} Bilder davor sind gespeichert</translation>
    </message>
    <message>
        <source>{done} of {total} pictures are saved in {folder}</source>
        <translation>{done} von {total} Bildern sind in {folder} gespeichert</translation>
    </message>
    <message>
        <source>{name} has rows of different lengths</source>
        <translation>{name} hat Zeilen verschiedener Länge</translation>
    </message>
    <message>
        <source>{name} holds {dtype}; attention needs real numbers</source>
        <translation>{name} enthält {dtype}; Attention braucht reelle Zahlen</translation>
    </message>
    <message>
        <source>{name} is {value}; attention needs an array of numbers</source>
        <translation>{name} ist {value}; Attention braucht ein Array von Zahlen</translation>
    </message>
    <message>
        <source>{name} must be a whole number, not {number}</source>
        <translation>{name} muss eine ganze Zahl sein, nicht {number}</translation>
    </message>
    <message>
        <source>{name} must be a whole number, not {number}; nearest: {low}</source>
        <translation>{name} muss eine ganze Zahl sein, nicht {number}; nächster Wert: {low}</translation>
    </message>
    <message>
        <source>“{part}” is no head; write numbers such as 1, 3-5</source>
        <translation>„{part}“ ist kein Kopf; schreiben Sie Nummern wie 1, 3-5</translation>
    </message>
    <message>
        <source>the weights of H{head} are on the clipboard</source>
        <translation>die Gewichte von H{head} sind in der Zwischenablage</translation>
    </message>
    <message>
        <source>rows in table {number} (line {line}): {n}, in the first one: {first}</source>
        <translation>Zeilen in Tabelle {number} (Zeile {line}): {n}, in der ersten: {first}</translation>
    </message>
    <message>
        <source>the weights on show are deliberately wrong; make it right first</source>
        <translation>die gezeigten Gewichte sind absichtlich falsch; beheben Sie das zuerst</translation>
    </message>
    <message>
        <source>there are no heatmaps to export; type a sentence first</source>
        <translation>es gibt keine Heatmaps zu exportieren; tippen Sie erst einen Satz</translation>
    </message>
    <message>
        <source>there are no weights to export; type a sentence first</source>
        <translation>es gibt keine Gewichte zu exportieren; tippen Sie erst einen Satz</translation>
    </message>
    <message>
        <source>there is no head {head} among {h}</source>
        <translation>es gibt keinen Kopf {head} unter {h}</translation>
    </message>
    <message>
        <source>there is no head {head} of {n_heads}; nearest: {near}</source>
        <translation>es gibt keinen Kopf {head} von {n_heads}; nächster Wert: {near}</translation>
    </message>
    <message>
        <source>there is no head {head}: heads are counted from 0 to {last}</source>
        <translation>es gibt keinen Kopf {head}: Köpfe zählen von 0 bis {last}</translation>
    </message>
    <message>
        <source>there is no layer {layer} of {count} in {path}; nearest: {count}</source>
        <translation>es gibt keine Schicht {layer} von {count} in {path}; nächster Wert: {count}</translation>
    </message>
    <message>
        <source>there is no layer {layer}; nearest: 1</source>
        <translation>es gibt keine Schicht {layer}; nächster Wert: 1</translation>
    </message>
    <message>
        <source>there is no mistake {mistake}; there are: {known}</source>
        <translation>es gibt keinen Fehler {mistake}; es gibt: {known}</translation>
    </message>
    <message>
        <source>there is no picture to write; choose one</source>
        <translation>es gibt kein Bild zu schreiben; wählen Sie eines</translation>
    </message>
    <message>
        <source>there is no token at place {value}; nearest: 0</source>
        <translation>es gibt kein Token an Stelle {value}; nächster Wert: 0</translation>
    </message>
    <message>
        <source>there is no {one} in it; nearest: 1</source>
        <translation>sie enthält keinen Eintrag ({one}); nächster Wert: 1</translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of {width} × {height} px</source>
        <translation>der Arbeitsspeicher reicht nicht für ein Bild von {width} × {height} px</translation>
    </message>
    <message>
        <source>there is not enough memory for so many numbers</source>
        <translation>der Arbeitsspeicher reicht nicht für so viele Zahlen</translation>
    </message>
    <message>
        <source>there is not enough memory for so many weights</source>
        <translation>der Arbeitsspeicher reicht nicht für so viele Gewichte</translation>
    </message>
    <message>
        <source>there is nothing to compare with; keep a setting in Compare first</source>
        <translation>es gibt nichts zum Vergleichen; behalten Sie erst eine Einstellung unter Vergleichen</translation>
    </message>
    <message>
        <source>token {place} cannot be hidden: the {n} tokens are counted from 0</source>
        <translation>Token {place} lässt sich nicht verbergen: Die {n} Tokens zählen ab 0</translation>
    </message>
    <message>
        <source>type another sentence to compare this one with</source>
        <translation>tippen Sie einen anderen Satz, um ihn mit diesem zu vergleichen</translation>
    </message>
    <message>
        <source>unsaved work cannot be kept in {path}: {reason}; save often</source>
        <translation>ungespeicherte Arbeit lässt sich in {path} nicht aufbewahren: {reason}; speichern Sie oft</translation>
    </message>
    <message>
        <source>unsaved work in {path} cannot be read: {problem}</source>
        <translation>ungespeicherte Arbeit in {path} ist nicht lesbar: {problem}</translation>
    </message>
    <message>
        <source>weights that were read from a file cannot be compared</source>
        <translation>aus einer Datei gelesene Gewichte lassen sich nicht vergleichen</translation>
    </message>
    <message>
        <source>weights that were read from a file cannot be computed again</source>
        <translation>aus einer Datei gelesene Gewichte lassen sich nicht neu berechnen</translation>
    </message>
    <message>
        <source>weights that were read from a file cannot be kept to compare with</source>
        <translation>aus einer Datei gelesene Gewichte lassen sich nicht zum Vergleich behalten</translation>
    </message>
    <message>
        <source>weights that were read from a file cannot be recomputed</source>
        <translation>aus einer Datei gelesene Gewichte lassen sich nicht nachrechnen</translation>
    </message>
    <message>
        <source>width {value} px is not between {low} and {high}</source>
        <translation>Breite {value} px liegt nicht zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>without mixing, d_model must be {n_heads} heads times d_k {d_k}, not {d_model}; nearest: {width}</source>
        <translation>ohne Mischen muss d_model {n_heads} Köpfe mal d_k {d_k} sein, nicht {d_model}; nächster Wert: {width}</translation>
    </message>
    <message>
        <source>x has shape {shape}; the layer needs (n, {d_model})</source>
        <translation>x hat die Form {shape}; die Schicht braucht (n, {d_model})</translation>
    </message>
    <message>
        <source>x has shape {shape}; {n_heads} heads of {d_k} columns need (n, {width})</source>
        <translation>x hat die Form {shape}; {n_heads} Köpfe mit {d_k} Spalten brauchen (n, {width})</translation>
    </message>
    <message>
        <source>z has shape {shape}; the layer needs ({n_heads}, n, {d_k})</source>
        <translation>z hat die Form {shape}; die Schicht braucht ({n_heads}, n, {d_k})</translation>
    </message>
    <message>
        <source>{columns} columns have no room in {width} px; nearest: {most}</source>
        <translation>{columns} Spalten haben in {width} px keinen Platz; nächster Wert: {most}</translation>
    </message>
    <message>
        <source>{count} heads</source>
        <translation>{count} Köpfe</translation>
    </message>
    <message>
        <source>{count} rows of {name} are undefined (0/0) and are shown as 0</source>
        <translation>{count} Zeilen von {name} sind undefiniert (0/0) und werden als 0 gezeigt</translation>
    </message>
    <message>
        <source>{count} tokens of {name} have no partner: {tokens}</source>
        <translation>{count} Tokens von {name} haben keinen Partner: {tokens}</translation>
    </message>
    <message>
        <source>{count} weights are negative, the lowest {value} ({place})</source>
        <translation>{count} Gewichte sind negativ, das niedrigste {value} ({place})</translation>
    </message>
    <message>
        <source>{dims} rotary columns are more than d_k {d_k}; nearest: {low}</source>
        <translation>{dims} Rotary-Spalten sind mehr als d_k {d_k}; nächster Wert: {low}</translation>
    </message>
    <message>
        <source>{first}-{last} goes backwards; nearest: {last}-{first}</source>
        <translation>{first}-{last} geht rückwärts; nächster Wert: {last}-{first}</translation>
    </message>
    <message>
        <source>{h} heads cannot share {before} key/value heads evenly; now {g} ({share} query heads share each)</source>
        <translation>{h} Köpfe können sich {before} Key/Value-Köpfe nicht gleichmäßig teilen; jetzt {g} (je {share} Query-Köpfe teilen sich einen)</translation>
    </message>
    <message>
        <source>{h} heads have no number of shared key/value heads between 1 and {h}; nearest: {nearest} heads</source>
        <translation>{h} Köpfe haben keine Zahl geteilter Key/Value-Köpfe zwischen 1 und {h}; nächster Wert: {nearest} Köpfe</translation>
    </message>
    <message>
        <source>{h} query heads cannot share {g} key/value heads evenly; choose {low}</source>
        <translation>{h} Query-Köpfe können sich {g} Key/Value-Köpfe nicht gleichmäßig teilen; wählen Sie {low}</translation>
    </message>
    <message>
        <source>{h} query heads cannot share {g} key/value heads evenly; choose {low} or {high}</source>
        <translation>{h} Query-Köpfe können sich {g} Key/Value-Köpfe nicht gleichmäßig teilen; wählen Sie {low} oder {high}</translation>
    </message>
    <message>
        <source>{language} cannot be shown: {reason}; English is used</source>
        <translation>{language} kann nicht gezeigt werden: {reason}; Englisch wird verwendet</translation>
    </message>
    <message>
        <source>{n_heads} heads are more than the {d_model} columns of d_model; nearest: {low}</source>
        <translation>{n_heads} Köpfe sind mehr als die {d_model} Spalten von d_model; nächster Wert: {low}</translation>
    </message>
    <message>
        <source>{n_heads} heads are not divisible by {n_kv_heads} key/value heads (remainder {remainder}); nearest: {low} or {high}</source>
        <translation>{n_heads} Köpfe sind nicht durch {n_kv_heads} Key/Value-Köpfe teilbar (Rest {remainder}); nächste Werte: {low} oder {high}</translation>
    </message>
    <message>
        <source>{n_kv_heads} key/value heads are more than {n_heads} heads; nearest: {low}</source>
        <translation>{n_kv_heads} Key/Value-Köpfe sind mehr als {n_heads} Köpfe; nächster Wert: {low}</translation>
    </message>
    <message>
        <source>{name} has shape {shape}; {n_heads} heads, {n_kv_heads} key/value heads and d_k {d_k} need {wanted}</source>
        <translation>{name} hat die Form {shape}; {n_heads} Köpfe, {n_kv_heads} Key/Value-Köpfe und d_k {d_k} brauchen {wanted}</translation>
    </message>
    <message>
        <source>{name} {value} is outside 1 to {high}; nearest: {nearest}</source>
        <translation>{name} {value} liegt nicht zwischen 1 und {high}; nächster Wert: {nearest}</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {problem}</source>
        <translation>{path} lässt sich nicht öffnen: {problem}</translation>
    </message>
    <message>
        <source>{path} cannot be opened: {reason}</source>
        <translation>{path} lässt sich nicht öffnen: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be used: {problem}</source>
        <translation>{path} lässt sich nicht verwenden: {problem}</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation>{path} lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>{path}: {reason}; nothing was changed</source>
        <translation>{path}: {reason}; nichts wurde geändert</translation>
    </message>
    <message>
        <source>{size} heads are more than {most}; nearest: {most}</source>
        <translation>{size} Köpfe sind mehr als {most}; nächster Wert: {most}</translation>
    </message>
    <message>
        <source>{size} tokens are more than {most}; nearest: {most}</source>
        <translation>{size} Tokens sind mehr als {most}; nächster Wert: {most}</translation>
    </message>
    <message>
        <source>{size} {many} are more than {most}; nearest: {most}</source>
        <translation>{size} {many} sind mehr als {most}; nächster Wert: {most}</translation>
    </message>
    <message>
        <source>{value} cm is not between {low} and {high}</source>
        <translation>{value} cm liegt nicht zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>{value} columns: not between {low} and {high}</source>
        <translation>{value} Spalten: nicht zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>{value} dpi is not between {low} and {high}</source>
        <translation>{value} dpi liegt nicht zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>{value} heads a page: not between {low} and {high}</source>
        <translation>{value} Köpfe je Seite: nicht zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>{value} in line {line}, column {column} is no weight; nearest: 0 to 1</source>
        <translation>{value} in Zeile {line}, Spalte {column} ist kein Gewicht; nächster Wert: 0 bis 1</translation>
    </message>
    <message>
        <source>{value} is no weight ({place}); nearest: 0 to 1</source>
        <translation>{value} ist kein Gewicht ({place}); nächster Wert: 0 bis 1</translation>
    </message>
    <message>
        <source>{wrong} of {rows} rows do not sum to 1, the worst to {sum} ({place})</source>
        <translation>{wrong} von {rows} Zeilen ergeben nicht 1, die schlimmste {sum} ({place})</translation>
    </message>
    <message>
        <source>“{cell}” in line {line}, column {column} is no number; nearest: 0 to 1</source>
        <translation>„{cell}“ in Zeile {line}, Spalte {column} ist keine Zahl; nächster Wert: 0 bis 1</translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes for this session…</source>
        <translation>Notizen zu dieser Sitzung…</translation>
    </message>
    <message>
        <source>Your own words; they are saved with the session</source>
        <translation>Ihre eigenen Worte; sie werden mit der Sitzung gespeichert</translation>
    </message>
</context>
<context>
    <name>NumberAnswer</name>
    <message>
        <source>Type a number; Enter reveals</source>
        <translation>Zahl tippen; Eingabetaste löst auf</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
</context>
<context>
    <name>NumberGrid</name>
    <message>
        <source>All numbers of the head</source>
        <translation>Alle Zahlen des Kopfs</translation>
    </message>
</context>
<context>
    <name>NumbersDialog</name>
    <message>
        <source>&amp;Form</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation>&amp;Köpfe</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
    <message>
        <source>Begin with a &amp;mark for Excel</source>
        <translation>Mit einer &amp;Marke für Excel beginnen</translation>
    </message>
    <message>
        <source>CSV, a row for each weight</source>
        <translation>CSV, eine Zeile je Gewicht</translation>
    </message>
    <message>
        <source>CSV, a table for each head</source>
        <translation>CSV, eine Tabelle je Kopf</translation>
    </message>
    <message>
        <source>Columns: head, query, key and weight, with all digits.</source>
        <translation>Spalten: Kopf, Query, Key und Gewicht, mit allen Stellen.</translation>
    </message>
    <message>
        <source>Everything from x to the output, for NumPy; read again, it is bit for bit equal.</source>
        <translation>Alles von x bis zur Ausgabe, für NumPy; wieder gelesen, ist es Bit für Bit gleich.</translation>
    </message>
    <message>
        <source>Excel reads “é” and “猫” rightly only with this mark</source>
        <translation>Excel liest „é“ und „猫“ nur mit dieser Marke richtig</translation>
    </message>
    <message>
        <source>Export numbers</source>
        <translation>Zahlen exportieren</translation>
    </message>
    <message>
        <source>Head {head}</source>
        <translation>Kopf {head}</translation>
    </message>
    <message>
        <source>How the file is built</source>
        <translation>Wie die Datei aufgebaut ist</translation>
    </message>
    <message>
        <source>NPZ, every array</source>
        <translation>NPZ, jedes Array</translation>
    </message>
    <message>
        <source>NPZ, the weights</source>
        <translation>NPZ, die Gewichte</translation>
    </message>
    <message>
        <source>Queries down, keys across, with all digits.</source>
        <translation>Queries untereinander, Keys nebeneinander, mit allen Stellen.</translation>
    </message>
    <message>
        <source>Tokens and weights, for NumPy; equal bit for bit when read.</source>
        <translation>Tokens und Gewichte, für NumPy; wieder gelesen, Bit für Bit gleich.</translation>
    </message>
    <message>
        <source>Whose weights are written</source>
        <translation>Wessen Gewichte geschrieben werden</translation>
    </message>
</context>
<context>
    <name>NumbersExporter</name>
    <message>
        <source>Export numbers</source>
        <translation>Zahlen exportieren</translation>
    </message>
    <message>
        <source>Save the NPZ file that the program reads</source>
        <translation>Die NPZ-Datei speichern, die das Programm liest</translation>
    </message>
</context>
<context>
    <name>NumbersPage</name>
    <message>
        <source>By the number of the head</source>
        <translation>Nach der Nummer des Kopfs</translation>
    </message>
    <message>
        <source>Difference of each head</source>
        <translation>Differenz jedes Kopfs</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Heads are compared by their numbers</source>
        <translation>Köpfe werden nach ihrer Nummer verglichen</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>Größte Differenz</translation>
    </message>
    <message>
        <source>Mean over the rows of the square root of the Jensen-Shannon divergence (base 2): 0 is the same, 1 nothing in common</source>
        <translation>Mittel über die Zeilen der Wurzel aus der Jensen-Shannon-Divergenz (Basis 2): 0 ist gleich, 1 nichts gemeinsam</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Query and key of the largest difference</source>
        <translation>Query und Key der größten Differenz</translation>
    </message>
    <message>
        <source>The head that moved farthest first</source>
        <translation>Der Kopf, der sich am weitesten bewegt hat, zuerst</translation>
    </message>
    <message>
        <source>The head with the largest difference first</source>
        <translation>Der Kopf mit der größten Differenz zuerst</translation>
    </message>
    <message>
        <source>The weight of B minus that of A where they differ most</source>
        <translation>Das Gewicht von B minus das von A, wo sie sich am meisten unterscheiden</translation>
    </message>
    <message>
        <source>Up and Down: head. Enter: select it everywhere.</source>
        <translation>Auf und Ab: Kopf. Eingabe: ihn überall wählen.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
</context>
<context>
    <name>OrderCard</name>
    <message>
        <source>Blind to order?</source>
        <translation>Blind für die Reihenfolge?</translation>
    </message>
    <message>
        <source>Change positions</source>
        <translation>Positionen ändern</translation>
    </message>
    <message>
        <source>Choose example</source>
        <translation>Beispiel wählen</translation>
    </message>
    <message>
        <source>Order check with positions</source>
        <translation>Reihenfolge geprüft, mit Positionen</translation>
    </message>
    <message>
        <source>Order check without positions</source>
        <translation>Reihenfolge geprüft, ohne Positionen</translation>
    </message>
    <message>
        <source>Positions are what tells equal words at different places apart</source>
        <translation>Positionen unterscheiden gleiche Wörter an verschiedenen Stellen</translation>
    </message>
    <message>
        <source>Sinusoidal positions</source>
        <translation>Sinusförmige Positionen</translation>
    </message>
    <message>
        <source>Switch positions off</source>
        <translation>Positionen ausschalten</translation>
    </message>
    <message>
        <source>Take the sentence {text}</source>
        <translation>Den Satz {text} nehmen</translation>
    </message>
    <message>
        <source>Take this sentence</source>
        <translation>Diesen Satz nehmen</translation>
    </message>
    <message>
        <source>The mask tells places apart, too.</source>
        <translation>Auch die Maske unterscheidet Stellen.</translation>
    </message>
    <message>
        <source>The rows only change places.</source>
        <translation>Die Zeilen tauschen nur die Plätze.</translation>
    </message>
    <message>
        <source>With {positions} positions: {difference}.</source>
        <translation>Mit Positionen ({positions}): {difference}.</translation>
    </message>
    <message>
        <source>Without positions: {difference}.</source>
        <translation>Ohne Positionen: {difference}.</translation>
    </message>
    <message>
        <source>rotary</source>
        <translation>Rotary</translation>
    </message>
    <message>
        <source>rows of the same word are equal in every bit</source>
        <translation>Zeilen desselben Worts sind in jedem Bit gleich</translation>
    </message>
    <message>
        <source>rows of the same word differ by at most {size} (entries up to {entry})</source>
        <translation>Zeilen desselben Worts unterscheiden sich um höchstens {size} (Einträge bis {entry})</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>sinusförmig</translation>
    </message>
    <message>
        <source>{title} (now)</source>
        <translation>{title} (jetzt)</translation>
    </message>
</context>
<context>
    <name>OrderPage</name>
    <message>
        <source>Comparing the two orders…</source>
        <translation>Beide Reihenfolgen werden verglichen…</translation>
    </message>
    <message>
        <source>Interleave</source>
        <translation>Verschränken</translation>
    </message>
    <message>
        <source>Misread</source>
        <translation>Falsch gelesen</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>OutputStrip</name>
    <message>
        <source>B − A, ±{limit}: {change} of A</source>
        <translation>B − A, ±{limit}: {change} von A</translation>
    </message>
    <message>
        <source>Output of A</source>
        <translation>Ausgabe von A</translation>
    </message>
    <message>
        <source>Output of A, ±{limit}</source>
        <translation>Ausgabe von A, ±{limit}</translation>
    </message>
    <message>
        <source>Output of B</source>
        <translation>Ausgabe von B</translation>
    </message>
    <message>
        <source>Output of B, ±{limit}</source>
        <translation>Ausgabe von B, ±{limit}</translation>
    </message>
    <message>
        <source>Output, B − A</source>
        <translation>Ausgabe, B − A</translation>
    </message>
    <message>
        <source>{name}: a row per token, d_model columns. Arrows: entry.</source>
        <translation>{name}: eine Zeile je Token, d_model Spalten. Pfeile: Eintrag.</translation>
    </message>
</context>
<context>
    <name>PairBar</name>
    <message>
        <source>Pai&amp;rs</source>
        <translation>V&amp;orlagen</translation>
    </message>
    <message>
        <source>Two settings to compare, made from the present one</source>
        <translation>Zwei Einstellungen zum Vergleichen, aus der jetzigen gemacht</translation>
    </message>
</context>
<context>
    <name>ParameterCount</name>
    <message>
        <source>Numbers in W_Q, W_K, W_V and W_O together</source>
        <translation>Zahlen in W_Q, W_K, W_V und W_O zusammen</translation>
    </message>
    <message>
        <source>The same for any number of heads.</source>
        <translation>Bei jeder Kopfzahl gleich.</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
</context>
<context>
    <name>PictureSwitches</name>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Entropy of each query&apos;s weights: 0 for one key, 1 for even ({keys})</source>
        <translation>Entropie der Gewichte jeder Query: 0 bei einem Key, 1 gleichmäßig ({keys})</translation>
    </message>
    <message>
        <source>Mark the strongest key of each query (●) and the second (○) ({keys})</source>
        <translation>Den stärksten Key jeder Query markieren (●) und den zweiten (○) ({keys})</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mean of the weights of all heads that are not muted ({keys})</source>
        <translation>Mittel der Gewichte aller Köpfe, die nicht stumm sind ({keys})</translation>
    </message>
    <message>
        <source>Queries as columns and keys as rows ({keys})</source>
        <translation>Queries als Spalten und Keys als Zeilen ({keys})</translation>
    </message>
    <message>
        <source>Top 2</source>
        <translation>Top 2</translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation>Transponieren</translation>
    </message>
</context>
<context>
    <name>Pipeline</name>
    <message>
        <source> transposed</source>
        <translation> transponiert</translation>
    </message>
    <message>
        <source>By mistake the queries compete for the key {column}: exp of its score for {row}, divided by the sum over all queries.</source>
        <translation>Durch den Fehler wetteifern die Queries um den Key {column}: exp seines Scores für {row}, geteilt durch die Summe über alle Queries.</translation>
    </message>
    <message>
        <source>Concat</source>
        <translation>Concat</translation>
    </message>
    <message>
        <source>Deliberately wrong: 0/0 is not a number. It is shown as 0 here.</source>
        <translation>Absichtlich falsch: 0/0 ist keine Zahl. Hier steht dafür 0.</translation>
    </message>
    <message>
        <source>Deliberately wrong: this number ({traced}) does not come from the formula, which gives {total}.</source>
        <translation>Absichtlich falsch: Diese Zahl ({traced}) kommt nicht aus der Formel; die ergibt {total}.</translation>
    </message>
    <message>
        <source>How much of its attention {row} gives to {column}: exp of the score, divided by the sum of exp over all keys in the row.</source>
        <translation>Wie viel seiner Aufmerksamkeit {row} an {column} gibt: exp des Scores, geteilt durch die Summe von exp über alle Keys der Zeile.</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Multiply one pair</source>
        <translation>Ein Paar multiplizieren</translation>
    </message>
    <message>
        <source>Multiply {count} pairs, add</source>
        <translation>{count} Paare multiplizieren, addieren</translation>
    </message>
    <message>
        <source>Nothing is added: {head} fills its own band of columns, times its gain.</source>
        <translation>Nichts wird addiert: {head} füllt sein eigenes Band von Spalten, mal seinen Faktor.</translation>
    </message>
    <message>
        <source>Nothing is computed: the columns are cut into equal bands, one sheet for each head.</source>
        <translation>Nichts wird gerechnet: Die Spalten werden in gleiche Bänder geschnitten, ein Blatt für jeden Kopf.</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Row {row} lies in the band of {head}: it says how much column {row} of the heads side by side adds to column {column} of the output.</source>
        <translation>Zeile {row} liegt im Band von {head}: Sie sagt, wie viel Spalte {row} der Köpfe nebeneinander zu Spalte {column} der Ausgabe beiträgt.</translation>
    </message>
    <message>
        <source>Row {row} of {left} meets column {column} of {right}.</source>
        <translation>Zeile {row} von {left} trifft Spalte {column} von {right}.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Scores are divided by the temperature {value} first.</source>
        <translation>Scores werden zuerst durch die Temperatur {value} geteilt.</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Split heads</source>
        <translation>Köpfe trennen</translation>
    </message>
    <message>
        <source>The column is turned with its partner by the place of the token (rotary).</source>
        <translation>Die Spalte wird mit ihrem Partner um den Platz des Tokens gedreht (Rotary).</translation>
    </message>
    <message>
        <source>The mask leaves {row} no key to look at, and its sum of exp is 0.</source>
        <translation>Die Maske lässt {row} keinen Key, auf den es blicken kann, und seine Summe von exp ist 0.</translation>
    </message>
    <message>
        <source>The mask leaves {row} no key to look at: all its weights are 0.</source>
        <translation>Die Maske lässt {row} keinen Key, auf den es blicken kann: Alle seine Gewichte sind 0.</translation>
    </message>
    <message>
        <source>The vector of {row}: what the word is, plus where it stands.</source>
        <translation>Der Vektor von {row}: was das Wort ist, und wo es steht.</translation>
    </message>
    <message>
        <source>The vector of {row}: what the word is. It does not say where it stands.</source>
        <translation>Der Vektor von {row}: was das Wort ist. Er sagt nicht, wo es steht.</translation>
    </message>
    <message>
        <source>The vector of {row}: what the word is. Where it stands is turned into Q and K later.</source>
        <translation>Der Vektor von {row}: was das Wort ist. Wo es steht, wird später in Q und K hineingedreht.</translation>
    </message>
    <message>
        <source>Weights · V</source>
        <translation>Gewichte · V</translation>
    </message>
    <message>
        <source>add the bias</source>
        <translation>den Bias addieren</translation>
    </message>
    <message>
        <source>as it should be:</source>
        <translation>wie es sein sollte:</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>compare every query with every key</source>
        <translation>jede Query mit jedem Key vergleichen</translation>
    </message>
    <message>
        <source>cut the columns into one sheet per head</source>
        <translation>die Spalten in ein Blatt je Kopf schneiden</translation>
    </message>
    <message>
        <source>divide by {divisor}</source>
        <translation>durch {divisor} teilen</translation>
    </message>
    <message>
        <source>divided</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>every column takes a part of every head</source>
        <translation>jede Spalte nimmt von jedem Kopf einen Teil</translation>
    </message>
    <message>
        <source>gain (by mistake)</source>
        <translation>Faktor (durch den Fehler)</translation>
    </message>
    <message>
        <source>gain × entry</source>
        <translation>Faktor × Eintrag</translation>
    </message>
    <message>
        <source>h head · q query token · k key token · d column of the model, or of one head · e column of all heads side by side</source>
        <translation>h Kopf · q Query-Token · k Key-Token · d Spalte des Modells, oder eines Kopfs · e Spalte aller Köpfe nebeneinander</translation>
    </message>
    <message>
        <source>mix the values that are looked at</source>
        <translation>die Values mischen, auf die geblickt wird</translation>
    </message>
    <message>
        <source>no key is allowed</source>
        <translation>kein Key ist erlaubt</translation>
    </message>
    <message>
        <source>one band of rows for every head</source>
        <translation>ein Band von Zeilen für jeden Kopf</translation>
    </message>
    <message>
        <source>one row of numbers for every token</source>
        <translation>eine Zeile von Zahlen für jedes Token</translation>
    </message>
    <message>
        <source>put the heads side by side, times their gains</source>
        <translation>die Köpfe nebeneinanderstellen, mal ihre Faktoren</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>score + mask</source>
        <translation>Score + Maske</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>take out what may not be looked at</source>
        <translation>herausnehmen, worauf nicht geblickt werden darf</translation>
    </message>
    <message>
        <source>the same number</source>
        <translation>dieselbe Zahl</translation>
    </message>
    <message>
        <source>turn every row of scores into shares</source>
        <translation>jede Zeile von Scores in Anteile verwandeln</translation>
    </message>
    <message>
        <source>what a token asks, offers and passes on</source>
        <translation>was ein Token fragt, anbietet und weitergibt</translation>
    </message>
    <message>
        <source>with bias</source>
        <translation>mit Bias</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} weitere</translation>
    </message>
    <message>
        <source>{row} may look at {column}: the score stays.</source>
        <translation>{row} darf auf {column} blicken: Der Score bleibt.</translation>
    </message>
    <message>
        <source>{row} may not look at {column}: the score becomes −∞, the weight 0.</source>
        <translation>{row} darf nicht auf {column} blicken: Der Score wird −∞, das Gewicht 0.</translation>
    </message>
    <message>
        <source>{shape}, shared by {heads}</source>
        <translation>{shape}, geteilt von {heads}</translation>
    </message>
</context>
<context>
    <name>PipelineView</name>
    <message>
        <source>Type a sentence above to see it go through attention.</source>
        <translation>Tippen Sie oben einen Satz, um ihn durch die Attention gehen zu sehen.</translation>
    </message>
</context>
<context>
    <name>PlaybackControls</name>
    <message>
        <source>&amp;Pause</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Abspie&amp;len</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>S&amp;chritt</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Take the last token back (Left in the picture)</source>
        <translation>Das letzte Token zurücknehmen (Links im Bild)</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>Write one more token (Right in the picture)</source>
        <translation>Ein weiteres Token schreiben (Rechts im Bild)</translation>
    </message>
    <message>
        <source>Write token after token (Space in the picture)</source>
        <translation>Token für Token schreiben (Leertaste im Bild)</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>{speed} tokens per second</source>
        <translation>{speed} Tokens pro Sekunde</translation>
    </message>
</context>
<context>
    <name>PlaybackPage</name>
    <message>
        <source>Animations are off: Play writes all tokens at once.</source>
        <translation>Animationen sind aus: Abspielen schreibt alle Tokens auf einmal.</translation>
    </message>
    <message>
        <source>No token of {count} written: the cache is empty.</source>
        <translation>Kein Token von {count} geschrieben: Der Cache ist leer.</translation>
    </message>
    <message>
        <source>Row {number} decoded = row {number} of the full causal pass</source>
        <translation>Zeile {number} decodiert = Zeile {number} des ganzen kausalen Durchlaufs</translation>
    </message>
    <message>
        <source>Row {number} differs from that of the full causal pass</source>
        <translation>Zeile {number} weicht von der des ganzen kausalen Durchlaufs ab</translation>
    </message>
    <message>
        <source>Step to decode the first token.</source>
        <translation>Ein Schritt decodiert das erste Token.</translation>
    </message>
    <message>
        <source>Token {number} of {count}: “{token}”</source>
        <translation>Token {number} von {count}: „{token}“</translation>
    </message>
    <message>
        <source>Type a sentence above to write it token by token.</source>
        <translation>Tippen Sie oben einen Satz, um ihn Token für Token zu schreiben.</translation>
    </message>
    <message>
        <source>Writing the tokens of the new state: {done} of {total}</source>
        <translation>Die Tokens des neuen Zustands werden geschrieben: {done} von {total}</translation>
    </message>
    <message>
        <source>Written under a causal mask, as nothing can look at what is not written yet; the lab itself is set to: {mask}.</source>
        <translation>Geschrieben mit kausaler Maske, denn nichts kann auf noch nicht Geschriebenes blicken; im Labor selbst gilt: {mask}.</translation>
    </message>
    <message>
        <source>largest difference {value} in the weights of all heads and the output; rounding explains up to {allowed}</source>
        <translation>größte Differenz {value} in den Gewichten aller Köpfe und der Ausgabe; Rundung erklärt bis zu {allowed}</translation>
    </message>
    <message>
        <source>{bytes} bytes</source>
        <translation>{bytes} Bytes</translation>
    </message>
</context>
<context>
    <name>PointerFrame</name>
    <message>
        <source>Look here</source>
        <translation>Hierher schauen</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Willkommen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>At every start</source>
        <translation>Bei jedem Start</translation>
    </message>
    <message>
        <source>At the first starts</source>
        <translation>Bei den ersten Starts</translation>
    </message>
    <message>
        <source>Colour &amp;map</source>
        <translation>Farb&amp;palette</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Farben des Fensters</translation>
    </message>
    <message>
        <source>Colours of weights, here and in new windows</source>
        <translation>Farben der Gewichte, hier und in neuen Fenstern</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Empty the list of recent files now; the files stay</source>
        <translation>Die Liste der letzten Dateien jetzt leeren; die Dateien bleiben</translation>
    </message>
    <message>
        <source>For&amp;get them</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>Forget the recent files</source>
        <translation>Die letzten Dateien vergessen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Language of the window and of its lessons</source>
        <translation>Sprache des Fensters und seiner Lektionen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Of the size that the system asks for</source>
        <translation>Von der Größe, die das System verlangt</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Letzte Dateien</translation>
    </message>
    <message>
        <source>When the three ways to begin show</source>
        <translation>Wann die drei Wege zu beginnen erscheinen</translation>
    </message>
    <message>
        <source>Whether Play moves, or shows its end at once</source>
        <translation>Ob sich Abspielen bewegt oder gleich sein Ende zeigt</translation>
    </message>
</context>
<context>
    <name>PresentedLesson</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
</context>
<context>
    <name>PresentedStep</name>
    <message>
        <source>Key {key} shows the panel “{panel}”.</source>
        <translation>Taste {key} zeigt „{panel}“.</translation>
    </message>
</context>
<context>
    <name>PresenterHeader</name>
    <message>
        <source>1 head</source>
        <translation>1 Kopf</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>Die Präsentation beenden (Esc)</translation>
    </message>
    <message>
        <source>Keys  H</source>
        <translation>Tasten  H</translation>
    </message>
    <message>
        <source>Leave  Esc</source>
        <translation>Verlassen  Esc</translation>
    </message>
    <message>
        <source>Show the keys of the presentation (H)</source>
        <translation>Die Tasten der Präsentation zeigen (H)</translation>
    </message>
    <message>
        <source>{heads} &amp;nbsp; d&lt;sub&gt;k&lt;/sub&gt; = {d_k}</source>
        <translation>{heads} &amp;nbsp; d&lt;sub&gt;k&lt;/sub&gt; = {d_k}</translation>
    </message>
    <message>
        <source>{h} heads</source>
        <translation>{h} Köpfe</translation>
    </message>
</context>
<context>
    <name>PresenterWindow</name>
    <message>
        <source>&amp;Blank</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Reveal</source>
        <translation>&amp;Auflösen</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Blank the screen of the class (B)</source>
        <translation>Den Bildschirm der Klasse leeren (B)</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>Die Präsentation beenden (Esc)</translation>
    </message>
    <message>
        <source>Next step or head (Page Down)</source>
        <translation>Nächster Schritt oder Kopf (Bild ab)</translation>
    </message>
    <message>
        <source>Next:</source>
        <translation>Als Nächstes:</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Present on the other screen (X)</source>
        <translation>Auf dem anderen Bildschirm präsentieren (X)</translation>
    </message>
    <message>
        <source>Presenter</source>
        <translation>Vortrag</translation>
    </message>
    <message>
        <source>S&amp;wap screens</source>
        <translation>Bildschirme &amp;tauschen</translation>
    </message>
    <message>
        <source>Show the hidden answer (R)</source>
        <translation>Die verborgene Antwort zeigen (R)</translation>
    </message>
    <message>
        <source>Step or head before (Page Up)</source>
        <translation>Voriger Schritt oder Kopf (Bild auf)</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>Zeit seit dem Beginn</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Grouped-query attention: choose how many key/value heads.</source>
        <translation>Grouped-Query Attention: Wählen Sie, wie viele Key/Value-Köpfe.</translation>
    </message>
    <message>
        <source>Grouped-query attention: {g} key/value heads, shared evenly</source>
        <translation>Grouped-Query Attention: {g} Key/Value-Köpfe, gleichmäßig geteilt</translation>
    </message>
    <message>
        <source>Grouped-query layout</source>
        <translation>Anordnung mit Gruppen</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Multi-head attention: a key/value head for every query head</source>
        <translation>Multi-Head Attention: ein Key/Value-Kopf für jeden Query-Kopf</translation>
    </message>
    <message>
        <source>Multi-query attention: one key/value head for all query heads</source>
        <translation>Multi-Query Attention: ein Key/Value-Kopf für alle Query-Köpfe</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Preview: {text}</source>
        <translation>Vorschau: {text}</translation>
    </message>
    <message>
        <source>{width} × {height} cm</source>
        <translation>{width} × {height} cm</translation>
    </message>
    <message>
        <source>{width} × {height} px</source>
        <translation>{width} × {height} px</translation>
    </message>
</context>
<context>
    <name>ProblemReporter</name>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Something went wrong ({kind}: {reason}). Your work is still here.</source>
        <translation>Etwas ist schiefgegangen ({kind}: {reason}). Ihre Arbeit ist noch da.</translation>
    </message>
</context>
<context>
    <name>ProjectionChoice</name>
    <message>
        <source>&amp;New seed</source>
        <translation>&amp;Neuer Seed</translation>
    </message>
    <message>
        <source>A random rotation: mixes heads, keeps lengths</source>
        <translation>Eine zufällige Drehung: mischt Köpfe, erhält Längen</translation>
    </message>
    <message>
        <source>Draw another W&lt;sub&gt;O&lt;/sub&gt; of this kind</source>
        <translation>Ein anderes W&lt;sub&gt;O&lt;/sub&gt; dieser Art ziehen</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Einheitsmatrix</translation>
    </message>
    <message>
        <source>New seed of W_O</source>
        <translation>Neuer Seed für W_O</translation>
    </message>
    <message>
        <source>No mixing: each head keeps columns of its own</source>
        <translation>Kein Mischen: Jeder Kopf behält eigene Spalten</translation>
    </message>
    <message>
        <source>Orthogonal</source>
        <translation>Orthogonal</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;eed</translation>
    </message>
    <message>
        <source>Seed of W_O</source>
        <translation>Seed von W_O</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Vertauscht</translation>
    </message>
    <message>
        <source>Source&apos;s own</source>
        <translation>Von der Herkunft</translation>
    </message>
    <message>
        <source>The same seed always draws the same W&lt;sub&gt;O&lt;/sub&gt;</source>
        <translation>Derselbe Seed zieht immer dasselbe W&lt;sub&gt;O&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The source&apos;s bands, each given to another head</source>
        <translation>Die Bänder der Herkunft, jedes einem anderen Kopf gegeben</translation>
    </message>
    <message>
        <source>W&lt;sub&gt;O&lt;/sub&gt; as the source of the heads made it</source>
        <translation>W&lt;sub&gt;O&lt;/sub&gt;, wie die Herkunft der Köpfe es gemacht hat</translation>
    </message>
    <message>
        <source>W_O</source>
        <translation>W_O</translation>
    </message>
</context>
<context>
    <name>ProjectionsPicture</name>
    <message>
        <source>Arrows: number. Ctrl and arrows: head. Page Up and Page Down: matrix.</source>
        <translation>Pfeile: Zahl. Strg und Pfeile: Kopf. Bild auf und ab: Matrix.</translation>
    </message>
    <message>
        <source>The matrices of queries, keys and values</source>
        <translation>Die Matrizen der Queries, Keys und Values</translation>
    </message>
</context>
<context>
    <name>PruningCurve</name>
    <message>
        <source>Relative change of the output against the number of muted heads</source>
        <translation>Relative Änderung der Ausgabe gegen die Zahl stummer Köpfe</translation>
    </message>
    <message>
        <source>k = {k}: {value}</source>
        <translation>k = {k}: {value}</translation>
    </message>
</context>
<context>
    <name>PruningPage</name>
    <message>
        <source>1 is the head whose muting changes the output least</source>
        <translation>1 ist der Kopf, dessen Stummschalten die Ausgabe am wenigsten ändert</translation>
    </message>
    <message>
        <source>All examples</source>
        <translation>Alle Beispiele</translation>
    </message>
    <message>
        <source>All {h} heads are on.</source>
        <translation>Alle {h} Köpfe sind an.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change if muted alone</source>
        <translation>Änderung, wenn allein stumm</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Heads, least important first</source>
        <translation>Köpfe, die unwichtigsten zuerst</translation>
    </message>
    <message>
        <source>Measured over all {n} example sentences.</source>
        <translation>Gemessen über alle {n} Beispielsätze.</translation>
    </message>
    <message>
        <source>Measured over the present sentence.</source>
        <translation>Gemessen über den jetzigen Satz.</translation>
    </message>
    <message>
        <source>Mute the k least important heads</source>
        <translation>Die k unwichtigsten Köpfe stummschalten</translation>
    </message>
    <message>
        <source>Mutes the k heads at the top of the table, and no others</source>
        <translation>Schaltet die k obersten Köpfe der Tabelle stumm, und keine anderen</translation>
    </message>
    <message>
        <source>Nothing was trained: this ranks how far the output moves, with all other faders at 1, not how well a task is solved. The curve can fall, because contributions can cancel.</source>
        <translation>Nichts wurde trainiert: Gereiht wird, wie weit sich die Ausgabe bewegt, mit allen anderen Reglern auf 1, nicht wie gut eine Aufgabe gelöst wird. Die Kurve kann fallen, weil sich Beiträge aufheben können.</translation>
    </message>
    <message>
        <source>Number of least important heads to mute</source>
        <translation>Zahl der unwichtigsten Köpfe, die stumm werden</translation>
    </message>
    <message>
        <source>Other heads are muted at present: the slider starts from 0.</source>
        <translation>Zurzeit sind andere Köpfe stumm: Der Schieber beginnt bei 0.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Rank over</source>
        <translation>Reihen über</translation>
    </message>
    <message>
        <source>Rank the heads over all example sentences</source>
        <translation>Die Köpfe über alle Beispielsätze reihen</translation>
    </message>
    <message>
        <source>Rank the heads over the present sentence</source>
        <translation>Die Köpfe über den jetzigen Satz reihen</translation>
    </message>
    <message>
        <source>Relative change of the output</source>
        <translation>Relative Änderung der Ausgabe</translation>
    </message>
    <message>
        <source>Sentences ranked</source>
        <translation>Gereihte Sätze</translation>
    </message>
    <message>
        <source>Stop ranking, or rank after all</source>
        <translation>Das Reihen anhalten, oder doch reihen</translation>
    </message>
    <message>
        <source>The least important of {h} heads is muted.</source>
        <translation>Der unwichtigste von {h} Köpfen ist stumm.</translation>
    </message>
    <message>
        <source>The {k} least important of {h} heads are muted.</source>
        <translation>Die {k} unwichtigsten von {h} Köpfen sind stumm.</translation>
    </message>
    <message>
        <source>This sentence</source>
        <translation>Dieser Satz</translation>
    </message>
    <message>
        <source>‖output − all heads on‖ / ‖all heads on‖, over all tokens</source>
        <translation>‖Ausgabe − alle Köpfe an‖ / ‖alle Köpfe an‖, über alle Tokens</translation>
    </message>
</context>
<context>
    <name>QuestionBox</name>
    <message>
        <source>Not answered</source>
        <translation>Nicht beantwortet</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Nicht ganz</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Show the answer of the lab (Space)</source>
        <translation>Die Antwort des Labors zeigen (Leertaste)</translation>
    </message>
    <message>
        <source>{word}: the lab says {value}</source>
        <translation>{word}: Das Labor sagt {value}</translation>
    </message>
    <message>
        <source>{word}: your row matches by {share} %</source>
        <translation>{word}: Ihre Zeile stimmt zu {share} % überein</translation>
    </message>
</context>
<context>
    <name>RandomOptions</name>
    <message>
        <source>&amp;New seed</source>
        <translation>&amp;Neuer Seed</translation>
    </message>
    <message>
        <source>&amp;Random seed</source>
        <translation>&amp;Zufalls-Seed</translation>
    </message>
    <message>
        <source>1 / √d_model: scores spread enough to see that heads differ</source>
        <translation>1 / √d_model: Scores streuen genug, um zu sehen, dass sich Köpfe unterscheiden</translation>
    </message>
    <message>
        <source>Default scale</source>
        <translation>Übliche Skalierung</translation>
    </message>
    <message>
        <source>Default {scale}</source>
        <translation>Üblich {scale}</translation>
    </message>
    <message>
        <source>Draw other random heads</source>
        <translation>Andere zufällige Köpfe ziehen</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Seed</translation>
    </message>
    <message>
        <source>Sc&amp;ale</source>
        <translation>Ska&amp;lierung</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Standard deviation of the random numbers in W_Q, W_K, W_V and W_O</source>
        <translation>Standardabweichung der Zufallszahlen in W_Q, W_K, W_V und W_O</translation>
    </message>
    <message>
        <source>Textbook 0.01</source>
        <translation>Lehrbuch 0,01</translation>
    </message>
    <message>
        <source>Textbook scale 0.01</source>
        <translation>Skalierung der Lehrbücher, 0,01</translation>
    </message>
    <message>
        <source>The same seed always draws the same heads</source>
        <translation>Derselbe Seed zieht immer dieselben Köpfe</translation>
    </message>
    <message>
        <source>randn × 0.01: scores so small that every map is almost flat</source>
        <translation>randn × 0,01: so kleine Scores, dass jede Karte fast flach ist</translation>
    </message>
</context>
<context>
    <name>ReachThumbnails</name>
    <message>
        <source>Click to choose: {name}</source>
        <translation>Klick wählt: {name}</translation>
    </message>
    <message>
        <source>{name}. Enter chooses it.</source>
        <translation>{name}. Eingabetaste wählt es.</translation>
    </message>
</context>
<context>
    <name>ReadOut</name>
    <message>
        <source>Read-out</source>
        <translation>Anzeige</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Every score in this row is equal, so every key gets 1/{count}.</source>
        <translation>Jeder Score dieser Zeile ist gleich, also bekommt jeder Key 1/{count}.</translation>
    </message>
    <message>
        <source>Head {head}: &apos;{query}&apos; looks at &apos;{key}&apos;, {value}</source>
        <translation>Kopf {head}: &apos;{query}&apos; blickt auf &apos;{key}&apos;, {value}</translation>
    </message>
    <message>
        <source>Head {head}: &apos;{query}&apos; may not look at &apos;{key}&apos;</source>
        <translation>Kopf {head}: &apos;{query}&apos; darf nicht auf &apos;{key}&apos; blicken</translation>
    </message>
    <message>
        <source>H{head} &apos;{query}&apos; looks at &apos;{key}&apos;</source>
        <translation>H{head} &apos;{query}&apos; blickt auf &apos;{key}&apos;</translation>
    </message>
    <message>
        <source>H{head} &apos;{query}&apos; may not look at &apos;{key}&apos;</source>
        <translation>H{head} &apos;{query}&apos; darf nicht auf &apos;{key}&apos; blicken</translation>
    </message>
    <message>
        <source>H{head} {query} → {key}</source>
        <translation>H{head} {query} → {key}</translation>
    </message>
    <message>
        <source>H{head} {query} ↛ {key}</source>
        <translation>H{head} {query} ↛ {key}</translation>
    </message>
    <message>
        <source>Pinned: &apos;{query}&apos; → &apos;{key}&apos;.</source>
        <translation>Angeheftet: &apos;{query}&apos; → &apos;{key}&apos;.</translation>
    </message>
    <message>
        <source>Pinned: the key &apos;{key}&apos;.</source>
        <translation>Angeheftet: der Key &apos;{key}&apos;.</translation>
    </message>
    <message>
        <source>Pinned: the query &apos;{query}&apos;.</source>
        <translation>Angeheftet: die Query &apos;{query}&apos;.</translation>
    </message>
    <message>
        <source>The mask hides this key from this query.</source>
        <translation>Die Maske verbirgt diesen Key vor dieser Query.</translation>
    </message>
    <message>
        <source>The mask leaves this query no key: 0/0.</source>
        <translation>Die Maske lässt dieser Query keinen Key: 0/0.</translation>
    </message>
    <message>
        <source>The model does not use this mean.</source>
        <translation>Das Modell benutzt dieses Mittel nicht.</translation>
    </message>
    <message>
        <source>The second strongest key of this query.</source>
        <translation>Der zweitstärkste Key dieser Query.</translation>
    </message>
    <message>
        <source>The strongest key of this query.</source>
        <translation>Der stärkste Key dieser Query.</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>undefiniert</translation>
    </message>
    <message>
        <source>{name} &apos;{query}&apos; looks at &apos;{key}&apos;</source>
        <translation>{name} &apos;{query}&apos; blickt auf &apos;{key}&apos;</translation>
    </message>
    <message>
        <source>{name} masked {query} → {key}</source>
        <translation>{name} maskiert {query} → {key}</translation>
    </message>
    <message>
        <source>{name} q·k of &apos;{query}&apos; and &apos;{key}&apos;</source>
        <translation>{name} q·k von &apos;{query}&apos; und &apos;{key}&apos;</translation>
    </message>
    <message>
        <source>{name} q·k {query}, {key}</source>
        <translation>{name} q·k {query}, {key}</translation>
    </message>
    <message>
        <source>{name} score of &apos;{query}&apos; for &apos;{key}&apos;</source>
        <translation>{name} Score von &apos;{query}&apos; für &apos;{key}&apos;</translation>
    </message>
    <message>
        <source>{name} score of &apos;{query}&apos; for &apos;{key}&apos; after the mask</source>
        <translation>{name} Score von &apos;{query}&apos; für &apos;{key}&apos; nach der Maske</translation>
    </message>
    <message>
        <source>{name} score {query} → {key}</source>
        <translation>{name} Score {query} → {key}</translation>
    </message>
    <message>
        <source>{name}: &apos;{query}&apos; looks at &apos;{key}&apos;</source>
        <translation>{name}: &apos;{query}&apos; blickt auf &apos;{key}&apos;</translation>
    </message>
    <message>
        <source>{name}: &apos;{query}&apos; may not look at &apos;{key}&apos;</source>
        <translation>{name}: &apos;{query}&apos; darf nicht auf &apos;{key}&apos; blicken</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>RowAnswer</name>
    <message>
        <source>Drag the bars; together they make 1.</source>
        <translation>Balken ziehen; die Summe ist 1.</translation>
    </message>
    <message>
        <source>Filled: the lab. Dashed: your row.</source>
        <translation>Gefüllt: das Labor. Gestrichelt: Ihre Zeile.</translation>
    </message>
</context>
<context>
    <name>RowBars</name>
    <message>
        <source>Bars of the row</source>
        <translation>Balken der Zeile</translation>
    </message>
    <message>
        <source>Drag the bars; or Up and Down for the word, Left and Right</source>
        <translation>Ziehen Sie die Balken; oder Auf und Ab für das Wort, Links und Rechts</translation>
    </message>
    <message>
        <source>Draw where the weight goes. All bars together make 1: what you give to one word is taken from the others.</source>
        <translation>Zeichnen Sie, wohin das Gewicht geht. Alle Balken zusammen ergeben 1: Was Sie einem Wort geben, fehlt den anderen.</translation>
    </message>
    <message>
        <source>{word}: you {weight}, the lab {real}</source>
        <translation>{word}: Sie {weight}, das Labor {real}</translation>
    </message>
</context>
<context>
    <name>RowComparison</name>
    <message>
        <source>Decoded row and row of the full causal pass</source>
        <translation>Decodierte Zeile und Zeile des ganzen kausalen Durchlaufs</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Upper strips: the row of this token as decoded with the cache. Lower strips: the same row of one pass over all tokens under the causal mask. Where there are more numbers than pixels, some are left out of the picture, none of the comparison.</source>
        <translation>Obere Streifen: die Zeile dieses Tokens, mit dem Cache decodiert. Untere Streifen: dieselbe Zeile aus einem Durchlauf über alle Tokens mit kausaler Maske. Wo es mehr Zahlen als Pixel gibt, fehlen einige im Bild, keine im Vergleich.</translation>
    </message>
    <message>
        <source>Weights of H{head}</source>
        <translation>Gewichte von H{head}</translation>
    </message>
    <message>
        <source>decoded</source>
        <translation>decodiert</translation>
    </message>
    <message>
        <source>full pass</source>
        <translation>ganzer Durchlauf</translation>
    </message>
</context>
<context>
    <name>SearchedList</name>
    <message>
        <source>Nothing fits “{text}”: try another word</source>
        <translation>Nichts passt zu „{text}“: Versuchen Sie ein anderes Wort</translation>
    </message>
    <message>
        <source>Type to search; Up and Down choose a line</source>
        <translation>Tippen sucht; Auf und Ab wählen eine Zeile</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} von {all}</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>Click a word to see what it looks at.</source>
        <translation>Klicken Sie auf ein Wort, um zu sehen, worauf es blickt.</translation>
    </message>
    <message>
        <source>Click, or press Enter, to see what “{token}” looks at.</source>
        <translation>Klick, oder Eingabetaste, zeigt, worauf „{token}“ blickt.</translation>
    </message>
    <message>
        <source>{head}: how much each word looks at “{token}”</source>
        <translation>{head}: wie sehr jedes Wort auf „{token}“ blickt</translation>
    </message>
    <message>
        <source>{head}: what “{token}” looks at</source>
        <translation>{head}: worauf „{token}“ blickt</translation>
    </message>
    <message>
        <source>{head}: “{query}” looks at “{key}” {weight}</source>
        <translation>{head}: „{query}“ blickt auf „{key}“ {weight}</translation>
    </message>
    <message>
        <source>{head}: “{query}” may not look at “{key}”</source>
        <translation>{head}: „{query}“ darf nicht auf „{key}“ blicken</translation>
    </message>
</context>
<context>
    <name>SentenceChoice</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>A sentence for B: pick one, or type one and press Enter</source>
        <translation>Ein Satz für B: wählen Sie einen, oder tippen Sie und drücken die Eingabetaste</translation>
    </message>
    <message>
        <source>A: the present sentence. B: the one in the field.</source>
        <translation>A: der jetzige Satz. B: der im Feld.</translation>
    </message>
    <message>
        <source>Another sentence</source>
        <translation>Ein anderer Satz</translation>
    </message>
</context>
<context>
    <name>SentenceField</name>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>The sentence that the heads read</source>
        <translation>Der Satz, den die Köpfe lesen</translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation>Tippen Sie einen Satz</translation>
    </message>
</context>
<context>
    <name>SentenceWords</name>
    <message>
        <source>Sentence. Left and Right: word. Enter: pin it as query.</source>
        <translation>Satz. Links und Rechts: Wort. Eingabe: es als Query anheften.</translation>
    </message>
</context>
<context>
    <name>SessionFiles</name>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Recover it</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Open a figure&apos;s state</source>
        <translation>Stand eines Bilds öffnen</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Pictures with a state (*.png *.svg)</source>
        <translation>Bilder mit einem Stand (*.png *.svg)</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Saving the weights of the session…</source>
        <translation>Die Gewichte der Sitzung werden gespeichert …</translation>
    </message>
    <message>
        <source>Sessions (*{suffix})</source>
        <translation>Sitzungen (*{suffix})</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation>„{name}“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>“{name}” was not saved before the program ended ({when}).</source>
        <translation>„{name}“ war nicht gespeichert, als das Programm endete ({when}).</translation>
    </message>
</context>
<context>
    <name>SettingGestures</name>
    <message>
        <source>Compare sentences</source>
        <translation>Sätze vergleichen</translation>
    </message>
    <message>
        <source>Compare {pair}</source>
        <translation>{pair} vergleichen</translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation>A nach B übernehmen</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>A und B vertauschen</translation>
    </message>
</context>
<context>
    <name>SharingView</name>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>After − before</source>
        <translation>Nachher − vorher</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Diff.</source>
        <translation>Diff.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Here are both with {shown} key/value heads.</source>
        <translation>Hier sind beide mit {shown} Key/Value-Köpfen.</translation>
    </message>
    <message>
        <source>H{head} &apos;{query}&apos; looks at &apos;{key}&apos;: {before} before, {after} after ({difference})</source>
        <translation>H{head} &apos;{query}&apos; blickt auf &apos;{key}&apos;: {before} vorher, {after} nachher ({difference})</translation>
    </message>
    <message>
        <source>H{head} &apos;{query}&apos; may not look at &apos;{key}&apos;</source>
        <translation>H{head} &apos;{query}&apos; darf nicht auf &apos;{key}&apos; blicken</translation>
    </message>
    <message>
        <source>H{head} reads {kv}, Jensen-Shannon distance {distance}</source>
        <translation>H{head} liest {kv}, Jensen-Shannon-Abstand {distance}</translation>
    </message>
    <message>
        <source>H{number}</source>
        <translation>H{number}</translation>
    </message>
    <message>
        <source>Interleave or repeat?</source>
        <translation>Verschränken oder wiederholen?</translation>
    </message>
    <message>
        <source>JS distance</source>
        <translation>JS-Abstand</translation>
    </message>
    <message>
        <source>Jensen-Shannon distance</source>
        <translation>Jensen-Shannon-Abstand</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>Key/value heads made for the first order are read in the second: every shape fits, so no program complains. {wrong} of {h} query heads read keys and values that were made for others, and the relative error of the output goes from {before} to {after}.</source>
        <translation>Key/Value-Köpfe, die für die erste Reihenfolge gemacht sind, werden in der zweiten gelesen: Jede Form passt, also beschwert sich kein Programm. {wrong} von {h} Query-Köpfen lesen Keys und Values, die für andere gemacht sind, und der relative Fehler der Ausgabe geht von {before} auf {after}.</translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation>Matrizen</translation>
    </message>
    <message>
        <source>Models repeat each key/value head for {share} neighbouring query heads: head i reads key/value head i // {share}. Interleaving, i % {g}, is another model.</source>
        <translation>Modelle wiederholen jeden Key/Value-Kopf für {share} benachbarte Query-Köpfe: Kopf i liest Key/Value-Kopf i // {share}. Verschränkt, i % {g}, ist es ein anderes Modell.</translation>
    </message>
    <message>
        <source>Pages about shared keys and values</source>
        <translation>Seiten über geteilte Keys und Values</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Relative error of the output</source>
        <translation>Relativer Fehler der Ausgabe</translation>
    </message>
    <message>
        <source>The present grouping is neither.</source>
        <translation>Die jetzige Gruppierung ist keine von beiden.</translation>
    </message>
    <message>
        <source>Type a sentence above to see what sharing does to its heads.</source>
        <translation>Tippen Sie oben einen Satz, um zu sehen, was das Teilen mit seinen Köpfen macht.</translation>
    </message>
    <message>
        <source>With a key/value head for each query head there is no difference: every head reads its own, in either order.</source>
        <translation>Mit einem Key/Value-Kopf für jeden Query-Kopf gibt es keinen Unterschied: Jeder Kopf liest in beiden Reihenfolgen seinen eigenen.</translation>
    </message>
    <message>
        <source>With one key/value head there is no difference: all {h} query heads read it, in either order.</source>
        <translation>Mit einem Key/Value-Kopf gibt es keinen Unterschied: Alle {h} Query-Köpfe lesen ihn, in beiden Reihenfolgen.</translation>
    </message>
    <message>
        <source>first member</source>
        <translation>erstes Mitglied</translation>
    </message>
    <message>
        <source>g = {g}: mean {mean}, first {first}, random {random}</source>
        <translation>g = {g}: Mittel {mean}, erster {first}, Zufall {random}</translation>
    </message>
    <message>
        <source>g, number of key/value heads</source>
        <translation>g, Zahl der Key/Value-Köpfe</translation>
    </message>
    <message>
        <source>mean of members</source>
        <translation>Mittel der Mitglieder</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>{count} of {h} heads</source>
        <translation>{count} von {h} Köpfen</translation>
    </message>
    <message>
        <source>{h} query heads cannot share {g} key/value heads evenly, so there is no such order.</source>
        <translation>{h} Query-Köpfe können sich {g} Key/Value-Köpfe nicht gleichmäßig teilen, also gibt es keine solche Reihenfolge.</translation>
    </message>
    <message>
        <source>{name} row {row}, column {column} = {head} row {row}, column {inside}: {value}</source>
        <translation>{name} Zeile {row}, Spalte {column} = {head} Zeile {row}, Spalte {inside}: {value}</translation>
    </message>
</context>
<context>
    <name>ShownHead</name>
    <message>
        <source>Mean of 1 head</source>
        <translation>Mittel von 1 Kopf</translation>
    </message>
    <message>
        <source>Mean of {count} heads</source>
        <translation>Mittel von {count} Köpfen</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>undefiniert</translation>
    </message>
    <message>
        <source>Σ weights</source>
        <translation>Σ Gewichte</translation>
    </message>
</context>
<context>
    <name>SidePanels</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Spot the bug</source>
        <translation>Finde den Fehler</translation>
    </message>
</context>
<context>
    <name>SimilarityMap</name>
    <message>
        <source>Similarity of heads</source>
        <translation>Ähnlichkeit der Köpfe</translation>
    </message>
    <message>
        <source>Similarity of {count} heads. Arrows: pair. Enter: select the head of the row.</source>
        <translation>Ähnlichkeit von {count} Köpfen. Pfeile: Paar. Eingabe: den Kopf der Zeile wählen.</translation>
    </message>
</context>
<context>
    <name>SimilarityPage</name>
    <message>
        <source>1 minus the mean over rows of √(Jensen–Shannon divergence, base 2)</source>
        <translation>1 minus das Mittel über die Zeilen von √(Jensen-Shannon-Divergenz, Basis 2)</translation>
    </message>
    <message>
        <source>1.00: the same weights in every row. 0.00: no key in common in any row.</source>
        <translation>1,00: in jeder Zeile dieselben Gewichte. 0,00: in keiner Zeile ein gemeinsamer Key.</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Nummer</translation>
    </message>
    <message>
        <source>By similarity</source>
        <translation>Nach Ähnlichkeit</translation>
    </message>
    <message>
        <source>Click, or Enter, selects the head of the row</source>
        <translation>Klick, oder Eingabetaste, wählt den Kopf der Zeile</translation>
    </message>
    <message>
        <source>H1, H2, and so on</source>
        <translation>H1, H2 und so weiter</translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation>Reihenfolge der Köpfe</translation>
    </message>
    <message>
        <source>Pairs of heads compared</source>
        <translation>Verglichene Kopfpaare</translation>
    </message>
    <message>
        <source>Similar heads side by side, by average linkage of their distances</source>
        <translation>Ähnliche Köpfe nebeneinander, durch mittlere Verkettung (average linkage) ihrer Abstände</translation>
    </message>
    <message>
        <source>Type a sentence above to compare its heads.</source>
        <translation>Tippen Sie oben einen Satz, um seine Köpfe zu vergleichen.</translation>
    </message>
    <message>
        <source>{first} and {second}: no row has weight in both</source>
        <translation>{first} und {second}: keine Zeile hat in beiden Gewicht</translation>
    </message>
    <message>
        <source>{first} and {second}: similarity {similarity} (distance {distance})</source>
        <translation>{first} und {second}: Ähnlichkeit {similarity} (Abstand {distance})</translation>
    </message>
</context>
<context>
    <name>SortedTable</name>
    <message>
        <source>All heads</source>
        <translation>Alle Köpfe</translation>
    </message>
</context>
<context>
    <name>SpectrumPicture</name>
    <message>
        <source>Left, Right, Home and End read the singular values.</source>
        <translation>Links, Rechts, Pos1 und Ende lesen die Singulärwerte ab.</translation>
    </message>
    <message>
        <source>Singular value {number} of {count}: {value}</source>
        <translation>Singulärwert {number} von {count}: {value}</translation>
    </message>
    <message>
        <source>Singular values, the largest first</source>
        <translation>Singulärwerte, der größte zuerst</translation>
    </message>
    <message>
        <source>then 0</source>
        <translation>dann 0</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>a mean that the model does not use</source>
        <translation>ein Mittel, das das Modell nicht benutzt</translation>
    </message>
    <message>
        <source>as they are in the file</source>
        <translation>wie sie in der Datei stehen</translation>
    </message>
    <message>
        <source>each column adds up to 1</source>
        <translation>jede Spalte ergibt 1</translation>
    </message>
    <message>
        <source>each row adds up to 1</source>
        <translation>jede Zeile ergibt 1</translation>
    </message>
    <message>
        <source>no mask: the scores as they are</source>
        <translation>keine Maske: die Scores, wie sie sind</translation>
    </message>
    <message>
        <source>q·k / √{number}</source>
        <translation>q·k / √{number}</translation>
    </message>
    <message>
        <source>q·k, not divided</source>
        <translation>q·k, nicht geteilt</translation>
    </message>
    <message>
        <source>q·k, not yet divided</source>
        <translation>q·k, noch nicht geteilt</translation>
    </message>
    <message>
        <source>score / temperature {temperature}</source>
        <translation>Score / Temperatur {temperature}</translation>
    </message>
    <message>
        <source>scores of the keys that are allowed</source>
        <translation>Scores der erlaubten Keys</translation>
    </message>
</context>
<context>
    <name>StageBar</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Queries</translation>
    </message>
    <message>
        <source>Queries, keys or values</source>
        <translation>Queries, Keys oder Values</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
</context>
<context>
    <name>StageChoice</name>
    <message>
        <source>A mean is one of weights: switch Mean off to see stages</source>
        <translation>Ein Mittel gibt es nur von Gewichten: Schalten Sie Mittel aus, um Stufen zu sehen</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>after mask</source>
        <translation>nach Maske</translation>
    </message>
    <message>
        <source>after mask: scores / temperature; hidden keys are hatched</source>
        <translation>nach Maske: Scores / Temperatur; verborgene Keys sind schraffiert</translation>
    </message>
    <message>
        <source>q·k</source>
        <translation>q·k</translation>
    </message>
    <message>
        <source>q·k: query times key, entry by entry, added up</source>
        <translation>q·k: Query mal Key, Eintrag für Eintrag, addiert</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>scores: q·k divided by √d_k</source>
        <translation>Scores: q·k geteilt durch √d_k</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>weights: the softmax of each row</source>
        <translation>Gewichte: die Softmax jeder Zeile</translation>
    </message>
</context>
<context>
    <name>StagePicture</name>
    <message>
        <source>Matrices of the step. Left and Right: cell. Up and Down: row. Space: play.</source>
        <translation>Matrizen des Schritts. Links und Rechts: Zelle. Auf und Ab: Zeile. Leertaste: abspielen.</translation>
    </message>
    <message>
        <source>Pick a cell of the last matrix: click, or arrows. Space plays, Home goes back</source>
        <translation>Wählen Sie eine Zelle der letzten Matrix: Klick, oder Pfeile. Leertaste spielt ab, Pos1 geht zurück</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A becomes the present setting; then change B</source>
        <translation>A wird die jetzige Einstellung; ändern Sie dann B</translation>
    </message>
    <message>
        <source>A is a setting that you keep; B is the live one, which follows everything you change. Both stand side by side with the same colours, and B − A beside them.</source>
        <translation>A ist eine Einstellung, die Sie behalten; B ist die jetzige, die allem folgt, was Sie ändern. Beide stehen mit denselben Farben nebeneinander, und B − A daneben.</translation>
    </message>
    <message>
        <source>Compare two settings</source>
        <translation>Zwei Einstellungen vergleichen</translation>
    </message>
    <message>
        <source>Kee&amp;p the present setting as A</source>
        <translation>Die &amp;jetzige Einstellung als A behalten</translation>
    </message>
    <message>
        <source>Or begin with a pair, made from the present setting:</source>
        <translation>Oder mit einem Paar beginnen, aus der jetzigen Einstellung gemacht:</translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Abspie&amp;len</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cell after cell, row by row (Space in the picture)</source>
        <translation>Zelle für Zelle, Zeile für Zeile (Leertaste im Bild)</translation>
    </message>
    <message>
        <source>Cells per second</source>
        <translation>Zellen pro Sekunde</translation>
    </message>
    <message>
        <source>One cell back (Left or comma in the picture)</source>
        <translation>Eine Zelle zurück (Links oder Komma im Bild)</translation>
    </message>
    <message>
        <source>One cell on (Right or full stop in the picture)</source>
        <translation>Eine Zelle weiter (Rechts oder Punkt im Bild)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>S&amp;chritt</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation>Zellen/s</translation>
    </message>
    <message>
        <source>{speed} cells per second</source>
        <translation>{speed} Zellen pro Sekunde</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>Ab&amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Go back (Left, Page Up)</source>
        <translation>Zurück (Links, Bild auf)</translation>
    </message>
    <message>
        <source>Go on (Right, Page Down)</source>
        <translation>Weiter (Rechts, Bild ab)</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Die Lektion verlassen</translation>
    </message>
    <message>
        <source>Leave the lesson; the progress is kept</source>
        <translation>Die Lektion verlassen; der Fortschritt bleibt</translation>
    </message>
    <message>
        <source>Set the lab as this step wants it</source>
        <translation>Das Labor so einstellen, wie dieser Schritt es will</translation>
    </message>
    <message>
        <source>Show the answer, then go on (Right, Page Down)</source>
        <translation>Die Antwort zeigen, dann weitergehen (Rechts, Bild ab)</translation>
    </message>
    <message>
        <source>Show this state &amp;again</source>
        <translation>Diesen Stand &amp;neu zeigen</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
    <message>
        <source>You find it in the panel “{panel}”.</source>
        <translation>Zu finden unter „{panel}“.</translation>
    </message>
    <message>
        <source>You have changed the lab. The numbers here belong to the step.</source>
        <translation>Sie haben das Labor verändert. Die Zahlen hier gehören zum Schritt.</translation>
    </message>
</context>
<context>
    <name>StripChoices</name>
    <message>
        <source>All tokens</source>
        <translation>Alle Tokens</translation>
    </message>
    <message>
        <source>Bars show what each head adds to all tokens together, or to one of them</source>
        <translation>Balken zeigen, was jeder Kopf zu allen Tokens zusammen beiträgt, oder zu einem davon</translation>
    </message>
    <message>
        <source>By contribution</source>
        <translation>Nach Beitrag</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Nummer</translation>
    </message>
    <message>
        <source>Order of the strips</source>
        <translation>Reihenfolge der Streifen</translation>
    </message>
    <message>
        <source>Sort the strips by the number of the head, or the largest contribution first</source>
        <translation>Die Streifen nach der Nummer des Kopfs ordnen, oder mit dem größten Beitrag zuerst</translation>
    </message>
    <message>
        <source>Token of the contributions</source>
        <translation>Token der Beiträge</translation>
    </message>
</context>
<context>
    <name>StripsView</name>
    <message>
        <source>Head strips</source>
        <translation>Streifen der Köpfe</translation>
    </message>
    <message>
        <source>Left and Right: head. Up and Down: gain. M: mute. S: solo. Enter: select.</source>
        <translation>Links und Rechts: Kopf. Auf und Ab: Faktor. M: stumm. S: solo. Eingabe: wählen.</translation>
    </message>
</context>
<context>
    <name>SumCheckView</name>
    <message>
        <source>Frobenius norm of the output over all tokens.</source>
        <translation>Frobenius-Norm der Ausgabe über alle Tokens.</translation>
    </message>
    <message>
        <source>Output size</source>
        <translation>Größe der Ausgabe</translation>
    </message>
    <message>
        <source>Rounding explains differences up to {allowed}.</source>
        <translation>Rundung erklärt Differenzen bis {allowed}.</translation>
    </message>
    <message>
        <source>Sum over heads</source>
        <translation>Summe über die Köpfe</translation>
    </message>
    <message>
        <source>Z&lt;sub&gt;h&lt;/sub&gt; is the output of head h times its gain, W&lt;sub&gt;O&lt;/sub&gt;[h] its band of d&lt;sub&gt;k&lt;/sub&gt; rows of W&lt;sub&gt;O&lt;/sub&gt;.</source>
        <translation>Z&lt;sub&gt;h&lt;/sub&gt; ist die Ausgabe von Kopf h mal seinen Faktor, W&lt;sub&gt;O&lt;/sub&gt;[h] sein Band von d&lt;sub&gt;k&lt;/sub&gt; Zeilen von W&lt;sub&gt;O&lt;/sub&gt;.</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>largest difference {value}</source>
        <translation>größte Differenz {value}</translation>
    </message>
    <message>
        <source>not equal</source>
        <translation>nicht gleich</translation>
    </message>
</context>
<context>
    <name>SumPage</name>
    <message>
        <source>Added to all tokens</source>
        <translation>Zu allen Tokens addiert</translation>
    </message>
    <message>
        <source>Added to {token}</source>
        <translation>Zu {token} addiert</translation>
    </message>
    <message>
        <source>Concat</source>
        <translation>Concat</translation>
    </message>
    <message>
        <source>Length of each head&apos;s contribution; a bar of full height is {full}</source>
        <translation>Länge des Beitrags jedes Kopfs; ein voller Balken ist {full}</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Output of {token}, column {column}: the sum of what each head adds</source>
        <translation>Ausgabe von {token}, Spalte {column}: die Summe dessen, was jeder Kopf beiträgt</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>All heads are muted, so there is no mean of them to show.</source>
        <translation>Alle Köpfe sind stumm, also haben sie kein Mittel.</translation>
    </message>
    <message>
        <source>Arrows: cell. Enter: pin. Ctrl+C: copy the selection</source>
        <translation>Pfeile: Zelle. Eingabe: anheften. Strg+C: Auswahl kopieren</translation>
    </message>
    <message>
        <source>Copied {rows} × {columns}</source>
        <translation>{rows} × {columns} kopiert</translation>
    </message>
    <message>
        <source>Copies all cells with full precision, tabs in between. Ctrl+C: the selection</source>
        <translation>Kopiert alle Zellen mit voller Genauigkeit, Tabulatoren dazwischen. Strg+C: die Auswahl</translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation>&amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>Type a sentence above to see the numbers of its heads.</source>
        <translation>Tippen Sie oben einen Satz, um die Zahlen seiner Köpfe zu sehen.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
</context>
<context>
    <name>TermStrips</name>
    <message>
        <source>Every strip goes from the negative to the positive of its largest number; the middle of the colours is 0. Left and Right read the entries.</source>
        <translation>Jeder Streifen geht vom Negativen zum Positiven seiner größten Zahl; die Mitte der Farben ist 0. Links und Rechts lesen die Einträge ab.</translation>
    </message>
    <message>
        <source>Query, key and their products. Left and Right: entry.</source>
        <translation>Query, Key und ihre Produkte. Links und Rechts: Eintrag.</translation>
    </message>
    <message>
        <source>entries 1 to {count}</source>
        <translation>Einträge 1 bis {count}</translation>
    </message>
    <message>
        <source>entry {place}: {formula}</source>
        <translation>Eintrag {place}: {formula}</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>&amp;Sentence</source>
        <translation>&amp;Satz</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>Crafted heads</source>
        <translation>Von Hand gebaute Köpfe</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Made by hand: each head does one thing the textbooks name</source>
        <translation>Von Hand gebaut: Jeder Kopf tut eine Sache, die Lehrbücher nennen</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>Random heads</source>
        <translation>Zufällige Köpfe</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>Herk&amp;unft</translation>
    </message>
    <message>
        <source>Show or hide panels</source>
        <translation>Tafeln zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Untrained: randn × scale, the same for the same seed</source>
        <translation>Untrainiert: randn × Skalierung, bei gleichem Seed gleich</translation>
    </message>
    <message>
        <source>Where the matrices of the heads come from</source>
        <translation>Woher die Matrizen der Köpfe kommen</translation>
    </message>
</context>
<context>
    <name>TopRow</name>
    <message>
        <source>MHA Desktop — the multi-head attention lab</source>
        <translation>MHA Desktop — das Labor für Multi-Head Attention</translation>
    </message>
    <message>
        <source>Sentence and source</source>
        <translation>Satz und Herkunft</translation>
    </message>
</context>
<context>
    <name>ViewSet</name>
    <message>
        <source>A kept setting beside the live one</source>
        <translation>Eine behaltene Einstellung neben der jetzigen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>How W_O makes one output</source>
        <translation>Wie W_O eine Ausgabe macht</translation>
    </message>
    <message>
        <source>Mixing</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>One heatmap per head</source>
        <translation>Eine Heatmap je Kopf</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>The forward pass in ten steps</source>
        <translation>Der Vorwärtsdurchlauf in zehn Schritten</translation>
    </message>
    <message>
        <source>The selected head, large</source>
        <translation>Der gewählte Kopf, groß</translation>
    </message>
    <message>
        <source>What shared keys and values change and save</source>
        <translation>Was geteilte Keys und Values ändern und sparen</translation>
    </message>
</context>
<context>
    <name>ViewToolbar</name>
    <message>
        <source>Colour map</source>
        <translation>Farbpalette</translation>
    </message>
    <message>
        <source>Colour map; greys stay in order on a black and white print</source>
        <translation>Farbpalette; Grau bleibt auch im Schwarzweißdruck geordnet</translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation>Farbbereich</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Fixed: 0 to 1</source>
        <translation>Fest: 0 bis 1</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Log: 0.0001 to 1 in equal ratios, for faint weights</source>
        <translation>Log: 0,0001 bis 1 in gleichen Verhältnissen, für schwache Gewichte</translation>
    </message>
    <message>
        <source>Per head</source>
        <translation>Je Kopf</translation>
    </message>
    <message>
        <source>Per head: 0 to the largest weight of each head</source>
        <translation>Je Kopf: 0 bis zum größten Gewicht jedes Kopfs</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>Shared: 0 to the largest weight of all heads</source>
        <translation>Gemeinsam: 0 bis zum größten Gewicht aller Köpfe</translation>
    </message>
    <message>
        <source>cividis</source>
        <translation>cividis</translation>
    </message>
    <message>
        <source>greys</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>viridis</source>
        <translation>viridis</translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message>
        <source>These weights were read from a file: queries, keys, values and W_O are not known.</source>
        <translation>Diese Gewichte stammen aus einer Datei: Queries, Keys, Values und W_O sind nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>ViewerBar</name>
    <message>
        <source> of {count}</source>
        <translation> von {count}</translation>
    </message>
    <message>
        <source>Go back to the sentence and heads that were there (Alt+V)</source>
        <translation>Zum Satz und zu den Köpfen zurück, die da waren (Alt+V)</translation>
    </message>
    <message>
        <source>La&amp;yer</source>
        <translation>Schich&amp;t</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Lea&amp;ve viewer</source>
        <translation>Betrachter &amp;verlassen</translation>
    </message>
    <message>
        <source>Leave viewer</source>
        <translation>Betrachter verlassen</translation>
    </message>
    <message>
        <source>Which layer of the file is on show (Alt+Y)</source>
        <translation>Welche Schicht der Datei zu sehen ist (Alt+T)</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>WeightsViewer</name>
    <message>
        <source>Attention weights ({endings})</source>
        <translation>Attention-Gewichte ({endings})</translation>
    </message>
    <message>
        <source>Open weights</source>
        <translation>Gewichte öffnen</translation>
    </message>
</context>
<context>
    <name>WelcomeCard</name>
    <message>
        <source>&amp;Try it</source>
        <translation>Ausp&amp;robieren</translation>
    </message>
    <message>
        <source>Close the welcome</source>
        <translation>Das Willkommen schließen</translation>
    </message>
    <message>
        <source>Close; Help ▸ Welcome shows it again (Esc)</source>
        <translation>Schließen; Hilfe ▸ Willkommen zeigt es wieder (Esc)</translation>
    </message>
    <message>
        <source>Lessons lead through the lab step by step</source>
        <translation>Lektionen führen Schritt für Schritt durchs Labor</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>Open a &amp;lesson</source>
        <translation>&amp;Lektion öffnen</translation>
    </message>
    <message>
        <source>Open a f&amp;ile…</source>
        <translation>Date&amp;i öffnen…</translation>
    </message>
    <message>
        <source>Open a session that was saved</source>
        <translation>Eine gespeicherte Sitzung öffnen</translation>
    </message>
    <message>
        <source>Points at the two controls to begin with</source>
        <translation>Zeigt auf die zwei Bedienelemente für den Anfang</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
</context>
<context>
    <name>Welcoming</name>
    <message>
        <source>1. Type any sentence: every map follows.</source>
        <translation>1. Tippen Sie einen Satz: Jede Karte folgt.</translation>
    </message>
    <message>
        <source>2. Drag: more heads, more maps.</source>
        <translation>2. Ziehen Sie: mehr Köpfe, mehr Karten.</translation>
    </message>
</context>
<context>
    <name>WhatForm</name>
    <message>
        <source>&amp;Arcs beside the map</source>
        <translation>&amp;Bögen neben der Karte</translation>
    </message>
    <message>
        <source>&amp;Head</source>
        <translation>&amp;Kopf</translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation>&amp;Köpfe</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Reihenf&amp;olge</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>A PDF gets a page for so many heads; PNG and SVG get a file</source>
        <translation>Ein PDF bekommt eine Seite für so viele Köpfe; PNG und SVG bekommen eine Datei</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>Heads a pa&amp;ge</source>
        <translation>Köpfe je S&amp;eite</translation>
    </message>
    <message>
        <source>Heads side by side; automatic gives the largest cells</source>
        <translation>Köpfe nebeneinander; automatisch ergibt die größten Zellen</translation>
    </message>
    <message>
        <source>In which order the heads stand</source>
        <translation>In welcher Reihenfolge die Köpfe stehen</translation>
    </message>
    <message>
        <source>Mean of the heads</source>
        <translation>Mittel der Köpfe</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Ste&amp;p</source>
        <translation>Schri&amp;tt</translation>
    </message>
    <message>
        <source>The strongest weights as curves between the words, beside the map</source>
        <translation>Die stärksten Gewichte als Bögen zwischen den Wörtern, neben der Karte</translation>
    </message>
    <message>
        <source>What the picture shows</source>
        <translation>Was das Bild zeigt</translation>
    </message>
    <message>
        <source>Which head is shown large</source>
        <translation>Welcher Kopf groß zu sehen ist</translation>
    </message>
    <message>
        <source>Which heads, in this order: 1, 3-5; empty for all</source>
        <translation>Welche Köpfe, in dieser Reihenfolge: 1, 3-5; leer heißt alle</translation>
    </message>
    <message>
        <source>Which step is shown large</source>
        <translation>Welcher Schritt groß zu sehen ist</translation>
    </message>
</context>
<context>
    <name>WhyPage</name>
    <message>
        <source>A random rotation lets every head write into all columns: mixing needs no training, but only training makes it useful.</source>
        <translation>Eine zufällige Drehung lässt jeden Kopf in alle Spalten schreiben: Mischen braucht kein Training, aber erst Training macht es nützlich.</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>Alle Wahlen</translation>
    </message>
    <message>
        <source>Each head writes through another head&apos;s band: it still reaches the columns of that band, but what it says is read wrongly.</source>
        <translation>Jeder Kopf schreibt durch das Band eines anderen: Er erreicht die Spalten dieses Bands, aber was er sagt, wird falsch gelesen.</translation>
    </message>
    <message>
        <source>Every head reaches all {blocks} blocks of columns.</source>
        <translation>Jeder Kopf erreicht alle {blocks} Blöcke von Spalten.</translation>
    </message>
    <message>
        <source>Every head reaches at least {reached} of the {blocks} blocks of columns.</source>
        <translation>Jeder Kopf erreicht mindestens {reached} der {blocks} Blöcke von Spalten.</translation>
    </message>
    <message>
        <source>Head × block of {d_k} columns</source>
        <translation>Kopf × Block von {d_k} Spalten</translation>
    </message>
    <message>
        <source>Heads shuffled</source>
        <translation>Köpfe vertauscht</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Einheitsmatrix</translation>
    </message>
    <message>
        <source>On average {share} % of what a head writes lies in its own block; spread evenly it would be {even} %.</source>
        <translation>Im Mittel liegen {share} % dessen, was ein Kopf schreibt, in seinem eigenen Block; gleichmäßig verteilt wären es {even} %.</translation>
    </message>
    <message>
        <source>Random orthogonal</source>
        <translation>Zufällig orthogonal</translation>
    </message>
    <message>
        <source>Shares of the squared Frobenius norm of each head&apos;s band of W&lt;sub&gt;O&lt;/sub&gt;</source>
        <translation>Anteile an der quadrierten Frobenius-Norm des Bands jedes Kopfs von W&lt;sub&gt;O&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Source&apos;s own</source>
        <translation>Von der Herkunft</translation>
    </message>
    <message>
        <source>The source&apos;s W&lt;sub&gt;O&lt;/sub&gt; decides where each head writes: where bands overlap, heads add up in the same columns and the next layer reads them together.</source>
        <translation>Das W&lt;sub&gt;O&lt;/sub&gt; der Herkunft bestimmt, wohin jeder Kopf schreibt: Wo sich Bänder überlappen, addieren sich Köpfe in denselben Spalten, und die nächste Schicht liest sie zusammen.</translation>
    </message>
    <message>
        <source>There is only one head: nothing can be mixed.</source>
        <translation>Es gibt nur einen Kopf: Nichts kann gemischt werden.</translation>
    </message>
    <message>
        <source>With the identity each head stays in its own {d_k} columns of the output; nobody mixes them.</source>
        <translation>Mit der Einheitsmatrix bleibt jeder Kopf in seinen eigenen {d_k} Spalten der Ausgabe; niemand mischt sie.</translation>
    </message>
</context>
<context>
    <name>WindowArrangement</name>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>KV {number}</source>
        <translation>KV {number}</translation>
    </message>
    <message>
        <source>adjective→noun</source>
        <translation>Adjektiv→Nomen</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>kausale Maske</translation>
    </message>
    <message>
        <source>crafted heads</source>
        <translation>von Hand gebaute Köpfe</translation>
    </message>
    <message>
        <source>determiner→noun</source>
        <translation>Artikel→Nomen</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>erstes Token</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>hidden tokens: {count}</source>
        <translation>verborgene Tokens: {count}</translation>
    </message>
    <message>
        <source>layer {layer} of weights from {name}</source>
        <translation>Schicht {layer} der Gewichte aus {name}</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>nächstes Token</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>keine Maske</translation>
    </message>
    <message>
        <source>prefix of {length}</source>
        <translation>Präfix von {length}</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>voriges Token</translation>
    </message>
    <message>
        <source>pronoun→noun</source>
        <translation>Pronomen→Nomen</translation>
    </message>
    <message>
        <source>random heads, seed {seed}</source>
        <translation>zufällige Köpfe, Seed {seed}</translation>
    </message>
    <message>
        <source>rare words</source>
        <translation>seltene Wörter</translation>
    </message>
    <message>
        <source>self</source>
        <translation>selbst</translation>
    </message>
    <message>
        <source>separator</source>
        <translation>Satzzeichen</translation>
    </message>
    <message>
        <source>sliding window of {width}</source>
        <translation>gleitendes Fenster von {width}</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>verb→object</source>
        <translation>Verb→Objekt</translation>
    </message>
    <message>
        <source>verb→subject</source>
        <translation>Verb→Subjekt</translation>
    </message>
    <message>
        <source>weights from {name}</source>
        <translation>Gewichte aus {name}</translation>
    </message>
    <message>
        <source>{count} after</source>
        <translation>{count} danach</translation>
    </message>
    <message>
        <source>{count} before</source>
        <translation>{count} davor</translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Cosine</source>
        <translation>Cosinus</translation>
    </message>
    <message>
        <source>Of the angle between the contribution and the word&apos;s content</source>
        <translation>Des Winkels zwischen dem Beitrag und dem Inhalt des Worts</translation>
    </message>
    <message>
        <source>Only crafted heads can be read in words. They move the content of a word along a direction that is known; random W&lt;sub&gt;V&lt;/sub&gt; and W&lt;sub&gt;O&lt;/sub&gt; turn it into directions that mean nothing.</source>
        <translation>Nur von Hand gebaute Köpfe lassen sich in Worten lesen. Sie bewegen den Inhalt eines Worts entlang einer bekannten Richtung; zufällige W&lt;sub&gt;V&lt;/sub&gt; und W&lt;sub&gt;O&lt;/sub&gt; machen daraus Richtungen, die nichts bedeuten.</translation>
    </message>
    <message>
        <source>Query token</source>
        <translation>Query-Token</translation>
    </message>
    <message>
        <source>The W&lt;sub&gt;O&lt;/sub&gt; in use is not the one that these heads were made with, so words get lost on the way.</source>
        <translation>Das verwendete W&lt;sub&gt;O&lt;/sub&gt; ist nicht das, mit dem diese Köpfe gebaut wurden, also gehen Wörter unterwegs verloren.</translation>
    </message>
    <message>
        <source>The head</source>
        <translation>Der Kopf</translation>
    </message>
    <message>
        <source>The word whose content is nearest to what the head adds here</source>
        <translation>Das Wort, dessen Inhalt dem am nächsten ist, was der Kopf hier beiträgt</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>What the head adds to a token is compared with the content of each word of the sentence; the nearest one is named if its cosine is above 0.5.</source>
        <translation>Was der Kopf zu einem Token beiträgt, wird mit dem Inhalt jedes Worts des Satzes verglichen; das nächste wird genannt, wenn sein Cosinus über 0,5 liegt.</translation>
    </message>
    <message>
        <source>What the head moves into each token</source>
        <translation>Was der Kopf in jedes Token bewegt</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>in Worten</translation>
    </message>
    <message>
        <source>keeps {source} where it is</source>
        <translation>behält {source}, wo es ist</translation>
    </message>
    <message>
        <source>moves {source} into {query}</source>
        <translation>bewegt {source} nach {query}</translation>
    </message>
    <message>
        <source>nothing above 0.5</source>
        <translation>nichts über 0,5</translation>
    </message>
</context>
<context>
    <name>_Captions</name>
    <message>
        <source>Keys, values</source>
        <translation>Keys, Values</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Queries</translation>
    </message>
</context>
<context>
    <name>_Picture</name>
    <message>
        <source>The picture as it will be, shrunk to the room here</source>
        <translation>Das Bild, wie es wird, auf den Platz hier verkleinert</translation>
    </message>
</context>
</TS>
