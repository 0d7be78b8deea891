#### own tags
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
#### own tags valid
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
#### tag metaparameter
notify { 'a': tag => 'x' }
notify { 'b': tag => ['y', 'z'] }
notify { 'c': tag => [['q'], 'r'] }
#### tag metaparameter odd
notify { 'a': tag => 'Upper::Case' }
notify { 'b': tag => 'two words' }
#### tag metaparameter invalid
notify { 'a': tag => 'bad/char' }
#### tag metaparameter number
notify { 'a': tag => 3 }
#### tag metaparameter undef
notify { 'a': tag => undef }
#### tag metaparameter with commas
notify { 'a': tag => 'a,b' }
#### tag metaparameter empty
notify { 'a': tag => '' }
#### tag metaparameter array of numbers
notify { 'a': tag => [1, true] }
#### tag function
class a { tag('t1', 't2') notify { 'x': } include b }
class b { notify { 'y': } }
include a
#### tag function after resource
class a { notify { 'x': } tag('late') notify { 'y': } }
include a
#### tag function at top
tag('top')
notify { 'x': }
class a { notify { 'y': } }
include a
#### tag function in define
define d { tag("d_${name}") notify { "n-${name}": } }
d { 'x': }
#### tag function invalid
tag('bad/char')
#### tag function array
class a { tag(['q', 'r']) notify { 'x': } }
include a
#### tag function value
class a { $v = tag('q') notice($v) }
include a
#### tagged function
class a { notify { 'x': message => "${tagged('a')} ${tagged('b')} ${tagged('class')} ${tagged('a', 'b')}" } }
include a
#### tagged function of others
class b { }
class a { notify { 'x': message => tagged('b') } }
include b
include a
#### tagged at top
class b { }
include b
notify { 'x': message => tagged('b') }
notify { 'y': message => tagged('class') }
#### tagged before include
notify { 'x': message => tagged('b') }
class b { }
include b
#### tagged in define
define d { notify { "n-${name}": message => "${tagged('d')} ${tagged('q')} ${tagged('x')}" } }
d { 'x': tag => 'q' }
#### nested class tags
class a { include b notify { 'x': } }
class b { include c notify { 'y': } }
class c { notify { 'z': } }
include a
#### qualified class tags
class one::two::three { notify { 'x': } }
include one::two::three
#### define tags
define one::two { notify { "n-${name}": } }
class a { one::two { 'x': } }
include a
#### define title as tag
define d { notify { "n-${name}": } }
d { 'goodtag': }
d { 'not a tag': }
#### node tags
node 'reference.example' { notify { 'x': } include a }
class a { notify { 'y': } }
#### regex node tags
node /reference/ { notify { 'x': } include a }
class a { notify { 'y': } }
#### tags of overridden
class a { notify { 'x': tag => 'base' } }
class b inherits a { Notify['x'] { tag => 'over' } }
include b
#### tags of collector override
notify { 'x': tag => 'base' }
Notify <| title == 'x' |> { tag => 'coll' }
#### tags of virtual realized in other class
class a { @notify { 'v': } }
class b { realize Notify['v'] }
include a
include b
#### tags and create_resources
class a { create_resources('notify', { 'x' => { 'tag' => 'cr' } }) }
include a
#### stage tags
stage { 'st': }
class a { notify { 'x': } }
class { 'a': stage => 'st' }
#### tags of defaults and define
define d { notify { "n-${name}": tag => 'inner' } }
D { tag => 'dd' }
d { 'x': }
d { 'y': tag => 'own' }
#### capital tags in collectors
notify { 'x': tag => 'UPPER' }
@notify { 'y': tag => 'UPPER' }
Notify <| tag == 'UPPER' |>
#### lower tags in collectors
@notify { 'y': tag => 'UPPER' }
Notify <| tag == 'upper' |>
#### collect by type tag
@notify { 'y': }
Notify <| tag == 'notify' |>
#### collect by segment tag
class a::b { @notify { 'y': } }
include a::b
Notify <| tag == 'b' |>
#### catalog tags
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
