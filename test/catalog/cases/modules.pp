#### include module class
include m
#### declare module class
class { 'm': greeting => 'hi', count => 2 }
#### module class mismatch
class { 'm': count => 'x' }
#### module define
m::thing { 'a': }
m::thing { 'b': mode => '0644', content => 'x' }
#### module define mismatch
m::thing { 'a': mode => '9' }
#### deep class
include m::deep::er::class
#### nested class of init
include m::inner
#### nested class after init
include m
include m::inner
#### second class of init
include n::second
#### second class of loaded init
class { 'm': }
include n
include n::second
#### class across modules
include n::uses
#### variable of a class that is not evaluated
include n
#### variable of an evaluated class
include m
include n
#### unknown class of a module
include m::nosuch
#### unknown module
include nosuch::thing
#### unknown define of a module
m::nosuch { 'a': }
#### class of a broken file
include m::broken
#### class of an invalid file
include m::invalid
#### class in the wrong file
include m::wrong
#### class of the wrong file by its name
include m::other
#### module function
notice(m::join_up('x', 'y'))
#### module function with wrong arguments
notice(m::join_up(1))
#### nested module function
notice(m::deep::nested())
#### misnamed function
notice(m::misnamed())
#### unknown function of module
notice(m::nosuch())
#### function fails
notice(m::fails(2))
#### function fails in class
include m::failing
#### function fails in define
m::failing_define { 'a': n => 2 }
#### function that declares
m::declare('x')
#### function that declares in class
class c { m::declare('x') }
include c
#### type alias
notice('0644' =~ M::Mode, 'x' =~ M::Mode, M::Mode)
#### recursive type alias
notice({ mode => '0644', sub => { mode => '0600' } } =~ M::Config)
#### unknown type alias
notice('x' =~ M::Nosuch)
#### missing requirement in module
include m::missing
#### bad attribute in module
include m::badattr
#### unknown variable in module
include m::strictvar
#### create_resources in module
include m::data
#### epp of module
include m::params
notice(epp('m/file.epp', { value => 'v' }))
#### epp without parameter
include m::params
notice(epp('m/file.epp'))
#### epp with failure
notice(epp('m/bad.epp'))
#### epp missing
notice(epp('m/nosuch.epp'))
#### epp outside
notice(epp('m/../../m/templates/file.epp'))
#### file of module
notice(file('m/data.txt'))
#### file missing
notice(file('m/nosuch.txt'))
#### file outside
notice(file('m/../metadata.json'))
#### find_file of module
notice(find_file('m/data.txt', 'm/nosuch.txt') =~ String, find_file('m/nosuch.txt'))
#### module directory
notice(module_directory('m') =~ String, module_directory('nosuch'))
#### reference to module class
include m::sub
notify { 'x': require => Class['m::sub'] }
#### reference to module define
m::thing { 'a': }
M::Thing['a'] -> Notify['x']
notify { 'x': }
#### collect module define
@m::thing { 'a': }
M::Thing <| |>
#### defaults of module define
M::Thing { mode => '0400' }
m::thing { 'a': }
#### defined in modules
notice(defined('m'), defined('m::sub'), defined('m::thing'), defined('m::nosuch'), defined('m::join_up'), defined(Class['m']))
#### class of main manifest shadows module
class m { notify { 'mine': } }
include m
#### dashes
include dashes
#### facts {"facts":{"os":{"family":"Debian"},"hostname":"h","nothing":null}}
notify { "${facts['os']['family']} ${hostname} ${::hostname} ${facts['nothing']}": }
#### fact over variable {"facts":{"x":1}}
$x = 2
#### trusted {"trusted":{"extensions":{"pp_role":"web"}},"node":"a.b.example"}
notify { "${trusted['certname']} ${trusted['extensions']['pp_role']} ${trusted['hostname']} ${trusted['domain']}": }
#### assign to facts
$facts = 1
#### assign to trusted
$trusted = 1
#### environment variable
notify { "${environment} ${::environment} ${settings::environment}": }
