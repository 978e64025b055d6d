<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About MHA Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mixing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mute or unmute head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;NumPy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset mixing desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solo head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kept setting beside the live one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All gains 1, nothing muted, nothing soloed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads share one key/value head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys on one page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a program that recomputes the weights with NumPy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a program that recomputes the weights with PyTorch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;Python</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy num&amp;bers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the sentence into single characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the sentence into words and punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark text on white, best for projectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do the change again that was taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every head has its own keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export n&amp;umbers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hea&amp;ds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hear the selected head alone, or end that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hi&amp;gh contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How W_O makes one output of all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the selected head out of the sum, or take it in again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark, as the system is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light text on a dark ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;ulti-head (MHA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magnify all text, up to twice its size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make all text smaller again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi-&amp;query (MQA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi-head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi-query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One heatmap per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;in new window…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a second window, with a lab of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a session beside this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a session that was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels back where they were</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the heatmaps on show on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the weights of the selected head on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Py&amp;Torch…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;haring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the heatmaps on show as a picture for slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the whole lab in another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the whole lab in its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save weights as CSV, or every array as NPZ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the head after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the head before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot the &amp;bug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start over with the default sentence and heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch well-known mistakes on, to see what they do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forward pass in ten steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected head, large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of text that the system asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens are &amp;characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens are &amp;words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shared keys and values change, cost and save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White and yellow on black</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arcs</name>
    <message>
        <source>Arcs. Up and Down: token. Left and Right: side. Enter: pin the token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key “{key}” is looked at most by “{query}”: {weight}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line width = weight; 1 curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line width = weight; the strongest {shown} of {all} curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line width = weight; {shown} curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query “{query}” looks most at “{key}”: {weight}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{query}” looks at “{key}”: {weight}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{query}” may not look at “{key}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ArcsPanel</name>
    <message>
        <source>Arcs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many keys of each query have a curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>St&amp;rongest per query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wei&amp;ght at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights below this have no curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arithmetic</name>
    <message>
        <source>#{place}, this + others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mean has no arithmetic of its own: each head computes its weight, and these are added and divided by their number, {count}. Muted heads are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By mistake the softmax runs down the column: it adds up to 1, not rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed again in float64; differs from the cell by {difference}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide by √{root}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every head is muted: there is no mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every weight here comes from the row of its own query, so the column need not add up to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake: H{head} reads key/value head {read}; its group has key/value head {grouped}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake: a forgotten factor of {factor} is in here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake: a row without a key is 0 / 0 instead of 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake: forbidden keys take part, and are set to 0 afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake: q·k is divided by √{d_model}, not by √{d_k}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake: q·k is not divided by √{d_k}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake: the softmax is taken down the column of the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistake: the weights go through a second softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply and add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax over the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax over the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head output of this query is undefined, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest score, {largest}, is subtracted from all before e is raised to them, or the powers would be too large or too small to write. The weights stay the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask does not allow it: weight 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask hides this key from every query: weight 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask hides this key from this query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask leaves no key to this query: all its weights are 0, and so is its head output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask lets this query look at this key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mistake, gains on slices of the output, comes later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row of weights that this query gives to all keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight times value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What “{token}” looks at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks at “{token}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a single product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {count} others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length of weight · v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score/T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the head output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of {count} products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mask adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}&#xa0;(the other {count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−max</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Beside</name>
    <message>
        <source>Arcs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights as lines between the tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the weight of one cell comes from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CacheBars</name>
    <message>
        <source>Size of the cache against MHA and against a memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CacheChoices</name>
    <message>
        <source>&amp;Batch, sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Context, tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load scaled down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 byte: 8-bit numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 bytes: 16-bit floats, as models are usually run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 bytes: float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A real model with published sizes, or one built like the lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch in sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes per number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the lab heads and key/value heads in the same proportion, 8 columns a head. Up to 16 heads stay; more are divided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the model scaled down into the lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load {model} scaled down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memor&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory to hold the cache against; a GB is 1,000,000,000 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences that are written at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of each sequence whose keys and values are kept; the slider doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} GB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CachePage</name>
    <message>
        <source>1 layer, heads: {heads}, key/value heads: {kv_heads}, {width}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= {other} = {size} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An encoder reads whole texts at once and keeps no cache: this is what a cache of its heads would take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers, heads and d&lt;sub&gt;k&lt;/sub&gt;: not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliding window: at most {window} tokens are cached, here {cached} of {tokens}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: the present state of the lab.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The makers publish none of these numbers, so we give none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lab (1 layer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{layers} layers, heads: {heads}, key/value heads: {kv_heads}, {width}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names}: not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of what MHA would keep ({size})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of {memory}: the cache alone does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of {memory}: the cache fits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CacheResult</name>
    <message>
        <source>2: keys and values. g: key/value heads. bytes: of one number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GiB: gibibytes of 2³⁰ = 1,073,741,824 bytes. MiB: mebibytes of 2²⁰ = 1,048,576 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the KV cache</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CacheRows</name>
    <message>
        <source>A row per token, K and V of each key/value head in its colour; the stronger the colour, the larger the number. Right and Left: step, Home and End: none and all, Space: play or pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values in the cache</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CacheSummary</name>
    <message>
        <source>KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the key/value groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the key/value groups; KV cache {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}, {share} of MHA</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Caption</name>
    <message>
        <source>1 head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 key/value head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_O is the identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_model {d_model}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gains: {gains}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>muted: {heads}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orthogonal W_O, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared K/V at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared K/V by first head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared K/V by mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffled W_O, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sinusoidal positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens are characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{g} key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} and {count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source}, scale {scale}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardStrip</name>
    <message>
        <source>Steps of attention. Left and Right choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}: {title}, {subtitle}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellOverview</name>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellPanel</name>
    <message>
        <source>&amp;Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the pointer again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers behind the weight. Up and Down scroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a cell of the map to see where its number comes from; click to pin it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put these numbers on the clipboard as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to see how its weights are computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellSteps</name>
    <message>
        <source>Second softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CentralViews</name>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangePicture</name>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceAnswer</name>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceButton</name>
    <message>
        <source>Choose this answer (key {number})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColourBarView</name>
    <message>
        <source>Colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>1 head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B are the same setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A and B differ in: {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is computed rightly, B with the mistake that is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sees all tokens, B only earlier ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A with {a}, B with {b} in the present setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {a}, B {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {a}, B {b}, difference {difference}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All weights are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All | without H{head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crafted | random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads made by hand beside heads that were never trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} is not compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} largest difference, distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} {query} looks at {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} {query} → {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JS {distance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest difference {largest} in H{head}, {cell}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mask | causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output of {token}, column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right | deliberately wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same d_model split into few or into more heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the selected head adds to the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key/value head for every query head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deliberate mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance up to {distance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grouping of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key/value heads that several query heads share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixing desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one key/value head for all query heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output changed by {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale of the random heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared K and V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{few} | {more} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} heads, {g} key/value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>{limits}, for A and B. Triangle above: A. Triangle below: B.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareHeader</name>
    <message>
        <source>A becomes what B is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is a setting you kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B becomes what A is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B is the live setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B, live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y A to B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do without A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do without A: back to the start of this view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kee&amp;p B as A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>A and B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B − A alone, as large as it can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both side by side, with B − A if it has room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing: {done} of {total} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance: mean over the rows of the square root of the Jensen-Shannon divergence (base 2), 0 to 1. Change of the output: ‖B − A‖ / ‖A‖.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far each head moved, as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the comparison</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparePictures</name>
    <message>
        <source>Arrows: head. Alt and arrows: cell. Enter: show the head large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference. {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads of A. {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads of B. {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be subtracted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence of {name} has no words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostTable</name>
    <message>
        <source>Cost of each key/value layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache: keys and values of all tokens in one layer, as 16-bit floats (2 · key/value heads · d_k · tokens · 2 bytes).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostTableModel</name>
    <message>
        <source>Concat · W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponentials of the softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K = X · W_K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MHA, g = {g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MQA, g = {g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix or stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply-adds, 1 token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply-adds, {n} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now, g = {g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q = X · W_Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores Q · Kᵀ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V = X · W_V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights · V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of MHA</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostsModel</name>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache, 1 token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache, {n} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of MHA</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostsPage</name>
    <message>
        <source>No tokens: type a sentence to see what its tokens cost.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostsTable</name>
    <message>
        <source>Costs by matrix and stage: MHA, now and MQA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every key is computed for every query, whatever the mask. h: query heads, g: key/value heads, n: tokens.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DimensionsPanel</name>
    <message>
        <source>&amp;Heads h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model width {d_model}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crafted heads read position features of the tokens; choose random heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a token knows its place in the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of a token vector: any multiple of the number of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model width d_model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of heads h: any divisor of d_model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pos&amp;itions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys are turned by their place (Su et al. 2021)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores are divided by this: low sharpens, high flattens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax temperature</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DistanceBars</name>
    <message>
        <source>Distance: {reading}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} {distance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jensen-Shannon distance of each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, Home and End read the distance of each head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest: H{head} {distance}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DockTitle</name>
    <message>
        <source>Close {panel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detach {panel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put {panel} back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DoublingQuestion</name>
    <message>
        <source>&amp;Reveal the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;doubled&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;unchanged&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponentials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here it does not stay the same. With {g} shared key/value heads kept, W&lt;sub&gt;K&lt;/sub&gt; and W&lt;sub&gt;V&lt;/sub&gt; have g · d&lt;sub&gt;k&lt;/sub&gt; columns, and these halve with d&lt;sub&gt;k&lt;/sub&gt;: from {before} to {after}. “The total does not change” holds under MHA, where g grows with h.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the &amp;answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply-adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing. All costs have h only as h · d&lt;sub&gt;k&lt;/sub&gt;, and that stays d&lt;sub&gt;model&lt;/sub&gt; = {d_model}: every head gets cheaper as there are more of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence has no tokens, so nothing is multiplied yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The softmax pays: it takes one exponential per weight, h · n² in all. These are not multiply-adds, and they double with the heads: {before} become {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think first; then see the numbers of the present state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to the total computation when the heads double and d&lt;sub&gt;k&lt;/sub&gt; halves?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d&lt;sub&gt;k&lt;/sub&gt; = {d_k} is odd: it cannot be halved. Choose fewer heads.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EffectBars</name>
    <message>
        <source>Colour bars of weights and of their difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights from {0} to {1}, differences from {2} to {3}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EffectNumbers</name>
    <message>
        <source>error of the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EffectPage</name>
    <message>
        <source>Comparing the heads…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing the chart: {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative error of the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{grouping}: nothing is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖output before − output after‖ / ‖output before‖ over all tokens, where before means a key/value head for every query head.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EffectRowsView</name>
    <message>
        <source>The distance is the mean over all queries of the square root of the Jensen-Shannon divergence (base 2) of the weights before and after: 0 is the same, 1 nothing in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down: head. Alt and an arrow: cell. Enter: select the head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of each head before and after sharing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryTerms</name>
    <message>
        <source>Sum over heads for one entry of the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorChart</name>
    <message>
        <source>Left, Right, Home and End read the errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative error of the output against key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExampleSelector</name>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences that show one thing heads do (Alt+X)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>In code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen cell in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step in code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sum of the chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where there is no room for every entry, a place shows the one of largest magnitude that it covers; the chosen cell is exact.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>CSV, a row for each weight (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, a table for each head (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy arrays (*.npz)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head {head}, large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid of heads, or one head large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is exactly this wide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written above the picture; may be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written into the file for printing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cm} cm wide on paper</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key token (looked at)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query token (looking)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoldPage</name>
    <message>
        <source>(x · W&lt;sub&gt;V&lt;/sub&gt;) · W&lt;sub&gt;O&lt;/sub&gt; and x · W&lt;sub&gt;VO&lt;/sub&gt;, all tokens x: &lt;b&gt;{verdict}&lt;/b&gt;, largest difference {difference}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of the {h} heads has such a matrix of its own. No single matrix replaces them all, because each head mixes the tokens with other weights in between.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding explains differences up to {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one head only, so this holds for the whole layer: W&lt;sub&gt;V&lt;/sub&gt; and W&lt;sub&gt;O&lt;/sub&gt; could be one matrix, and no number of the output would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&lt;sub&gt;V&lt;/sub&gt; is that of key/value head {kv}, which {n} heads share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads and writes with one matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{two} numbers in two matrices, {one} in one of rank {rank} at most.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupingEditor</name>
    <message>
        <source>1 key/value head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 key/value head ({share} query heads share it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop {heads} here to reorder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop {heads} on KV {lane}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop {heads} on a new key/value head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {heads} a new key/value head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} reads KV {lane}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} reads KV {lane} together with {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV {lane} has one query head only: there is nothing to split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV {lane} is the first lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV {lane} is the last lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV {lane} is the only lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go to leave {heads} as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge KV {lane} with KV {into}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merged: {heads} now read KV {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {heads} to KV {lane}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key/value head KV {lane} for {heads}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split KV {lane}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split: {first} on KV {lane}, {second} on KV {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uneven: not used by real models ({g} key/value heads)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{g} key/value heads (one for each query head)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{g} key/value heads ({share} query heads share each)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heads} now read KV {lane}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heads} now reads KV {lane}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heads} selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heads} selected: they move together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}. Uneven: not used by real models</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupingHeader</name>
    <message>
        <source>How a shared key/value head is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query heads / key/value heads: as many query heads share each, in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared K/V &amp;by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a shared key/value head is made from: the mean of the heads that share it, the first of them, or random numbers (Ainslie et al. 2023).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h / &amp;g</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupingHint</name>
    <message>
        <source>Drag heads, or a band around several.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupsModel</name>
    <message>
        <source>KV {number}: {heads}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadBars</name>
    <message>
        <source>Contributions of the heads. Left and Right: head.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadButtons</name>
    <message>
        <source>Heads, to mute or unmute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}, gain {gain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}, muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}. Click to mute or unmute.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadMap</name>
    <message>
        <source>Click to keep the key &apos;{token}&apos; on show, or let it go (K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to keep the query &apos;{token}&apos; on show, or let it go (Q)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head. Arrows: cell. Enter: pin the cell. Q and K: pin its query or its key. Page Up and Page Down: head. Plus, minus, 0: zoom. Escape: let go, then all heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadMatrices</name>
    <message>
        <source>All of them are 0: this head gives every key the same score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary positions turn q and k in between; not shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown after rotary positions have turned it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&lt;sub&gt;O&lt;/sub&gt; of H{head}: rows {first} to {last} of the layer&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&lt;sub&gt;Q&lt;/sub&gt; of H{head}: columns {first} to {last} of the layer&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&lt;sub&gt;QK&lt;/sub&gt; = W&lt;sub&gt;Q&lt;/sub&gt; · W&lt;sub&gt;K&lt;/sub&gt;&lt;sup&gt;T&lt;/sup&gt;: q·k of two tokens is x&lt;sub&gt;i&lt;/sub&gt; · W&lt;sub&gt;QK&lt;/sub&gt; · x&lt;sub&gt;j&lt;/sub&gt;&lt;sup&gt;T&lt;/sup&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&lt;sub&gt;{letter}&lt;/sub&gt; of key/value head {kv}: columns {first} to {last} of the layer&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the biases add is not shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x: the token vectors that every head of the layer reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} query heads share key/value head {kv}: {heads}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{d_model} × {d_model} numbers, but rank ≤ d&lt;sub&gt;k&lt;/sub&gt; = {d_k}: singular value {next} and all later ones are 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{d_model} × {d_model} numbers, rank ≤ {d_model}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} are not 0. Effective rank &lt;b&gt;{effective}&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadMatricesPage</name>
    <message>
        <source>Queries and keys together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to see the matrices of a head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where entries share a place, it shows the one of largest magnitude. The wheel, or plus and minus, zoom; numbers appear when there is room.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadPages</name>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pruning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadPicture</name>
    <message>
        <source>Every head is muted, so there is no mean of them. Unmute one in the mixing desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to see its heads.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadSelector</name>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected head: the same in every view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadStrip</name>
    <message>
        <source>Heads. Left and Right: another head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, Home, End, Page Up and Page Down select a head. Wheel: scroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to see its heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, muted, {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadTab</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadTable</name>
    <message>
        <source>&apos;{query}&apos; and &apos;{key}&apos;, q·k {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{query}&apos; and &apos;{key}&apos;, score for the softmax {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{query}&apos; and &apos;{key}&apos;, score {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{query}&apos; looks at &apos;{key}&apos;, {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{query}&apos; may not look at &apos;{key}&apos;, masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy of the row of weights, relative to even attention: 1 spreads evenly, 0 looks at one key; – where there is no choice, or before the softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row of &apos;{query}&apos;, entropy {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row of &apos;{query}&apos;, sum {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum of the row, without masked cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadText</name>
    <message>
        <source>An unknown word counts as a noun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does: nothing that has a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does: {role}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does: {role} ({mass} in a row, where 1 is all there is)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does: {role} ({mass} of its weight)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy: {share} of a uniform head&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In flat rows every score is equal, so every key gets 1/n.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key/value head {kv_head}; gain {gain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key/value head {kv_head}; left out of the sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made for: {role}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made for: {role}, which this sentence does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meant: {role} (none here)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meant: {role} ({mass})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadToolbar</name>
    <message>
        <source>Colour map; greys stay in order on a black and white print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed: 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For weights only: scores have colours for both signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For weights only: scores have no fixed limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log: 0.0001 to 1 in equal ratios, for faint weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per head: 0 to the largest weight of this picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per head: up to the largest of this head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared: 0 to the largest weight of all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared: up to the largest of all heads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadView</name>
    <message>
        <source>Pages about one head</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadViewPages</name>
    <message>
        <source>Heads compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadsGrid</name>
    <message>
        <source>Heads. Arrows: head. Alt and arrows: cell. Enter: show the head large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to see its heads.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadsTable</name>
    <message>
        <source>&amp;Largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column that the heads are sorted by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its fader on the mixing desk, or why it adds nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K/V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean entropy of the rows, relative to even attention: 1 spreads evenly, 0 looks at one key. Rows with a single allowed key are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean weight of a token on itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean weight of all later tokens on the first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean weight on all earlier tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean weight on punctuation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean weight on the token after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean weight on the token before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number and colour of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort from the largest value to the smallest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key/value head that it reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to compare its heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the head does on this sentence, measured; empty if it has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>&lt;h3&gt;MHA Desktop {version}&lt;/h3&gt;&lt;p&gt;The multi-head attention lab. Every number on the screen is computed from the settings on the screen.&lt;/p&gt;&lt;p&gt;MIT licence.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key/value groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixing desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back to all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gain 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the heads a key/value head of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head before, head after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the cell that is read out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the focus; with Shift, select heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the heads one lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mute, solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the head large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reorder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom in, zoom out, whole map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
    <message>
        <source>A cell says how alike the maps of two heads are: 1 for equal maps, 0 for maps without a common key. The diagonal compares each head with itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on a head leaves it out of the sum or takes it in again. The mutes are those of the mixing desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has heads that were made by hand, and B heads that were drawn at random and never trained. The sentence is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has keys and values for every head, and in B all heads share one pair. Everything else is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has keys and values for every head, and in B several heads share them. Everything else is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head works with this many numbers for each token. At the same model width, more heads are narrower heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line leads from each token that looks to the tokens looked at, and the stronger the line, the larger the weight. Point at a token to see its lines alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mask says which tokens a token may look at, and all others get a weight of exactly 0. The causal mask hides all later tokens, as in models that write text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model writes one token at a time and keeps the keys and values of all before. Step through it and watch the cache grow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number takes 4 bytes as float32, 2 bytes as models are usually run, and 1 byte if it is rounded to 8 bits. Half the bytes are half the cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row per token and a column for each number of the output. A and B share one colour scale, and the third picture is their difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sees all tokens, and B sees only the token itself and earlier ones. Everything else is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sentence goes through real multi-head attention, and every number on the screen is computed from the settings on the screen. Point at something and press F1 to read about it, or press Shift+F1 and click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sentence to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A setting that you kept stands beside the live one, with the difference of their weights. Choose a pair to begin, or keep the present setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads of the layer with what was measured about them. The marked row is the selected head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads, small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys of the window and of its panels, in one list. Type above it to search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All numbers in the four matrices are counted here, with biases where there are any. Sharing keys and values makes W_K and W_V smaller, and nothing else changes the count at the same model width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All numbers of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All scores are divided by this number before the softmax. Below 1 the largest weight of a row grows, and above 1 the row becomes flatter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All weights of the head, or the scores before them, as a table. What you select can be copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another choice of W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arcs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic of one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many query heads share each key/value head, in their order. The number must divide the number of heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B leaves the selected head out of the sum. The difference of the outputs is what that head adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind to order?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By similarity puts heads that do alike side by side, and By number keeps H1, H2 and so on. The distances are the same in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes per number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV opens in every spreadsheet, and NPZ holds the arrays for NumPy. The line below says what the file will hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell shows where the number of one cell comes from, step by step. Arcs shows the weights as lines between the tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes the pointer, and the next thing that you click is explained. Escape ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice of W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses how fast Play goes on. The numbers are the same at every speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses the colours that stand for small and for large weights. The greys stay in order on a black and white print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses the column by which the heads are sorted. A click on a column&apos;s title does the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes this card. Welcome in the Help menu shows it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes this help. The keyboard goes back to where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes this page. It can stay open while you work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contributions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs by matrix and stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs of the layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crafted and random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deliberate mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detach or put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance of each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do without A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws another random W_O of the same kind. Undo brings the old one back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws other random numbers for all matrices of the heads. Undo brings the old ones back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bar is how far the weights of one head moved, from 0 for not at all to 1 for no common key. Another order of the groups moves other heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bar is the length of what one head adds to the output. Long bars can cancel each other, so the output is not the sum of the lengths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each card is one matrix of the selected head: the tokens x, the weights W_Q, W_K, W_V and W_O, and the q, k and v made from them. Choose a card to see its matrix large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each card is one step of the forward pass, from the tokens to the output. Choose one to see its matrices and its formula below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each card switches one well-known mistake on, so that you see what it does to the numbers. A red bar warns you until everything is right again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each entry makes two settings from the present one that differ in a single thing. So you see what that thing does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each head has a band of rows in this matrix, in its colour. The band says how its findings are spread over the output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each lane is one key/value head, and the chips in it are the query heads that read it. Drag a chip to another lane to let its head share other keys and values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line is a key and what it does, with the place where it works. Keys of a panel work while the keyboard is in that panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line is something the window can do, with its menu and its keys. Greyed lines cannot be done at present.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each map is one head: its rows are the tokens that look, its columns the tokens looked at, and its colours the weights. The weights of a row sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of these sentences shows one thing that heads do, such as a pronoun that finds its noun. Choosing one replaces the sentence, and Undo brings yours back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is a head, each column a block of the output, and the colour is how strongly W_O connects them. With the identity, each head reaches its own block only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is a token that looks, each column a token looked at. The last columns check the row: its sum and its entropy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is one step, with the numbers it stores or multiplies for MHA, for the present grouping, and for MQA. The formulas say where each number comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is one token, with its keys and values for each key/value head in the colour of the head. The stronger the colour, the larger the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row says how far the output of one token moved, and how far it turned. A cosine of 1 means that the direction stayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row says how much the weights of one head differ between A and B. A distance of 0 means equal maps, and 1 means no common key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row says how one head spreads its weights: on the token before, on itself, on earlier ones, and so on. The name of a head comes from these numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each strip is one head: M leaves it out, S leaves all others out, and the fader multiplies what it adds. The meter shows how large its contribution is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each tab shows the same numbers from another side. The selected head stays the same in all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a key/value head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the deliberate mistake, so that every step is computed as it should be. The red bar goes, and all numbers change at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error against key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every cell is one number of the chosen matrix, and 0 is the middle of the colours. Zoom in until the numbers stand in the cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every line is one change of this session, the newest last. Choose a line to go back to it, or forward again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every random number in the matrices is multiplied by this, so it is their standard deviation. A small scale makes the maps almost flat, and a large one leaves a single bright cell in most rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every token is a vector of this many numbers, which the heads share. It is always a multiple of the number of heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanges A and B, so that the kept setting becomes the live one. It is one step that Undo takes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanges the axes of the picture, so that queries are columns and keys are rows. The numbers stay the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few and more heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills the matrix cell after cell, row by row, or pauses. At the end it starts again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each head, the left map has keys and values of its own, and the right map shares them as set at present. The distance says how far the weights moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each token, this is the word whose content is nearest to what the head adds there. It is listed only if the cosine is above 0.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgets the kept setting and leads back to the start of this view. The live setting stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GQA and MQA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the lab as many heads in the same proportion, but only 8 columns for each head. Undo brings your sizes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on by one cell. The row and the column that make it are marked in the matrices before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes one cell back in the matrix that is being filled. The sum below the picture is that of the cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads in numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads to mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads, least important first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here is room for your own words about what you see. They are saved with the session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here the weight of one cell is computed from its query and its key, with the numbers on show. Each step uses the result of the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you choose what to save and how large. The picture is drawn anew at that size, not enlarged from the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you choose where the matrices of the heads come from, for example made by hand or drawn at random. Sentence and sizes stay where the new matrices allow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you choose which numbers are written, and in which form. All digits are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you see how far each head and the output move if keys and values are shared. Everything is computed from the matrices of the lab.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you set the sizes of the layer, what may be looked at and how sharp the softmax is. Every change is computed at once and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hides the message and changes nothing else. Escape does the same while the keyboard is in the message.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hides this panel and keeps everything that was set in it. The Window menu shows it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a shared head is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far each head moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In A several heads share keys and values, and in B all heads share one pair. Everything else is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a sliding window, this many tokens are seen: the token itself and those just before it. In a prefix mask, everyone may look at this many tokens at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleave or repeat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep as A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the present sentence as A and gives the other one to B. Everything else is the same in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the setting that is live at present as A. Then change B, and watch what that changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key/value groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values in the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout of the matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the pinned cell go. The arithmetic then follows the pointer again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load scaled down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MHA and GQA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MHA and MQA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MHA gives every query head keys and values of its own, MQA lets all heads share one pair, and GQA lies between. An uneven grouping is none of them, so nothing is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the change again that Undo took back. It is there until you change something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the live setting what A is. Then nothing differs until you change B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes this panel a window of its own, or puts it back into the main window. Reset layout in the Window menu puts all panels back where they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark for Excel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks the strongest key of each query with a filled dot and the second with a ring. The marks follow every change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices of queries, keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices of the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixing desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models store one big matrix for all heads, and textbooks draw a small one for each head. Both hold the same numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplied, the two make one matrix that says what is written if a token is looked at. Its rank is at most d_k, so a narrow head can move little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute the least important</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutes as many heads as you choose, from the top of the table. The curve shows how far the output moves for every such number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of a setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbouring heads share a key/value head in real models, and a program that gets the order wrong gives each head the keys of another. The two orders stand side by side here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed of W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token may look at a token that is checked here, and neither may that token itself. Its own row stays, because it may still look at the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One list of everything the window can do. Type to search, and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One map per head, all from the same sentence and the same layer. Enter or a double click opens the selected head large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One matrix, large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only so many keys of each query have a line, the strongest first. The weights that are left out are still in the sums.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a session that you or somebody else saved. It replaces what is on the screen, after asking about unsaved work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the Mixing view, where the matrix W_O is shown with the heads that it mixes. The mixing desk stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the lessons, which lead you through the lab step by step. You can leave a lesson at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the list of all keys of the window and its panels. You can search in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the strips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels in tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels that share a place stand behind each other, and a tab brings one of them to the front. Drag a tab away to give its panel a place of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick or type a sentence that B reads, while A reads the present one. A sentence that differs in one word shows which heads notice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions tell a token where it stands; without them, attention cannot tell one order of the words from another. Sinusoidal positions add waves of many lengths to the content of the tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts all cells of the table on the clipboard, with every digit. Tabs stand between the columns, so it can be pasted into a spreadsheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the arithmetic of this cell on the clipboard as plain text. You can paste it into notes or a worksheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries, keys or values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query, key and products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the mixing desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are the tokens that look, columns the tokens looked at, and the colour of a cell is its number. Enter pins a cell, so that the arithmetic beside the map stays on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are tokens, columns are the numbers of the output, and the colour is the change. Muting before W_O changes all columns, because W_O mixes the heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save asks for the name of a file and writes it. Cancel leaves everything as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save asks for the name of a file, and Copy puts the picture on the clipboard. Cancel leaves everything as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save or cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save, copy or cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the grid of all heads, or one head large. The picture shows the same numbers and colours as the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the heatmaps on show as a picture for slides or for print. You choose what to save and how large before anything is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selects one head, which is then the same in every view. Its name is measured: it says what the weights of the head do, and is missing if they do nothing clear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence and source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets all gains to 1 and ends every mute and solo. It is one step that Undo takes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the scale to 0.01, as many textbook programs do. The scores then come so close to 0 that every map is almost flat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the scale to 1 divided by the root of the model width. The scores then differ enough to see that the heads differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several query heads can share one key/value head, which saves memory while a model writes. Here you choose who shares, and see at once what the heads lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show W_O large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows both settings side by side, their difference alone, or how far each head moved as numbers. The cell that is read out is the same in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows for each query how widely its weights are spread: 0 for a single key, 1 for all keys alike. Queries that may look at one key only are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the mean of the weights of all heads that are not muted. A mean can hide that two heads do opposite things.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows you the two controls to begin with: the sentence and the number of heads. Whatever you change there is computed at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest weight with a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some programs mute a head by setting its columns of the output to 0, after W_O has mixed all heads. Switch it on to see that this removes parts of every head instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorts from the largest value to the smallest, or the other way round. Only the order of the rows changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorts the heads by number, by the largest difference of a single weight, or by their distance. Only the order of the rows changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorts the heads by their number or with the largest contribution first. Only the order on the screen changes, not the sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot the bug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts the ranking, or stops it while it runs. What was ranked before stays on show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops what is being computed or written at present. The lab goes back to the last state that has numbers, and a file that is not finished is not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strips of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches the positions off, or on again. Without them, the same word gives the same output wherever it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last change of the lab back, however it was made. A whole drag counts as one change, and so does a burst of typing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last token back, and its keys and values out of the cache. The rows before it stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes this sentence into the lab. Both have the same words in another order, so only positions can tell them apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Textbook scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The background of each word shows how much the chosen token looks at it. Enter or a click pins a word as the token that looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bar says which colour stands for which number, with both limits. The triangle marks the number that is read out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bars say how strongly the matrix stretches vectors along its own directions, the largest first. Along a direction with a bar of 0, the head sees nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bars show what each head adds to all tokens together, or only to the token that you choose here. The length of the contribution is its size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache is held against a memory of this size. A GB is 1,000,000,000 bytes here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change is how far the output moves if only this head is muted. Nothing was trained, so this says nothing about how well a task is solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns of each head have its colour, and a shared key/value head has columns once only. That is why sharing makes these two matrices narrower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curves say how far the output moves if keys and values are shared, for each way to make the shared heads. No model was trained here, and training makes the error smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with a mark by which Excel knows that it holds Unicode text. Without it, Excel shows letters such as é wrongly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forward pass in ten steps, with the real numbers of the selected head. Every number can be checked with the sum below the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heads are ranked by what their muting changes, on this sentence or on all example sentences together. More sentences say more about a head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heads share the numbers of each token evenly, so a larger number of heads makes each of them narrower. Only numbers that divide the model width are offered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys and values of this many tokens are kept for each sequence. The cache grows in proportion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last forward pass took this long on your computer. Only steps that a change touches are computed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maps of A, of B, or of their difference, all in the same order and the same colours. Pointing at a cell marks it in all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrices of a shared key/value head are the mean of those that share it, the first of them, or new random numbers. Real models train theirs, so a mean is only a start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrices on the left make the one on the right, and the marked cell is the one that is explained. Click a cell or use the arrows to choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrices that make queries, keys and values, with the columns of each head. Sharing takes columns away from keys and values only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of pixels per inch is written into the file. Programs for print and slides use it to choose the size on paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output of the layer is a sum with one part for each head, and here you change how much each adds. The weights of the heads do not change by that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outputs of all heads stand side by side here, each times its gain. Until now no head has seen what another found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is exactly this many pixels wide. Its height follows from what is on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The random W_O is drawn from this number. The same seed always gives the same matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The random numbers in the matrices are drawn from this number. The same seed gives the same heads on every computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cell has four numbers on its way: the product of query and key, the score, the score after the mask, and the weight. Choose which of them the map shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same model width is split into fewer heads in A and into more in B. More heads are narrower heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected head from all sides: its map, its numbers, its likeness to other heads, and its matrices. Escape leads back to all heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected head is framed here and shown large below. A click, or Left and Right, choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sizes are those that the makers of the model published, or those of the lab. They decide how large its KV cache is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step in code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps of this session are listed here in their order. Going back loses nothing until you change something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table compares the KV cache and the parameters of each layout at the present sizes. Fewer key/value heads need less memory, while the scores are as many as before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three strips are the entries of the query, of the key, and of their products. All products added up are q · k.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of the head as lines from the tokens that look to the tokens looked at. The two boxes leave weak lines out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words that you type here are what all heads read, and every number follows each key. They are cut into tokens, which are the rows and the columns of every map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wrong way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the numbers behind the head, from the tokens to what it writes. Choose a card to see one large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These lines are the step as a program would write it. You can select and copy them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These words stand above the picture. Leave the field empty for a picture without a title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think first what doubling does to the costs, and then press this. The answer uses the sizes of the lab at present.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This band of W_O spreads what the head found over the whole output. It has d_k rows and d_model columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bar holds the sentence that all heads read and says where their matrices come from. Whatever you change here is computed at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This bar says in one sentence what was changed, or why something cannot be. Its buttons offer the nearest values that work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This button takes a value that works in place of the one that does not. The message beside it says why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card explains one control in two sentences, with its formula and its keys. F1 on another control shows the help of that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This compares two sentences of the same words in another order. Their outputs differ only if positions are on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the number of heads that look at the sentence side by side. Each has a map of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the number of tokens that the sentence was cut into. Every map has that many rows and columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the same picture for one of the other choices of W_O. A click takes that choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is what the layer adds up for each token. It is the concat times W_O, and just as well the sum of what every head adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line names the cell under the pointer, or the one that the keys chose, with its number. The number is the one that was computed, rounded for reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This many sequences are written at the same time, each with a cache of its own. The cache grows in proportion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This matrix makes the values of the head out of the tokens. It has d_model rows and d_k columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This menu lists all panels, and a check marks those that are open. It appears in a narrow window, where some panels have to give way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This menu merges the key/value head with a neighbour, splits it, or gives the selected heads a new one. The same keys work in the lanes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page says how much memory the keys and values of a model take while it writes. The bars hold it against a memory of the size you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This picture compares every head with every other. Heads with equal maps are redundant on this sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This says where the matrices of the heads come from. Nothing here was trained unless it says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This says which numbers the two ends of the colours stand for. Shared makes heads comparable, Per head shows each at full contrast, Fixed goes from 0 to 1, and Log shows faint weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step makes three matrices in the same way, and here you choose which is on show. Only the matrix that multiplies the tokens differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This view has several pages, which show the same numbers in different ways. Left and Right go from page to page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This view shows how W_O makes one output of all heads. What you mute or turn down here is the same as on the mixing desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This view shows what shared keys and values change, cost and save. The groups are those of the key/value groups panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three ways to begin, for people who are new here. The lab behind the card is live already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token of the contributions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the layer with the W_O of the source, with one that does not mix at all, with a random rotation, or with the bands given to other heads. The weights of the heads do not change by that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a key or a word, and only the lines that have it stay. Escape closes the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type parts of words, or first letters, to find anything that the window can do. Up and Down choose, and Enter runs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_O of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_V of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights below this number have no line. Nothing but the picture changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the head moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the layer stores and multiplies, step by step. All numbers belong to the present sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What&apos;s this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the number of one cell comes from, from query and key to the weight. Pin a cell to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the output changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which columns each head reaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a model writes, it keeps the keys and values of all tokens, and this is their size in this layer. The button opens the key/value groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While this red bar is on show, one step is computed wrongly on purpose. The numbers in all views show what that mistake does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With and without a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without and with a mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write here what is special about this setting. The name stands above its maps and in exported pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes one more token: its keys and values go into the cache, and its query reads all of them. Nothing that was written before is computed again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the weights of all heads or of one. The heads are numbered from 1, as in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes token after token at the chosen speed, or pauses. At the end it starts from the beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own words about this session stand here. They are saved in its file and opened with it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HiddenTokensPage</name>
    <message>
        <source>&amp;Unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody looks at the tokens checked here (Space checks)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Choose a step to go back to it, or forward again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of this session</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Intents</name>
    <message>
        <source>Change W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change d_model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change gain of H{head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change shared K and V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End solo of H{head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute H{head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset mixing desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo H{head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take nearest sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unmute H{head}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LabDocks</name>
    <message>
        <source>Dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key/value groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixing desk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LabStatusBar</name>
    <message>
        <source>&lt;b&gt;{count}&lt;/b&gt; parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{h}&lt;/b&gt; heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{n}&lt;/b&gt; tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the last state that has numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d&lt;sub&gt;k&lt;/sub&gt; &lt;b&gt;{d_k}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward pass &lt;b&gt;{ms} ms&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source &lt;b&gt;{name}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LabStore</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LaneMenu</name>
    <message>
        <source>&amp;New key/value head for the selected heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Split in two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit key/value head KV {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge KV {number} with a neighbour, split it, or add one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge with the &amp;left neighbour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge with the &amp;right neighbour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanePicture</name>
    <message>
        <source>KV {number}: {heads}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which query heads read which key/value head</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanesView</name>
    <message>
        <source>Arrows: query head. Shift with arrows: select several; Alt with arrows and then Ctrl+Space: take one more, or leave it out; Ctrl+A: all. Ctrl+Left and Ctrl+Right: move to another key/value head. Ctrl+Up and Ctrl+Down: reorder key/value heads. Ctrl+Shift+Left and Ctrl+Shift+Right: merge two key/value heads. S: split one. N: new key/value head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query heads in key/value groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}, selected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Open this lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at step {step} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{answered} of {asked} questions answered, {right} rightly at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>&amp;Open lesson file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lesson that you or somebody else wrote</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonModel</name>
    <message>
        <source>Lesson: {title}, step {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonTexts</name>
    <message>
        <source>Not true in the lab: {claims}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will learn to (about {minutes} minutes):</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Redo {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MHA Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MHA Desktop — the multi-head attention lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence and source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}[*] — MHA Desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MaskChooser</name>
    <message>
        <source>A token looks at itself and a few tokens before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token looks at itself and at earlier tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal, but the first tokens are open to everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every token may look at every token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens are seen: the token itself and those just before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens at the start everyone may look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mas&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody looks at the tokens you check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefix si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tokens a token may look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatricesPage</name>
    <message>
        <source>As models store them: one product for all heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As textbooks draw them: one small matrix per head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout of the matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One &amp;big matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One per &amp;head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are the same, only the layout of the picture changes: the matrix of H{h} is columns {first} to {last} of W&lt;sub&gt;Q&lt;/sub&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&lt;sub&gt;K&lt;/sub&gt; and W&lt;sub&gt;V&lt;/sub&gt; keep {g} of {h} heads, so they are {g}/{h} as wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a key/value head for every query head, all three matrices are equally wide.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatrixCanvas</name>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {shape}. Arrows: entry. Plus, minus, 0: zoom. Shift and arrows: pan.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatrixCards</name>
    <message>
        <source>Click, or the arrows, show a matrix large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices of the head. Arrows: another matrix.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>column {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MistakeBanner</name>
    <message>
        <source>End the mistake: compute everything as it should be (Alt+0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MistakeCard</name>
    <message>
        <source>Make this mistake, or make it right again (Alt+{number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the lab so that this mistake is easy to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>1/√d_model instead of 1/√d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query that may look at nothing divides 0 by 0. Its row is undefined, and so is everything computed from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sum of d_k products grows with d_k, and the softmax exaggerates it: rows become one bright cell and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns sum to 1, rows do not: some queries collect far more than 1, others almost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deliberately wrong: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row still sums to 1, and the brightest cell stays the brightest, but everything is flatter. That is why nobody notices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads read the key/value head of another group: their maps change although no number in the matrices did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden keys are dark, as they should be, but rows sum to less than 1: the hidden keys took their share first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes no difference here: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute a head: only its slice of the output columns vanishes. W_O had already spread the head over all columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muting and Pruning leave the mistake out: they show the right computation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows sum to 1 but are almost even: the second softmax sees only numbers from 0 to 1, and e¹ is less than 3 times e⁰.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores become too small by √h: the maps turn pale, and a clear head looks undecided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This view leaves the mistake out: it shows the right computation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_O is the identity: the slices of the output are the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a temperature of 4 left in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads have the same gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads read the same key/value head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_k is 1, and so is its square root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each query has one key, and each key one query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each query has one key, whose weight is 1 whatever its score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every head has a key/value head of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every query may look at something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every score is 0, for the scale is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every token is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads cut out after W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interleaved groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask multiplied after the softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no 1/√d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mask is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rule for a fully masked row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one head has all columns: d_k is d_model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax over the wrong axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heads are grouped in this very order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mask hides nothing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MistakesPanel</name>
    <message>
        <source>Each switch puts one mistake into the code, in every view. Find what it does to the maps, the row sums and the output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every number is the right one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output: unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output: undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output: {error} away from the right one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row sums: {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row sums: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undefined: {count} of {all} rows (0/0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights: off by up to {change}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights: unchanged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MixerPanel</name>
    <message>
        <source>All bars have the same scale; point at one for its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contribution of {head} to {token}: {size}.&lt;br&gt;It is the length of gain · Z · W&lt;sub&gt;O&lt;/sub&gt; at this token. A full bar is {full}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contribution of {head}: {size}.&lt;br&gt;It is the Frobenius norm of gain · Z · W&lt;sub&gt;O&lt;/sub&gt; over all tokens. A full bar is {full}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fader: gain, 0 to 2. Bar: size of Z · W&lt;sub&gt;O&lt;/sub&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain of {head}: {gain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gain of {head}: {gain}. Z is multiplied by it before W&lt;sub&gt;O&lt;/sub&gt;.&lt;br&gt;Drag, wheel or Up and Down; double click or Home sets 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute {head} (M): its gain is 0 until you unmute it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset mixing desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset: all gains to 1, no mutes, no solos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show W_O large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo {head} (S): only soloed heads reach the output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&lt;sub&gt;O&lt;/sub&gt; large, in the Mixing view (double click, or Ctrl and the wheel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_O, {rows} × {columns}, one band per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contribution {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contribution {size} to {token}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gain {gain}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>muted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>silenced by a solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}: rows {first} to {last} of W&lt;sub&gt;O&lt;/sub&gt;.&lt;br&gt;Each cell shows one entry, the middle one of those it covers; entries beyond the limits of the colour bar have the colours of its ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rows} × {columns}, one band per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}.&lt;br&gt;Click to select the head.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MixingView</name>
    <message>
        <source>Pages about W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to see how its heads are mixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why mix?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MutingPage</name>
    <message>
        <source>All heads are on: click one to mute it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine of the angle to the output of all heads on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine of the sliced output to the one of all heads on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the difference from the output of all heads on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Muted before W&lt;sub&gt;O&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head is silent; faders are not at 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what happens if a head&apos;s columns are set to 0 after W&lt;sub&gt;O&lt;/sub&gt; instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silent: {heads}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The change that slicing after W_O makes instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wrong way: slice the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wrong way: sliced after W&lt;sub&gt;O&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong because W&lt;sub&gt;O&lt;/sub&gt; has already spread the head over all {columns} columns: setting {d_k} of them to 0 leaves most of the head in the output, and removes what other heads wrote there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relative change of the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} heads are silent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} of {all} columns changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖output − all heads on‖ / ‖all heads on‖, over all tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>1 head has nobody to share keys and values with; nearest: 2 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 head has nobody to share keys and values with; nearest: {nearest} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 token of {name} has no partner: {tokens}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A has {a} heads and B has {b}, and random heads have no jobs by which they could be paired: no head is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crafted heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deliberately wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GQA-{g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{first} of {name} has no partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{first} to H{last} of {name} have no partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MHA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MQA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random heads, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without H{head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a grouping of {given} heads does not fit {n_heads} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a margin of {value} mm is not between {low} and {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mask is boolean (True = may attend) or float (added to the scores), not {dtype}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a prefix of {length} tokens is impossible; nearest: 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a prefix of {value} tokens is impossible; nearest: 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sliding window of {value} tokens shows nothing; nearest: 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a window of {width} tokens is empty; nearest: 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all {rows} rows sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an additive mask holds numbers or minus infinity, nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another picture is still being written; try again then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arcs show weights; nearest: choose the stage of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sentences are the same; change a word of the second one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crafted and random heads read different token vectors, so the outputs have no direction in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crafted heads have no rotary positions; both have sinusoidal ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crafted heads have no rotary positions; sinusoidal ones are used instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crafted heads have the same jobs in the same order, so heads are paired by number, with d_k {a} in A and {b} in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_k cannot be {d_k}; nearest: 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_model {before} does not split into {few} and {more} heads; both have {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_model {d_model} is not a positive number; nearest: {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_model {d_model} is not divisible by {n_heads} heads (remainder {remainder}); nearest: {low} or {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distances go over the {compared} of {pairs} rows that look at paired tokens only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every head is muted: there is no mean of them; unmute one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gains must be {n_heads} finite numbers, one per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head {head} is chosen twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: a brace is left over; write {doubled} for a single one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: a lesson begins with a header between two lines of {fence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: a lesson has at most {most} steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: a step has either lab, a whole state, or change, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: a step needs a title after {heading}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: an expression has {count} characters; the most is {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: below --- stands what is revealed, and this step asks nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: the file is larger than {most} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: the header is followed by a step, a line like “{example}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: the row has no weight to draw: the mask hides every word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: the sentence has no words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: the setting “{name}” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: the settings are no TOML ({problem}); a working line is {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: the settings have no end; close them with a line of {fence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: the text is not UTF-8; save it as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no head {head} among {h}, counted from 0; nearest: {close}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no measure “{name}”; nearest: {close}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no quantity “{name}”; nearest: {close}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no setting “{name}”; nearest: {close}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no word {word} among {n}, counted from 0; nearest: {close}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: there is no {head} among {h} heads; nearest: H{h}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: {count} answers are right in the lab, and one has to be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: {problem} in {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “at” cannot change “{name}”; nearest: {close}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “at” needs a plain number or text for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “at” takes one expression and at least one change, as in {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{name}” alone is no number; ask for a measure, as in {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{name}” cannot take “{given}”; nearest: {close}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{name}” needs arguments in brackets, as in {example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{name}” takes {wanted} arguments, not {given}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{query}” stands {count} times in the sentence, and once is needed; give its number, or take {close}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{source}” has no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{source}” has no value: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{source}” has something other than numbers, texts, measures, + − * /, comparisons, and, or, not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{source}” is no expression; a working one is “{example}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{source}” is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {file}, line {line}: “{value}” is no value that {field} knows; nearest: {close}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has a row for each weight; the form with a table for each head, or NPZ, is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no version that is a number from 1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has version {version}, and this program knows versions up to {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {count} tokens for {n} rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds no state; pictures that MHA Desktop wrote as PNG or SVG do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds {count} arrays, more than {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds {what}; weights are float16, float32 or float64: a.astype(&quot;float32&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is an XML file with definitions of its own, which no picture of ours has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty; a table of numbers is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than {most} GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is larger than {most} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is neither a NumPy file nor UTF-8 text (byte {place})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no PNG or SVG picture ({problem})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no session of MHA Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is {problem}: {given} bytes follow its header, and the shape {shape} needs {needed}; save it again with numpy.save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its archive is damaged ({problem}); save it again with numpy.savez</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its archive is packed in a way that NumPy does not use; use numpy.savez</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its archive unpacks to {times} times its size, which no weights do; save them again with numpy.savez</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its array is none that this program knows; save it again with numpy.save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its array of {size} MB is larger than {most} MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its brackets are nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header gives the shape ({shape}); save it again with numpy.save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header gives the type {dtype}, which NumPy does not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is damaged or describes no plain array; save it again with numpy.save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its shape is {shape}; (n, n), (heads, n, n) or (layers, heads, n, n) is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its shape is {shape}; (n, n), (heads, n, n) or (layers, heads, n, n) is needed; of a batch, take one example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its shape {shape} is not square: {rows} rows, {columns} columns; as many rows as columns are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tokens are no UTF-8 text ({problem})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its tokens are {dtype} of shape {shape}; a list of texts is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kv_head_of must name one of {n_kv_heads} key/value heads for each of the {n_heads} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line} has {count} cells, and the first one has {width}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line} is no CSV ({problem})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither sentence has words to compare; type one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no distance: every row looks at a token without a partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no distance: with the deliberate mistake the rows of {name} do not add up to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no head is chosen; nearest: one head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no head reads key/value head {lane}; they are numbered from 0 without a gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mistake is on; choose one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no token of A has a partner in B, so nothing can be subtracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of its arrays is called weights (it holds {names}); rename one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other numbers are still being written; try again then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary positions are not offered for crafted heads, whose W_Q and W_K read position features of the token vectors; choose sinusoidal or none, or random heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary positions cannot turn {columns} columns; nearest: 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary positions turn pairs of columns, and 1 is odd; nearest: 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary positions turn pairs of columns, and d_k {d_k} is odd; choose heads or d_model for d_k {below} or {above}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary positions turn pairs of columns, and {columns} is odd; nearest: {low} or {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {number} (line {line}) has other tokens than the first one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table {number} (line {line}) has {n} rows, and the first one has {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature {temperature} is not a number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature {value} is outside {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text of more than {most} MB is too much; save the weights with numpy.save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts of {value} times their size: not between {low} and {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field {field} is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the gain {value} of head {head} is outside 0 to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lesson {path} cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of real models cannot be read ({reason}); the {count} built-in ones are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mask has shape {shape}; {n} tokens and {n_heads} heads need ({n}, {n}) or ({n_heads}, {n}, {n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of heads cannot be {n_heads}; nearest: {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of key/value heads cannot be {n_kv_heads}; nearest: {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers are saved as {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers grow too large for {dtype}; scale the token vectors or the matrices down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the outputs cannot be subtracted: a row of A has {a} numbers (d_model), one of B {b}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture is damaged, or cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture is on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture is saved as {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program is on the clipboard; it reads {name}, which lies in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rotary base {base} is not a positive number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rotary layout is &quot;half&quot; or &quot;interleaved&quot;, not &quot;{layout}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows of the table at line {line} have other tokens than its columns; maps of one sentence on itself are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scale {value} is outside 0 to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seed {value} is outside 0 to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sentence has {total} tokens; the first {used} are used, the text is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings cannot be kept in {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings file {path} is damaged ({reason}); the defaults are used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table at line {line} is not square: {rows} rows, {columns} columns; as many rows as columns are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the uneven grouping became regular: {g} key/value heads, {share} query heads each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weight {value} {problem} ({place}); nearest: 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights of H{head} are on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights on show are deliberately wrong; make it right first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no heatmaps to export; type a sentence first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no weights to export; type a sentence first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no head {head} among {h}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no head {head} of {n_heads}; nearest: {near}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no head {head}: heads are counted from 0 to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no layer {layer} of {count} in {path}; nearest: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no layer {layer}; nearest: 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no mistake {mistake}; there are: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no picture to write; choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no token at place {value}; nearest: 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no {one} in it; nearest: 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for a picture of {width} × {height} px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for so many numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token {place} cannot be hidden: the {n} tokens are counted from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type another sentence to compare this one with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsaved work cannot be kept in {path}: {reason}; save often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsaved work in {path} cannot be read: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights that were read from a file cannot be computed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights that were read from a file cannot be recomputed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width {value} px is not between {low} and {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without mixing, d_model must be {n_heads} heads times d_k {d_k}, not {d_model}; nearest: {width}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x has shape {shape}; the layer needs (n, {d_model})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x has shape {shape}; {n_heads} heads of {d_k} columns need (n, {width})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x holds {dtype}; attention needs real numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z has shape {shape}; the layer needs ({n_heads}, n, {d_k})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{columns} columns have no room in {width} px; nearest: {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of the {size} numbers in x are NaN or infinite; attention needs finite ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} rows of {name} are undefined (0/0) and are shown as 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} tokens of {name} have no partner: {tokens}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} weights are negative, the lowest {value} ({place})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dims} rotary columns are more than d_k {d_k}; nearest: {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} heads cannot share {before} key/value heads evenly; now {g} ({share} query heads share each)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} heads have no number of shared key/value heads between 1 and {h}; nearest: {nearest} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} query heads cannot share {g} key/value heads evenly; choose {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} query heads cannot share {g} key/value heads evenly; choose {low} or {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_heads} heads are more than the {d_model} columns of d_model; nearest: {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_heads} heads are not divisible by {n_kv_heads} key/value heads (remainder {remainder}); nearest: {low} or {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n_kv_heads} key/value heads are more than {n_heads} heads; nearest: {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has shape {shape}; {n_heads} heads, {n_kv_heads} key/value heads and d_k {d_k} need {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {value} is outside 1 to {high}; nearest: {nearest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be opened: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {reason}; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} heads are more than {most}; nearest: {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} tokens are more than {most}; nearest: {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} {many} are more than {most}; nearest: {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} cm is not between {low} and {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} columns: not between {low} and {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} dpi is not between {low} and {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} heads a page: not between {low} and {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} in line {line}, column {column} is no weight; nearest: 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} of {rows} rows do not sum to 1, the worst to {sum} ({place})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{cell}” in line {line}, column {column} is no number; nearest: 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NotesPanel</name>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes for this session…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own words; they are saved with the session</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberAnswer</name>
    <message>
        <source>Type a number; Enter reveals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberGrid</name>
    <message>
        <source>All numbers of the head</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumbersDialog</name>
    <message>
        <source>&amp;Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with a &amp;mark for Excel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, a row for each weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, a table for each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns: head, query, key and weight, with all digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything from x to the output, for NumPy; read again, it is bit for bit equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel reads “é” and “猫” rightly only with this mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head {head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the file is built</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPZ, every array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NPZ, the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries down, keys across, with all digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens and weights, for NumPy; equal bit for bit when read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose weights are written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumbersExporter</name>
    <message>
        <source>Export numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the NPZ file that the program reads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumbersPage</name>
    <message>
        <source>By the number of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference of each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads are compared by their numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over the rows of the square root of the Jensen-Shannon divergence (base 2): 0 is the same, 1 nothing in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query and key of the largest difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head that moved farthest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head with the largest difference first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight of B minus that of A where they differ most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down: head. Enter: select it everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrderCard</name>
    <message>
        <source>Blind to order?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order check with positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order check without positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions are what tells equal words at different places apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinusoidal positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch positions off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the sentence {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask tells places apart, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows only change places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {positions} positions: {difference}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without positions: {difference}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of the same word are equal in every bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of the same word differ by at most {size} (entries up to {entry})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} (now)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrderPage</name>
    <message>
        <source>Interleave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutputStrip</name>
    <message>
        <source>B − A, ±{limit}: {change} of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output of A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output of A, ±{limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output of B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output of B, ±{limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output, B − A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: a row per token, d_model columns. Arrows: entry.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PairBar</name>
    <message>
        <source>Pai&amp;rs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two settings to compare, made from the present one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ParameterCount</name>
    <message>
        <source>Numbers in W_Q, W_K, W_V and W_O together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same for any number of heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureSwitches</name>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy of each query&apos;s weights: 0 for one key, 1 for even ({keys})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the strongest key of each query (●) and the second (○) ({keys})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the weights of all heads that are not muted ({keys})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries as columns and keys as rows ({keys})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transpose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pipeline</name>
    <message>
        <source> transposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By mistake the queries compete for the key {column}: exp of its score for {row}, divided by the sum over all queries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deliberately wrong: 0/0 is not a number. It is shown as 0 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deliberately wrong: this number ({traced}) does not come from the formula, which gives {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of its attention {row} gives to {column}: exp of the score, divided by the sum of exp over all keys in the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply one pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply {count} pairs, add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is added: {head} fills its own band of columns, times its gain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is computed: the columns are cut into equal bands, one sheet for each head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {row} lies in the band of {head}: it says how much column {row} of the heads side by side adds to column {column} of the output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {row} of {left} meets column {column} of {right}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores are divided by the temperature {value} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column is turned with its partner by the place of the token (rotary).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask leaves {row} no key to look at, and its sum of exp is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask leaves {row} no key to look at: all its weights are 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector of {row}: what the word is, plus where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector of {row}: what the word is. It does not say where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector of {row}: what the word is. Where it stands is turned into Q and K later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights · V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add the bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it should be:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare every query with every key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut the columns into one sheet per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divide by {divisor}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every column takes a part of every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gain (by mistake)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gain × entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h head · q query token · k key token · d column of the model, or of one head · e column of all heads side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mix the values that are looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one band of rows for every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one row of numbers for every token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the heads side by side, times their gains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score + mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take out what may not be looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn every row of scores into shares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a token asks, offers and passes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row} may look at {column}: the score stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row} may not look at {column}: the score becomes −∞, the weight 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shape}, shared by {heads}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PipelineView</name>
    <message>
        <source>Type a sentence above to see it go through attention.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaybackControls</name>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last token back (Left in the picture)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one more token (Right in the picture)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write token after token (Space in the picture)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{speed} tokens per second</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaybackPage</name>
    <message>
        <source>Animations are off: Play writes all tokens at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token of {count} written: the cache is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {number} decoded = row {number} of the full causal pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {number} differs from that of the full causal pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step to decode the first token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token {number} of {count}: “{token}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to write it token by token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the tokens of the new state: {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written under a causal mask, as nothing can look at what is not written yet; the lab itself is set to: {mask}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest difference {value} in the weights of all heads and the output; rounding explains up to {allowed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bytes} bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointerFrame</name>
    <message>
        <source>Look here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Grouped-query attention: choose how many key/value heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped-query attention: {g} key/value heads, shared evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped-query layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi-head attention: a key/value head for every query head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi-query attention: one key/value head for all query heads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemReporter</name>
    <message>
        <source>Something went wrong ({kind}: {reason}). Your work is still here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectionChoice</name>
    <message>
        <source>&amp;New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A random rotation: mixes heads, keeps lengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another W&lt;sub&gt;O&lt;/sub&gt; of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed of W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mixing: each head keeps columns of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orthogonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed always draws the same W&lt;sub&gt;O&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source&apos;s bands, each given to another head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&lt;sub&gt;O&lt;/sub&gt; as the source of the heads made it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_O</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectionsPicture</name>
    <message>
        <source>Arrows: number. Ctrl and arrows: head. Page Up and Page Down: matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrices of queries, keys and values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PruningCurve</name>
    <message>
        <source>Relative change of the output against the number of muted heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k = {k}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PruningPage</name>
    <message>
        <source>1 is the head whose muting changes the output least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {h} heads are on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change if muted alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads, least important first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured over all {n} example sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured over the present sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mute the k least important heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutes the k heads at the top of the table, and no others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was trained: this ranks how far the output moves, with all other faders at 1, not how well a task is solved. The curve can fall, because contributions can cancel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of least important heads to mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other heads are muted at present: the slider starts from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank the heads over all example sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank the heads over the present sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative change of the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences ranked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop ranking, or rank after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least important of {h} heads is muted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {k} least important of {h} heads are muted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖output − all heads on‖ / ‖all heads on‖, over all tokens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionBox</name>
    <message>
        <source>Not quite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the answer of the lab (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}: the lab says {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}: your row matches by {share} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RandomOptions</name>
    <message>
        <source>&amp;New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Random seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 / √d_model: scores spread enough to see that heads differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default {scale}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw other random heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sc&amp;ale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard deviation of the random numbers in W_Q, W_K, W_V and W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Textbook 0.01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Textbook scale 0.01</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed always draws the same heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>randn × 0.01: scores so small that every map is almost flat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReachThumbnails</name>
    <message>
        <source>Click to choose: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}. Enter chooses it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadOut</name>
    <message>
        <source>Read-out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Every score in this row is equal, so every key gets 1/{count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} &apos;{query}&apos; looks at &apos;{key}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} &apos;{query}&apos; may not look at &apos;{key}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} {query} → {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} {query} ↛ {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned: &apos;{query}&apos; → &apos;{key}&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned: the key &apos;{key}&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned: the query &apos;{query}&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask hides this key from this query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask leaves this query no key: 0/0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model does not use this mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second strongest key of this query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strongest key of this query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} &apos;{query}&apos; looks at &apos;{key}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} masked {query} → {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} q·k of &apos;{query}&apos; and &apos;{key}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} q·k {query}, {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} score of &apos;{query}&apos; for &apos;{key}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} score of &apos;{query}&apos; for &apos;{key}&apos; after the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} score {query} → {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: &apos;{query}&apos; looks at &apos;{key}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: &apos;{query}&apos; may not look at &apos;{key}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowAnswer</name>
    <message>
        <source>Drag the bars. All of them together make 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filled: the lab. Dashed: your row. The numbers are the lab&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowBars</name>
    <message>
        <source>Bars of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the bars; or Up and Down for the word, Left and Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw where the weight goes. All bars together make 1: what you give to one word is taken from the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}: you {weight}, the lab {real}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowComparison</name>
    <message>
        <source>Decoded row and row of the full causal pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper strips: the row of this token as decoded with the cache. Lower strips: the same row of one pass over all tokens under the causal mask. Where there are more numbers than pixels, some are left out of the picture, none of the comparison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of H{head}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>Click a word to see what it looks at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or press Enter, to see what “{token}” looks at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}: how much each word looks at “{token}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}: what “{token}” looks at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}: “{query}” looks at “{key}” {weight}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}: “{query}” may not look at “{key}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentenceChoice</name>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sentence for B: pick one, or type one and press Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: the present sentence. B: the one in the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another sentence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentenceField</name>
    <message>
        <source>Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence that the heads read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SentenceWords</name>
    <message>
        <source>Sentence. Left and Right: word. Enter: pin it as query.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionFiles</name>
    <message>
        <source>&amp;Delete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recover it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved before the program ended ({when}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingGestures</name>
    <message>
        <source>Compare sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare {pair}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy A to B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SharingView</name>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After − before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here are both with {shown} key/value heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} &apos;{query}&apos; looks at &apos;{key}&apos;: {before} before, {after} after ({difference})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} &apos;{query}&apos; may not look at &apos;{key}&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{head} reads {kv}, Jensen-Shannon distance {distance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleave or repeat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JS distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jensen-Shannon distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key/value heads made for the first order are read in the second: every shape fits, so no program complains. {wrong} of {h} query heads read keys and values that were made for others, and the relative error of the output goes from {before} to {after}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models repeat each key/value head for {share} neighbouring query heads: head i reads key/value head i // {share}. Interleaving, i % {g}, is another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages about shared keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative error of the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The present grouping is neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to see what sharing does to its heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a key/value head for each query head there is no difference: every head reads its own, in either order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one key/value head there is no difference: all {h} query heads read it, in either order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>g = {g}: mean {mean}, first {first}, random {random}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>g, number of key/value heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {h} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{h} query heads cannot share {g} key/value heads evenly, so there is no such order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} row {row}, column {column} = {head} row {row}, column {inside}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShownHead</name>
    <message>
        <source>Mean of 1 head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of {count} heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanels</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot the bug</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SimilarityMap</name>
    <message>
        <source>Similarity of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similarity of {count} heads. Arrows: pair. Enter: select the head of the row.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SimilarityPage</name>
    <message>
        <source>1 minus the mean over rows of √(Jensen–Shannon divergence, base 2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1.00: the same weights in every row. 0.00: no key in common in any row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By similarity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or Enter, selects the head of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H1, H2, and so on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head looks at anything here, so there is nothing to compare: the mask leaves no query a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of heads compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similar heads side by side, by average linkage of their distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to compare its heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}: no row has weight in both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}: similarity {similarity} (distance {distance})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SortedTable</name>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpectrumPicture</name>
    <message>
        <source>Left, Right, Home and End read the singular values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular value {number} of {count}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Singular values, the largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then 0</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>a mean that the model does not use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as they are in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each column adds up to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each row adds up to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mask: the scores as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k / √{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k, not divided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k, not yet divided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score / temperature {temperature}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores of the keys that are allowed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StageBar</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries, keys or values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StageChoice</name>
    <message>
        <source>A mean is one of weights: switch Mean off to see stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after mask: scores / temperature; hidden keys are hatched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k: query times key, entry by entry, added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores: q·k divided by √d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights: the softmax of each row</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StagePicture</name>
    <message>
        <source>Pick a cell of the last matrix: click, or arrows. Space plays, Home goes back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>A becomes the present setting; then change B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is a setting that you keep; B is the live one, which follows everything you change. Both stand side by side with the same colours, and B − A beside them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kee&amp;p the present setting as A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or begin with a pair, made from the present setting:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell after cell, row by row (Space in the picture)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cell back (Left or comma in the picture)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cell on (Right or full stop in the picture)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{speed} cells per second</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer, then reveal; then it goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back (Left, Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on (Right, Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson; the progress is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the lab as this step wants it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this state &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have changed the lab. The numbers here belong to the step.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StripChoices</name>
    <message>
        <source>All tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars show what each head adds to all tokens together, or to one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By contribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the strips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the strips by the number of the head, or the largest contribution first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token of the contributions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StripsView</name>
    <message>
        <source>Head strips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and Right: head. Up and Down: gain. M: mute. S: solo. Enter: select.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SumCheckView</name>
    <message>
        <source>Frobenius norm of the output over all tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounding explains differences up to {allowed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum over heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Z&lt;sub&gt;h&lt;/sub&gt; is the output of head h times its gain, W&lt;sub&gt;O&lt;/sub&gt;[h] its band of d&lt;sub&gt;k&lt;/sub&gt; rows of W&lt;sub&gt;O&lt;/sub&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest difference {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not equal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SumPage</name>
    <message>
        <source>Added to all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to {token}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of each head&apos;s contribution; a bar of full height is {full}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output of {token}, column {column}: the sum of what each head adds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>All heads are muted, so there is no mean of them to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows: cell. Enter: pin. Ctrl+C: copy the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied {rows} × {columns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies all cells with full precision, tabs in between. Ctrl+C: the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above to see the numbers of its heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TermStrips</name>
    <message>
        <source>Every strip goes from the negative to the positive of its largest number; the middle of the colours is 0. Left and Right read the entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query, key and their products. Left and Right: entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entries 1 to {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {place}: {formula}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>&amp;Sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crafted heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by hand: each head does one thing the textbooks name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untrained: randn × scale, the same for the same seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the matrices of the heads come from</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewSet</name>
    <message>
        <source>A kept setting beside the live one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How W_O makes one output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One heatmap per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The forward pass in ten steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected head, large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shared keys and values change and save</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewToolbar</name>
    <message>
        <source>Colour map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour map; greys stay in order on a black and white print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed: 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log: 0.0001 to 1 in equal ratios, for faint weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per head: 0 to the largest weight of each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared: 0 to the largest weight of all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cividis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>greys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>viridis</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Viewer</name>
    <message>
        <source>These weights were read from a file: queries, keys, values and W_O are not known.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyPage</name>
    <message>
        <source>A random rotation lets every head write into all columns: mixing needs no training, but only training makes it useful.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each head writes through another head&apos;s band: it still reaches the columns of that band, but what it says is read wrongly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every head reaches at least {reached} of {blocks} blocks of columns. On average {share} % of what it writes lies in its own block; spread evenly it would be {even} %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head × block of {d_k} columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random orthogonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of the squared Frobenius norm of each head&apos;s band of W&lt;sub&gt;O&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source&apos;s W&lt;sub&gt;O&lt;/sub&gt; decides where each head writes: where bands overlap, heads add up in the same columns and the next layer reads them together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only one head: nothing can be mixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the identity each head stays in its own {d_k} columns of the output; nobody mixes them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>KV {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjective→noun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>backward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crafted heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>determiner→noun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden tokens: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer {layer} of weights from {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prefix of {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>previous token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronoun→noun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random heads, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rare words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>separator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sliding window of {width}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verb→object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verb→subject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights from {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} before</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordsPage</name>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the angle between the contribution and the word&apos;s content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only crafted heads can be read in words. They move the content of a word along a direction that is known; random W&lt;sub&gt;V&lt;/sub&gt; and W&lt;sub&gt;O&lt;/sub&gt; turn it into directions that mean nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The W&lt;sub&gt;O&lt;/sub&gt; in use is not the one that these heads were made with, so words get lost on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word whose content is nearest to what the head adds here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the head adds to a token is compared with the content of each word of the sentence; the nearest one is named if its cosine is above 0.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the head moves into each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps {source} where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves {source} into {query}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing above 0.5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Captions</name>
    <message>
        <source>Keys, values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
