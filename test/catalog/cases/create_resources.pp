#### create_resources
create_resources('notify', { 'a' => { 'message' => 'x' }, 'b' => {} })
#### create_resources defaults
create_resources('notify', { 'a' => { 'message' => 'x' }, 'b' => {} }, { 'message' => 'dflt', 'withpath' => true })
#### create_resources capital
create_resources('Notify', { 'a' => {} })
#### create_resources type
create_resources(Notify, { 'a' => {} })
#### create_resources bare word
create_resources(notify, { 'a' => {} })
#### create_resources define
define d($p, $q = 1) { notify { "${name} ${p} ${q}": } }
create_resources('d', { 'x' => { 'p' => 1 }, 'y' => { 'p' => 2, 'q' => 3 } })
#### create_resources define missing parameter
define d($p, $q = 1) { notify { "${name} ${p} ${q}": } }
create_resources('d', { 'x' => { 'q' => 1 } })
#### create_resources class
class a($p = 1) { notify { "p${p}": } }
create_resources('class', { 'a' => { 'p' => 5 } })
#### create_resources class twice
class a($p = 1) { notify { "p${p}": } }
include a
create_resources('class', { 'a' => { 'p' => 5 } })
#### create_resources class unknown
create_resources('class', { 'nosuch' => {} })
#### create_resources virtual
create_resources('@notify', { 'a' => {}, 'b' => {} })
Notify <| title == 'b' |>
#### create_resources exported
create_resources('@@notify', { 'a' => {}, 'b' => {} })
#### create_resources empty
create_resources('notify', {})
#### create_resources unknown type
create_resources('nosuch', { 'a' => {} })
#### create_resources not a hash
create_resources('notify', 'x')
#### create_resources too few
create_resources('notify')
#### create_resources too many
create_resources('notify', {}, {}, {})
#### create_resources invalid attribute
create_resources('notify', { 'a' => { 'nosuch' => 1 } })
#### create_resources value undef
create_resources('file', { '/a' => undef, '/b' => '' })
#### create_resources undef attribute
create_resources('notify', { 'a' => { 'message' => undef } })
#### create_resources with resource defaults
Notify { message => 'dflt' }
create_resources('notify', { 'a' => {} })
#### create_resources relations
create_resources('notify', { 'a' => { 'require' => Notify['b'] }, 'b' => { 'before' => 'Notify[c]' }, 'c' => {} })
#### create_resources in class
class c { create_resources('notify', { 'a' => {} }) }
include c
#### create_resources duplicate
notify { 'a': }
create_resources('notify', { 'a' => {} })
#### create_resources twice
create_resources('notify', { 'a' => {} })
create_resources('notify', { 'a' => {} })
#### create_resources value
$r = create_resources('notify', { 'a' => {} })
notice($r)
#### create_resources line
notify { 'z': }

create_resources('notify', {
  'a' => {},
})
#### create_resources in each
{ 'notify' => { 'a' => {} }, 'file' => { '/b' => { 'ensure' => 'file' } } }.each |$t, $h| { create_resources($t, $h) }
#### create_resources tags
class c { create_resources('d', { 'x' => {} }) }
define d { notify { "n-${name}": } }
include c
#### create_resources file and metaparameters
create_resources('file', { '/tmp/x' => { 'ensure' => 'directory', 'mode' => '0755' } }, { 'noop' => true, 'tag' => ['a', 'b'] })
#### create_resources mismatch
define d(Integer $p) { }
create_resources('d', { 'x' => { 'p' => 'a' } })
#### create_resources integer title
create_resources('notify', { 1 => {} })
#### create_resources default title
create_resources('notify', { 'default' => { 'message' => 'x' } })
#### each with splat
$h = { 'a' => { 'message' => 'x' }, 'b' => {} }
$h.each |$name, $attributes| { notify { $name: * => $attributes } }
#### each with splat and defaults
$d = { 'message' => 'common' }
$h = { 'a' => { 'message' => 'x' }, 'b' => {} }
$h.each |$name, $attributes| { notify { default: * => $d; $name: * => $attributes } }
