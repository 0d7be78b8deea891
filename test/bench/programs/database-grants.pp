# Compares grants of database users that are declared by their titles with those that exist, and writes the statements.
type Title = Pattern[/\A[^@\/]+@[^\/]+\/[^.]+\.\S+\z/]
type Grant = Struct[{ user => String[1], host => String[1], database => String[1], table => String[1], privileges => Array[String[1]], grant_option => Boolean }]
function parse_title(Title $title) >> Struct[{ user => String, host => String, database => String, table => String }] {
  [$account, $object] = $title.split('/')
  [$user, $host] = $account.split('@')
  [$database, $table] = $object.split('[.]')
  $parts = { 'user' => $user, 'host' => $host, 'database' => $database, 'table' => $table }
  $parts
}
function normalize_privileges(Variant[String, Array[String]] $privileges) >> Array[String[1]] {
  $list = [$privileges].flatten.map |$privilege| { $privilege.upcase.regsubst('\s+PRIVILEGES\z', '').strip }
  if 'ALL' in $list { ['ALL'] } else { $list.unique.sort }
}
function declared_grants(Hash[String, Hash] $resources) >> Hash[String, Grant] {
  $resources.reduce({}) |$memo, $resource| {
    [$title, $parameters] = $resource
    if $title !~ Title { fail("invalid title ${title}") }
    $grant = parse_title($title) + {
      'privileges'   => normalize_privileges($parameters['privileges']),
      'grant_option' => 'GRANT' in $parameters.get('options', []),
    }
    $key = "${grant['user']}@${grant['host']} ${grant['database']}.${grant['table']}"
    if $key in $memo {
      $known = $memo[$key]
      $both = normalize_privileges($known['privileges'] + $grant['privileges'])
      $memo + { $key => $known + { 'privileges' => $both, 'grant_option' => $known['grant_option'] or $grant['grant_option'] } }
    } else {
      $memo + { $key => $grant }
    }
  }
}
function quote(String $name) >> String {
  if $name == '*' { $name } else { "`${name}`" }
}
function target(Grant $grant) >> String {
  "${quote($grant['database'])}.${quote($grant['table'])}"
}
function account(Grant $grant) >> String {
  "'${grant['user']}'@'${grant['host']}'"
}
function grant_statement(Grant $grant, Array[String] $privileges) >> String {
  $suffix = $grant['grant_option'] ? { true => ' WITH GRANT OPTION', default => '' }
  "GRANT ${privileges.join(', ')} ON ${target($grant)} TO ${account($grant)}${suffix};"
}
function revoke_statement(Grant $grant, Array[String] $privileges) >> String {
  "REVOKE ${privileges.join(', ')} ON ${target($grant)} FROM ${account($grant)};"
}
function statements(Hash[String, Grant] $existing, Hash[String, Grant] $declared) >> Array[String] {
  $changes = $declared.map |$key, $grant| {
    $old = $existing[$key]
    if !$old {
      [grant_statement($grant, $grant['privileges'])]
    } elsif $old == $grant {
      []
    } else {
      $missing = $grant['privileges'] - $old['privileges']
      $surplus = $old['privileges'] - $grant['privileges']
      $revoked = if $surplus.empty { [] } else { [revoke_statement($old, $surplus)] }
      if $missing.empty and $old['grant_option'] == $grant['grant_option'] {
        $revoked
      } else {
        $revoked + [grant_statement($grant, $grant['privileges'])]
      }
    }
  }
  $removed = $existing.filter |$key, $grant| { !($key in $declared) }.map |$key, $grant| { revoke_statement($grant, $grant['privileges']) }
  $changes.flatten + $removed
}
function resources(Integer $count, Integer $shift) >> Hash[String, Hash] {
  Hash(Integer[1, $count].map |$i| {
    $user = ['app', 'report', "batch${i}", 'admin'][($i + $shift / ($i % 3 + 2)) % 4]
    $host = ['localhost', '%', '10.0.%'][$i % 3]
    $table = if $i % 5 == 0 { '*' } else { "table_${$i % 6}" }
    $privileges = [['select', 'INSERT'], 'ALL PRIVILEGES', ['SELECT', 'update', 'select', 'Delete'], ['execute']][($i * 3 + $shift * ($i % 2)) % 4]
    $base = { 'privileges' => $privileges }
    $parameters = if $i % 7 == $shift { $base + { 'options' => ['GRANT'] } } else { $base }
    ["${user}@${host}/db${$i % 4}.${table}", $parameters]
  })
}
$results = Integer[1, 4].map |$round| {
  statements(declared_grants(resources(20 + $round, 1)), declared_grants(resources(24, $round)))
}
[$results[1], $results.map |$lines| { $lines.length }, $results.flatten.map |$line| { $line.split(' ')[0] }.group_by |$word| { $word }.map |$word, $list| { "${word} ${list.length}" }, $results.flatten.reduce(0) |$sum, $line| { $sum + $line.length }]
