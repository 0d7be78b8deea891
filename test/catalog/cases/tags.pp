#### own tags (fails: Empty string title at 0. Title strings must have a length greater than zero.)
file { '/tmp/a': }
notify { 'word': }
notify { 'two words': }
notify { 'a::b::c': }
notify { 'with-dash': }
notify { 'UPPER': }
notify { '9digit': }
notify { '_under': }
notify { 'dot.ted': }
notify { 'sl/ash': }
notify { 'a:b': }
notify { '': message => 'never' }
#### own tags valid (gives File[/tmp/a], Notify[word], Notify[two words], Notify[a::b::c], Notify[with-dash], Notify…)
file { '/tmp/a': }
notify { 'word': }
notify { 'two words': }
notify { 'a::b::c': }
notify { 'with-dash': }
notify { 'UPPER': }
notify { '9digit': }
notify { '_under': }
notify { 'dot.ted': }
notify { 'sl/ash': }
notify { 'a:b': }
notify { 'ünï': }
notify { '::lead': }
notify { "new\nline": }
notify { '-dash': }
notify { '.dot': }
#### tag metaparameter (gives Notify[a], Notify[b], Notify[c])
notify { 'a': tag => 'x' }
notify { 'b': tag => ['y', 'z'] }
notify { 'c': tag => [['q'], 'r'] }
#### tag metaparameter odd (fails: Invalid tag 'two words')
notify { 'a': tag => 'Upper::Case' }
notify { 'b': tag => 'two words' }
#### tag metaparameter invalid (fails: Invalid tag 'bad/char')
notify { 'a': tag => 'bad/char' }
#### tag metaparameter number (gives Notify[a])
notify { 'a': tag => 3 }
#### tag metaparameter undef (gives Notify[a])
notify { 'a': tag => undef }
#### tag metaparameter with commas (fails: Invalid tag 'a,b')
notify { 'a': tag => 'a,b' }
#### tag metaparameter empty (fails: Invalid tag '')
notify { 'a': tag => '' }
#### tag metaparameter array of numbers (gives Notify[a])
notify { 'a': tag => [1, true] }
#### tag function (gives Class[A], Notify[x], Class[B], Notify[y])
class a { tag('t1', 't2') notify { 'x': } include b }
class b { notify { 'y': } }
include a
#### tag function after resource (gives Class[A], Notify[x], Notify[y])
class a { notify { 'x': } tag('late') notify { 'y': } }
include a
#### tag function at top (gives Notify[x], Class[A], Notify[y])
tag('top')
notify { 'x': }
class a { notify { 'y': } }
include a
#### tag function in define (gives D[x], Notify[n-x])
define d { tag("d_${name}") notify { "n-${name}": } }
d { 'x': }
#### tag function invalid (fails: Invalid tag 'bad/char')
tag('bad/char')
#### tag function array (gives Class[A], Notify[x])
class a { tag(['q', 'r']) notify { 'x': } }
include a
#### tag function value (notices )
class a { $v = tag('q') notice($v) }
include a
#### tagged function (gives Class[A], Notify[x])
class a { notify { 'x': message => "${tagged('a')} ${tagged('b')} ${tagged('class')} ${tagged('a', 'b')}" } }
include a
#### tagged function of others (gives Class[B], Class[A], Notify[x])
class b { }
class a { notify { 'x': message => tagged('b') } }
include b
include a
#### tagged at top (gives Class[B], Notify[x], Notify[y])
class b { }
include b
notify { 'x': message => tagged('b') }
notify { 'y': message => tagged('class') }
#### tagged before include (gives Notify[x], Class[B])
notify { 'x': message => tagged('b') }
class b { }
include b
#### tagged in define (gives D[x], Notify[n-x])
define d { notify { "n-${name}": message => "${tagged('d')} ${tagged('q')} ${tagged('x')}" } }
d { 'x': tag => 'q' }
#### nested class tags (gives Class[A], Class[B], Class[C], Notify[z], Notify[y], Notify[x])
class a { include b notify { 'x': } }
class b { include c notify { 'y': } }
class c { notify { 'z': } }
include a
#### qualified class tags (gives Class[One::Two::Three], Notify[x])
class one::two::three { notify { 'x': } }
include one::two::three
#### define tags (gives Class[A], One::Two[x], Notify[n-x])
define one::two { notify { "n-${name}": } }
class a { one::two { 'x': } }
include a
#### define title as tag (gives D[goodtag], D[not a tag], Notify[n-goodtag], Notify[n-not a tag])
define d { notify { "n-${name}": } }
d { 'goodtag': }
d { 'not a tag': }
#### node tags (gives Node[reference.example], Notify[x], Class[A], Notify[y])
node 'reference.example' { notify { 'x': } include a }
class a { notify { 'y': } }
#### regex node tags (gives Node[__node_regexp__reference], Notify[x], Class[A], Notify[y])
node /reference/ { notify { 'x': } include a }
class a { notify { 'y': } }
#### tags of overridden (gives Class[A], Class[B], Notify[x])
class a { notify { 'x': tag => 'base' } }
class b inherits a { Notify['x'] { tag => 'over' } }
include b
#### tags of collector override (gives Notify[x])
notify { 'x': tag => 'base' }
Notify <| title == 'x' |> { tag => 'coll' }
#### tags of virtual realized in other class (gives Class[A], Notify[v], Class[B])
class a { @notify { 'v': } }
class b { realize Notify['v'] }
include a
include b
#### tags and create_resources (gives Class[A], Notify[x])
class a { create_resources('notify', { 'x' => { 'tag' => 'cr' } }) }
include a
#### stage tags (gives Stage[st], Class[A], Notify[x])
stage { 'st': }
class a { notify { 'x': } }
class { 'a': stage => 'st' }
#### tags of defaults and define (gives D[x], D[y], Notify[n-x], Notify[n-y])
define d { notify { "n-${name}": tag => 'inner' } }
D { tag => 'dd' }
d { 'x': }
d { 'y': tag => 'own' }
#### capital tags in collectors (gives Notify[x], Notify[y])
notify { 'x': tag => 'UPPER' }
@notify { 'y': tag => 'UPPER' }
Notify <| tag == 'UPPER' |>
#### lower tags in collectors (gives Notify[y])
@notify { 'y': tag => 'UPPER' }
Notify <| tag == 'upper' |>
#### collect by type tag (gives Notify[y])
@notify { 'y': }
Notify <| tag == 'notify' |>
#### collect by segment tag (gives Class[A::B], Notify[y])
class a::b { @notify { 'y': } }
include a::b
Notify <| tag == 'b' |>
#### catalog tags (gives Class[A], Class[B::C])
class a { include b::c }
class b::c { tag('later') }
include a
tag('ontop')
#### notify { 'n': tag => Notify['a'] } gives Notify[n]
notify { 'n': tag => Notify['a'] }
#### notify { 'n': tag => [Notify['a'], 'x'] } fails: Invalid tag 'notify[a]'
notify { 'n': tag => [Notify['a'], 'x'] }
#### notify { 'n': tag => Class['a'] } gives Notify[n]
notify { 'n': tag => Class['a'] }
#### notify { 'n': tag => File['/a'] } gives Notify[n]
notify { 'n': tag => File['/a'] }
#### class c { notify { 'n': } } class { 'c': tag => Notify['a'] } gives Class[C], Notify[n]
class c { notify { 'n': } }
class { 'c': tag => Notify['a'] }
#### Notify { tag => Notify['a'] } notify { 'n': } gives Notify[n]
Notify { tag => Notify['a'] }
notify { 'n': }
#### notify { 'n': } Notify['n'] { tag => User['a'] } gives Notify[n]
notify { 'n': }
Notify['n'] { tag => User['a'] }
#### notify { 'n': tag => Notify['a'] } Notify <| tag == 'a' |> { noop => true } gives Notify[n]
notify { 'n': tag => Notify['a'] }
Notify <| tag == 'a' |> { noop => true }
#### notify { 'n': tag => User['u', 'v'] } fails: Invalid tag 'user[u]'
notify { 'n': tag => User['u', 'v'] }
#### tag(Notify['a']) notify { 'n': } fails: Invalid tag 'notify[a]'
tag(Notify['a'])
notify { 'n': }
#### define d() { notify { 'n': } } d { 'x': tag => Notify['a'] } gives D[x], Notify[n]
define d() { notify { 'n': } }
d { 'x': tag => Notify['a'] }
#### notify { 'n': tag => Notify } gives Notify[n]
notify { 'n': tag => Notify }
