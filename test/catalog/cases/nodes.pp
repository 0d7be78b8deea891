#### node default (gives Node[default], Notify[d])
node default { notify { 'd': } }
#### node by name (gives Node[reference.example], Notify[by name])
node 'reference.example' { notify { 'by name': } }
node default { notify { 'd': } }
#### node by name in capitals (gives Node[reference.example], Notify[by name])
node 'REFERENCE.example' { notify { 'by name': } }
#### node bare name (gives Node[reference.example], Notify[by name])
node reference.example { notify { 'by name': } }
#### node regex (gives Node[__node_regexp__ref], Notify[regex])
node /^ref/ { notify { 'regex': } }
node default { notify { 'd': } }
#### node regex captures (gives Node[__node_regexp__w.w], Notify[regex])
node /^(\w+)\.(\w+)$/ { notify { 'regex': message => "${0} ${1} ${2}" } }
#### node name before regex (gives Node[reference.example], Notify[name])
node /example/ { notify { 'regex': } }
node 'reference.example' { notify { 'name': } }
#### several regexes (gives Node[__node_regexp__example], Notify[first])
node /example/ { notify { 'first': } }
node /reference/ { notify { 'second': } }
#### several names (gives Node[reference.example], Notify[list])
node 'a', 'reference.example', /x$/ { notify { 'list': } }
#### short name (fails: Could not find node statement with name 'default' or 'reference.example')
node 'reference' { notify { 'short': } }
#### no match (fails: Could not find node statement with name 'default' or 'reference.example')
node 'other' { notify { 'x': } }
notify { 'top': }
#### no nodes at all (gives Notify[top])
notify { 'top': }
#### top evaluated before node (gives Notify[t], Node[default], Notify[n])
node default { notify { 'n': message => $v } }
$v = 'top'
notify { 't': message => $v }
#### node variables seen in classes (gives Node[default], Class[A], Notify[a])
node default { $nv = 'nodevar' include a }
class a { notify { 'a': message => $nv } }
#### node variables hidden from top classes (fails: Unknown variable: 'nv'.)
include a
class a { notify { 'a': message => $nv } }
node default { $nv = 'nodevar' }
#### node variables shadow top (gives Node[default], Class[A], Notify[a])
$v = 'top'
node default { $v = 'node' include a }
class a { notify { 'a': message => "${v} ${::v}" } }
#### node variables in defines (gives Node[default], D[x], Notify[x])
node default { $nv = 'nodevar' d { 'x': } }
define d { notify { $name: message => $nv } }
#### node resource tags (gives Node[default], Notify[n], Class[A], Notify[a])
node default { notify { 'n': } include a }
class a { notify { 'a': } }
#### node name tags (gives Node[reference.example], Notify[n], D[x], Notify[d-x])
node 'reference.example' { notify { 'n': } d { 'x': } }
define d { notify { "d-${name}": } }
#### node inheritance (fails: Could not parse for environment production: Node inheritance is not supported in Puppet >…)
node base { }
node 'reference.example' inherits base { }
#### duplicate node (fails: Node 'a' is already defined; cannot redefine)
node 'a' { }
node 'a' { }
#### duplicate default node (fails: Node 'default' is already defined; cannot redefine)
node default { }
node default { }
#### node in class (fails: Could not find node statement with name 'default' or 'reference.example')
class a { node 'x' { } }
#### node name with underscore and dash (gives Node[web-01_x.example.com], Notify[x]) {"node":"web-01_x.example.com"}
node 'web-01_x.example.com' { notify { 'x': } }
#### node partial domain (fails: Could not find node statement with name 'default' or 'web01.sub.example.com') {"node":"web01.sub.example.com"}
node 'web01.sub' { notify { 'partial': } }
#### node partial host (gives Node[default], Notify[dflt]) {"node":"web01.sub.example.com"}
node 'web01' { notify { 'partial': } }
node default { notify { 'dflt': } }
#### node title in catalog (gives Node[default], Notify[x]) {"node":"Web01.Example.com"}
node default { notify { 'x': message => "${trusted['certname']} ${name} ${title}" } }
#### numeric node name (gives Node[123], Notify[x]) {"node":"123"}
node '123' { notify { 'x': } }
#### class includes from node and top (gives Class[A], Notify[a], Node[default], Class[B], Notify[b])
include a
node default { include a include b }
class a { notify { 'a': } }
class b { notify { 'b': } }
#### node with contain (gives Node[default], Class[A], Notify[a])
node default { contain a }
class a { notify { 'a': } }
#### node with collector (gives Notify[v], Node[default])
@notify { 'v': }
node default { Notify <| |> }
#### node with return (fails: return() from context where this is illegal)
node default { notify { 'x': } return() notify { 'y': } }
#### node regex special (gives Node[__node_regexp__LPQUi:referenceRP], Notify[y])
node /REFERENCE/ { notify { 'x': } }
node /(?i:REFERENCE)/ { notify { 'y': } }
#### facts and trusted (gives Notify[a], Notify[b], Notify[c], Notify[d]) {"facts":{"os":{"family":"Debian"},"a":1,"list":[1,2]},"trusted":{"extensions":{"pp_role":"web"}}}
notify { 'a': message => $facts['os']['family'] }
notify { 'b': message => $trusted }
notify { 'c': message => $a }
notify { 'd': message => $facts }
#### server facts (fails: Left match operand must result in a String value. Got an Undef Value.)
notify { 'a': message => $server_facts['serverversion'] =~ /^8/ }
notify { 'e': message => "${environment} ${servername =~ /./}" }
#### settings (gives Notify[a], Notify[b])
notify { 'a': message => $settings::strict }
notify { 'b': message => $settings::environment }
#### fact named like reserved (fails: Cannot reassign variable '$module_name') {"facts":{"title":"x","name":"y","module_name":"z"}}
notify { 'a': message => "${title} ${name} ${module_name}" }
#### assign over fact (fails: Cannot reassign variable '$os') {"facts":{"os":"x"}}
$os = 'y'
#### assign facts (fails: Attempt to assign to a reserved variable name: '$facts')
$facts = {}
#### assign trusted (fails: Attempt to assign to a reserved variable name: '$trusted')
$trusted = {}
#### class assigns name of fact (gives Class[A], Notify[a]) {"facts":{"os":"x"}}
class a { $os = 'y' notify { 'a': message => "${os} ${::os}" } }
include a
#### title variable (gives Notify[a])
notify { 'a': message => "${title}" }
#### name variable (gives Notify[a])
notify { 'a': message => "${name}" }
#### a fact does not override the variable $environment (notices production staging) {"facts":{"environment":"staging"}}
notice($environment, $facts['environment'])
#### node regex matches the name in lower case (gives Node[__node_regexp__web01], Notify[x]) {"node":"WEB01.Example.com"}
node /WEB/ { notify { 'capitals': } }
node /web(01)/ { notify { 'x': message => "${0} ${1}" } }
#### node name with capitals (gives Node[web01.example.com], Notify[x]) {"node":"WEB01.Example.com"}
node 'Web01.example.COM' { notify { 'x': message => "${title} ${trusted['certname']}" } }
