#### node default
node default { notify { 'd': } }
#### node by name
node 'reference.example' { notify { 'by name': } }
node default { notify { 'd': } }
#### node by name in capitals
node 'REFERENCE.example' { notify { 'by name': } }
#### node bare name
node reference.example { notify { 'by name': } }
#### node regex
node /^ref/ { notify { 'regex': } }
node default { notify { 'd': } }
#### node regex captures
node /^(\w+)\.(\w+)$/ { notify { 'regex': message => "${0} ${1} ${2}" } }
#### node name before regex
node /example/ { notify { 'regex': } }
node 'reference.example' { notify { 'name': } }
#### several regexes
node /example/ { notify { 'first': } }
node /reference/ { notify { 'second': } }
#### several names
node 'a', 'reference.example', /x$/ { notify { 'list': } }
#### short name
node 'reference' { notify { 'short': } }
#### no match
node 'other' { notify { 'x': } }
notify { 'top': }
#### no nodes at all
notify { 'top': }
#### top evaluated before node
node default { notify { 'n': message => $v } }
$v = 'top'
notify { 't': message => $v }
#### node variables seen in classes
node default { $nv = 'nodevar' include a }
class a { notify { 'a': message => $nv } }
#### node variables hidden from top classes
include a
class a { notify { 'a': message => $nv } }
node default { $nv = 'nodevar' }
#### node variables shadow top
$v = 'top'
node default { $v = 'node' include a }
class a { notify { 'a': message => "${v} ${::v}" } }
#### node variables in defines
node default { $nv = 'nodevar' d { 'x': } }
define d { notify { $name: message => $nv } }
#### node resource tags
node default { notify { 'n': } include a }
class a { notify { 'a': } }
#### node name tags
node 'reference.example' { notify { 'n': } d { 'x': } }
define d { notify { "d-${name}": } }
#### node inheritance
node base { }
node 'reference.example' inherits base { }
#### duplicate node
node 'a' { }
node 'a' { }
#### duplicate default node
node default { }
node default { }
#### node in class
class a { node 'x' { } }
#### node name with underscore and dash {"node":"web-01_x.example.com"}
node 'web-01_x.example.com' { notify { 'x': } }
#### node partial domain {"node":"web01.sub.example.com"}
node 'web01.sub' { notify { 'partial': } }
#### node partial host {"node":"web01.sub.example.com"}
node 'web01' { notify { 'partial': } }
node default { notify { 'dflt': } }
#### node title in catalog {"node":"Web01.Example.com"}
node default { notify { 'x': message => "${trusted['certname']} ${name} ${title}" } }
#### numeric node name {"node":"123"}
node '123' { notify { 'x': } }
#### class includes from node and top
include a
node default { include a include b }
class a { notify { 'a': } }
class b { notify { 'b': } }
#### node with contain
node default { contain a }
class a { notify { 'a': } }
#### node with collector
@notify { 'v': }
node default { Notify <| |> }
#### node with return
node default { notify { 'x': } return() notify { 'y': } }
#### node regex special
node /REFERENCE/ { notify { 'x': } }
node /(?i:REFERENCE)/ { notify { 'y': } }
#### facts and trusted {"facts":{"os":{"family":"Debian"},"a":1,"list":[1,2]},"trusted":{"extensions":{"pp_role":"web"}}}
notify { 'a': message => $facts['os']['family'] }
notify { 'b': message => $trusted }
notify { 'c': message => $a }
notify { 'd': message => $facts }
#### server facts
notify { 'a': message => $server_facts['serverversion'] =~ /^8/ }
notify { 'e': message => "${environment} ${servername =~ /./}" }
#### settings
notify { 'a': message => $settings::strict }
notify { 'b': message => $settings::environment }
#### fact named like reserved {"facts":{"title":"x","name":"y","module_name":"z"}}
notify { 'a': message => "${title} ${name} ${module_name}" }
#### assign over fact {"facts":{"os":"x"}}
$os = 'y'
#### assign facts
$facts = {}
#### assign trusted
$trusted = {}
#### class assigns name of fact {"facts":{"os":"x"}}
class a { $os = 'y' notify { 'a': message => "${os} ${::os}" } }
include a
#### title variable
notify { 'a': message => "${title}" }
#### name variable
notify { 'a': message => "${name}" }
