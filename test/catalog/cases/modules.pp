#### include module class (gives Class[M], Notify[hello 1 m from ''], Class[M::Sub], Notify[sub in m from 'm' m::sub], Cla…)
include m
#### declare module class (gives Class[M], Notify[hi 2 m from ''], Class[M::Sub], Notify[sub in m from 'm' m::sub], Class[…)
class { 'm': greeting => 'hi', count => 2 }
#### module class mismatch (fails: Class[M]: parameter 'count' expects an Integer value, got String)
class { 'm': count => 'x' }
#### module define (gives M::Thing[a], M::Thing[b], File[/tmp/a], Notify[declared a], File[/tmp/b], Notify[declared…)
m::thing { 'a': }
m::thing { 'b': mode => '0644', content => 'x' }
#### module define mismatch (fails: M::Thing[a]: parameter 'mode' expects a match for M::Mode = Pattern[/^[0-7]{4}$/], got '9')
m::thing { 'a': mode => '9' }
#### deep class (gives Class[M::Deep::Er::Class], Notify[deep m])
include m::deep::er::class
#### nested class of init (gives Class[M::Inner], Notify[inner])
include m::inner
#### nested class after init (gives Class[M], Notify[hello 1 m from ''], Class[M::Sub], Notify[sub in m from 'm' m::sub], Cla…)
include m
include m::inner
#### second class of init (gives Class[N::Second], Notify[second])
include n::second
#### second class of loaded init (gives Class[M], Notify[hello 1 m from ''], Class[M::Sub], Notify[sub in m from 'm' m::sub], Cla…)
class { 'm': }
include n
include n::second
#### class across modules (gives Class[N::Uses], Class[M], Notify[hello 1 m from 'n'], Class[M::Sub], Notify[sub in m from…)
include n::uses
#### variable of a class that is not evaluated (fails: Unknown variable: 'm::sub::v'.)
include n
#### variable of an evaluated class (gives Class[M], Notify[hello 1 m from ''], Class[M::Sub], Notify[sub in m from 'm' m::sub], Cla…)
include m
include n
#### unknown class of a module (fails: Could not find class ::m::nosuch for reference.example)
include m::nosuch
#### unknown module (fails: Could not find class ::nosuch::thing for reference.example)
include nosuch::thing
#### unknown define of a module (fails: Unknown resource type: 'm::nosuch')
m::nosuch { 'a': }
#### class of a broken file (fails: Syntax error at '}')
include m::broken
#### class of an invalid file (fails: Language validation logged 2 errors. Giving up (file: $FIXTURES/m/manifests/invalid.pp))
include m::invalid
#### class in the wrong file (fails: Unacceptable location. The name 'm::other' is unacceptable in file '$FIXTURES/m/manifests…)
include m::wrong
#### class of the wrong file by its name (fails: Could not find class ::m::other for reference.example)
include m::other
#### module function (notices x-y)
notice(m::join_up('x', 'y'))
#### module function with wrong arguments (fails: 'm::join_up' parameter 'parts' expects a String value, got Integer)
notice(m::join_up(1))
#### nested module function (notices nested)
notice(m::deep::nested())
#### misnamed function (fails: Unacceptable location. The name 'm::other_name' is unacceptable in file '$FIXTURES/m/func…)
notice(m::misnamed())
#### unknown function of module (fails: Unknown function: 'm::nosuch'.)
notice(m::nosuch())
#### function fails (fails: no 2)
notice(m::fails(2))
#### function fails in class (fails: no 2)
include m::failing
#### function fails in define (fails: no 2)
m::failing_define { 'a': n => 2 }
#### function that declares (gives Notify[declared x])
m::declare('x')
#### function that declares in class (gives Class[C], Notify[declared x])
class c { m::declare('x') }
include c
#### type alias (notices true false M::Mode = Pattern[/^[0-7]{4}$/])
notice('0644' =~ M::Mode, 'x' =~ M::Mode, M::Mode)
#### recursive type alias (notices true)
notice({ mode => '0644', sub => { mode => '0600' } } =~ M::Config)
#### unknown type alias (fails: Resource type not found: M::Nosuch)
notice('x' =~ M::Nosuch)
#### missing requirement in module (fails: Could not find resource 'Package[nope]' in parameter 'require')
include m::missing
#### bad attribute in module (fails: no parameter named 'nope' on File[/x])
include m::badattr
#### unknown variable in module (fails: Unknown variable: 'undefined_thing'.)
include m::strictvar
#### create_resources in module (gives Class[M::Data], M::Thing[one], M::Thing[two], Notify[three], File[/tmp/one], Notify[decla…)
include m::data
#### epp of module (notices value = v path = /tmp/m )
include m::params
notice(epp('m/file.epp', { value => 'v' }))
#### epp without parameter (fails: lambda: expects a value for parameter 'value')
include m::params
notice(epp('m/file.epp'))
#### epp with failure (fails: The value 'x' cannot be converted to Numeric.)
notice(epp('m/bad.epp'))
#### epp missing (fails: Could not find template 'm/nosuch.epp')
notice(epp('m/nosuch.epp'))
#### epp outside (fails: lambda: expects a value for parameter 'value')
notice(epp('m/../../m/templates/file.epp'))
#### file of module (notices some data )
notice(file('m/data.txt'))
#### file missing (fails: Could not find any files from m/nosuch.txt)
notice(file('m/nosuch.txt'))
#### file outside (notices { "name": "test-m", "version": "1.0.0", "author": "test", "summary": "", "license": "Apac…)
notice(file('m/../metadata.json'))
#### find_file of module (notices true )
notice(find_file('m/data.txt', 'm/nosuch.txt') =~ String, find_file('m/nosuch.txt'))
#### module directory (notices true )
notice(module_directory('m') =~ String, module_directory('nosuch'))
#### reference to module class (gives Notify[x] require Class[M::Sub])
include m::sub
notify { 'x': require => Class['m::sub'] }
#### reference to module define (gives M::Thing[a] before Notify[x])
m::thing { 'a': }
M::Thing['a'] -> Notify['x']
notify { 'x': }
#### collect module define (gives M::Thing[a], File[/tmp/a], Notify[declared a])
@m::thing { 'a': }
M::Thing <| |>
#### defaults of module define (gives M::Thing[a], File[/tmp/a], Notify[declared a])
M::Thing { mode => '0400' }
m::thing { 'a': }
#### defined in modules (notices true true true false false false)
notice(defined('m'), defined('m::sub'), defined('m::thing'), defined('m::nosuch'), defined('m::join_up'), defined(Class['m']))
#### class of main manifest shadows module (gives Class[M], Notify[mine])
class m { notify { 'mine': } }
include m
#### dashes (fails: Could not find class ::dashes for reference.example)
include dashes
#### facts (gives Notify[Debian h h ]) {"facts":{"os":{"family":"Debian"},"hostname":"h","nothing":null}}
notify { "${facts['os']['family']} ${hostname} ${::hostname} ${facts['nothing']}": }
#### fact over variable (fails: Cannot reassign variable '$x') {"facts":{"x":1}}
$x = 2
#### trusted (gives Notify[a.b.example web a b.example]) {"trusted":{"extensions":{"pp_role":"web"}},"node":"a.b.example"}
notify { "${trusted['certname']} ${trusted['extensions']['pp_role']} ${trusted['hostname']} ${trusted['domain']}": }
#### assign to facts (fails: Attempt to assign to a reserved variable name: '$facts')
$facts = 1
#### assign to trusted (fails: Attempt to assign to a reserved variable name: '$trusted')
$trusted = 1
#### environment variable (gives Notify[production production production])
notify { "${environment} ${::environment} ${settings::environment}": }
