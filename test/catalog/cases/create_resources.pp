#### create_resources (gives Notify[a], Notify[b])
create_resources('notify', { 'a' => { 'message' => 'x' }, 'b' => {} })
#### create_resources defaults (gives Notify[a], Notify[b])
create_resources('notify', { 'a' => { 'message' => 'x' }, 'b' => {} }, { 'message' => 'dflt', 'withpath' => true })
#### create_resources capital (gives Notify[a])
create_resources('Notify', { 'a' => {} })
#### create_resources type (crashes Puppet)
create_resources(Notify, { 'a' => {} })
#### create_resources bare word (gives Notify[a])
create_resources(notify, { 'a' => {} })
#### create_resources define (gives D[x], D[y], Notify[x 1 1], Notify[y 2 3])
define d($p, $q = 1) { notify { "${name} ${p} ${q}": } }
create_resources('d', { 'x' => { 'p' => 1 }, 'y' => { 'p' => 2, 'q' => 3 } })
#### create_resources define missing parameter (fails: D[x]: expects a value for parameter 'p')
define d($p, $q = 1) { notify { "${name} ${p} ${q}": } }
create_resources('d', { 'x' => { 'q' => 1 } })
#### create_resources class (gives Class[A], Notify[p5])
class a($p = 1) { notify { "p${p}": } }
create_resources('class', { 'a' => { 'p' => 5 } })
#### create_resources class twice (fails: Duplicate declaration: Class[A] is already declared; cannot redeclare)
class a($p = 1) { notify { "p${p}": } }
include a
create_resources('class', { 'a' => { 'p' => 5 } })
#### create_resources class unknown (fails: Could not find declared class nosuch)
create_resources('class', { 'nosuch' => {} })
#### create_resources virtual (gives Notify[b])
create_resources('@notify', { 'a' => {}, 'b' => {} })
Notify <| title == 'b' |>
#### create_resources exported (gives Notify[a], Notify[b])
create_resources('@@notify', { 'a' => {}, 'b' => {} })
#### create_resources empty (gives no resources)
create_resources('notify', {})
#### create_resources unknown type (fails: Unknown resource type: 'nosuch')
create_resources('nosuch', { 'a' => {} })
#### create_resources not a hash (fails: create_resources(): second argument must be a hash)
create_resources('notify', 'x')
#### create_resources too few (fails: create_resources(): Wrong number of arguments given (1 for minimum 2))
create_resources('notify')
#### create_resources too many (fails: create_resources(): wrong number of arguments (4; must be 2 or 3))
create_resources('notify', {}, {}, {})
#### create_resources invalid attribute (fails: no parameter named 'nosuch' on Notify[a])
create_resources('notify', { 'a' => { 'nosuch' => 1 } })
#### create_resources value undef (crashes Puppet)
create_resources('file', { '/a' => undef, '/b' => '' })
#### create_resources undef attribute (gives Notify[a])
create_resources('notify', { 'a' => { 'message' => undef } })
#### create_resources with resource defaults (gives Notify[a])
Notify { message => 'dflt' }
create_resources('notify', { 'a' => {} })
#### create_resources relations (gives Notify[a] require Notify[b]; Notify[b] before Notify[c])
create_resources('notify', { 'a' => { 'require' => Notify['b'] }, 'b' => { 'before' => 'Notify[c]' }, 'c' => {} })
#### create_resources in class (gives Class[C], Notify[a])
class c { create_resources('notify', { 'a' => {} }) }
include c
#### create_resources duplicate (fails: Duplicate declaration: Notify[a] is already declared at; cannot redeclare)
notify { 'a': }
create_resources('notify', { 'a' => {} })
#### create_resources twice (fails: Duplicate declaration: Notify[a] is already declared at; cannot redeclare)
create_resources('notify', { 'a' => {} })
create_resources('notify', { 'a' => {} })
#### create_resources value (notices )
$r = create_resources('notify', { 'a' => {} })
notice($r)
#### create_resources line (gives Notify[z], Notify[a])
notify { 'z': }

create_resources('notify', {
  'a' => {},
})
#### create_resources in each (gives Notify[a], File[/b])
{ 'notify' => { 'a' => {} }, 'file' => { '/b' => { 'ensure' => 'file' } } }.each |$t, $h| { create_resources($t, $h) }
#### create_resources tags (gives Class[C], D[x], Notify[n-x])
class c { create_resources('d', { 'x' => {} }) }
define d { notify { "n-${name}": } }
include c
#### create_resources file and metaparameters (gives File[/tmp/x])
create_resources('file', { '/tmp/x' => { 'ensure' => 'directory', 'mode' => '0755' } }, { 'noop' => true, 'tag' => ['a', 'b'] })
#### create_resources mismatch (fails: D[x]: parameter 'p' expects an Integer value, got String)
define d(Integer $p) { }
create_resources('d', { 'x' => { 'p' => 'a' } })
#### create_resources integer title (gives Notify[1])
create_resources('notify', { 1 => {} })
#### create_resources default title (gives Notify[default])
create_resources('notify', { 'default' => { 'message' => 'x' } })
#### each with splat (gives Notify[a], Notify[b])
$h = { 'a' => { 'message' => 'x' }, 'b' => {} }
$h.each |$name, $attributes| { notify { $name: * => $attributes } }
#### each with splat and defaults (gives Notify[a], Notify[b])
$d = { 'message' => 'common' }
$h = { 'a' => { 'message' => 'x' }, 'b' => {} }
$h.each |$name, $attributes| { notify { default: * => $d; $name: * => $attributes } }
