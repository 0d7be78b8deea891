# Computes the permissions of 30 users from roles that inherit others, with wildcards, grants and denials.
type Permission = Pattern[/\A[a-z*]+:[a-z*]+\z/]
type Role = Struct[{ Optional['inherits'] => Array[String[1]], grants => Array[Permission], Optional[denies] => Array[Permission] }]
function all_roles(Hash[String, Role] $roles, Array[String] $names) >> Array[String] {
  $parents = $names.map |$name| { $roles[$name].get('inherits', []) }.flatten - $names
  if $parents.empty { $names } else { all_roles($roles, unique($names + $parents)) }
}
function matches(Permission $rule, Permission $wanted) >> Boolean {
  $rule_parts = $rule.split(':')
  $wanted_parts = $wanted.split(':')
  ($rule_parts[0] == '*' or $rule_parts[0] == $wanted_parts[0]) and ($rule_parts[1] == '*' or $rule_parts[1] == $wanted_parts[1])
}
function allowed(Hash[String, Role] $roles, Array[String] $names, Permission $wanted) >> Enum['granted', 'denied', 'unknown'] {
  $all = all_roles($roles, $names)
  if $all.any |$name| { $roles[$name].get('denies', []).any |$rule| { matches($rule, $wanted) } } {
    'denied'
  } elsif $all.any |$name| { $roles[$name]['grants'].any |$rule| { matches($rule, $wanted) } } {
    'granted'
  } else {
    'unknown'
  }
}
$roles = {
  'guest'     => { 'grants' => ['page:read'] },
  'author'    => { 'inherits' => ['guest'], 'grants' => ['page:write', 'file:read'] },
  'editor'    => { 'inherits' => ['author'], 'grants' => ['page:*', 'file:write'] },
  'auditor'   => { 'grants' => ['*:read'], 'denies' => ['secret:read', '*:write'] },
  'operator'  => { 'inherits' => ['guest', 'author'], 'grants' => ['host:restart', 'host:read'], 'denies' => ['host:delete'] },
  'admin'     => { 'inherits' => ['operator', 'editor'], 'grants' => ['*:*'] },
}
$wanted = ['page', 'file', 'host', 'secret'].map |$object| { ['read', 'write', 'delete'].map |$action| { "${object}:${action}" } }.flatten
$names = $roles.keys
$users = Integer[1, 30].map |$i| { [sprintf('user%02d', $i), unique([$names[$i % 6], $names[$i * $i % 6]] + [[], ['auditor']][$i % 2])] }.convert_to(Hash)
$results = $users.map |$user, $list| {
  $by_answer = $wanted.group_by |$permission| { allowed($roles, $list, $permission) }
  [$user, $by_answer.get('granted', []), $by_answer.get('denied', []).length]
}
$counts = $results.map |$row| { $row[1].length }
$readers = $users.filter |$user, $list| { allowed($roles, $list, 'secret:read') == 'granted' }.keys
[$results[8], $counts, $readers, all_roles($roles, ['admin']), $results.map |$row| { $row[1] }.reduce |$common, $list| { $common.filter |$p| { $p in $list } }]
