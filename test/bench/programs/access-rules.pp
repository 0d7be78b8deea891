# Decides 1,000 requests by a list of rules, of which the first that matches wins.
type Rule = Struct[{ path => Regexp, Optional[methods] => Array[Enum['GET', 'POST', 'DELETE']], Optional[groups] => Array[String, 1], action => Enum['allow', 'deny'] }]
type Request = Struct[{ path => Pattern[/\A\//], method => Enum['GET', 'POST', 'DELETE'], groups => Array[String] }]
function decide(Array[Rule] $rules, Request $request) >> Tuple[Enum['allow', 'deny'], Integer] {
  $rules.each |$number, $rule| {
    if $rule['methods'] and !($request['method'] in $rule['methods']) { next() }
    if $rule['groups'] and !$rule['groups'].any |$group| { $group in $request['groups'] } { next() }
    if $request['path'] =~ $rule['path'] { return([$rule['action'], $number]) }
  }
  ['deny', -1]
}
$rules = [
  { 'path' => /\A\/health\z/, 'action' => 'allow' },
  { 'path' => /\A\/admin(\/|\z)/, 'groups' => ['admins', 'operators'], 'action' => 'allow' },
  { 'path' => /\A\/admin/, 'action' => 'deny' },
  { 'path' => /\.(key|pem)\z/, 'action' => 'deny' },
  { 'path' => /\A\/files\//, 'methods' => ['GET'], 'action' => 'allow' },
  { 'path' => /\A\/files\//, 'methods' => ['POST', 'DELETE'], 'groups' => ['editors'], 'action' => 'allow' },
]
$paths = ['/health', '/admin/users', '/files/a.txt', '/files/b.pem', '/other', '/administration', '/files/c']
$groups = [[], ['editors'], ['users', 'operators'], ['users']]
$log = Integer[1, 1000].map |$i| {
  decide($rules, { 'path' => $paths[$i % 7], 'method' => ['GET', 'POST', 'DELETE'][$i % 3], 'groups' => $groups[$i % 4] })
}
$allowed = $log.filter |$entry| { $entry[0] == 'allow' }.length
$numbers = $log.reduce(0) |$sum, $entry| { $sum + $entry[1] }
"${allowed} allowed, ${1000 - $allowed} denied, ${numbers}"
