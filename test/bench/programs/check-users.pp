# Validates 500 user records against types and rules, and collects the errors.
type Name = Pattern[/\A[a-z_][a-z0-9_-]{0,15}\z/]
type Shell = Enum['/bin/bash', '/bin/sh', '/usr/sbin/nologin']
type Key = Struct[{ type => Enum['rsa', 'ed25519'], key => Pattern[/\AAAAA[\w+\/=]+\z/], Optional[comment] => String }]
type Person = Struct[{
  name             => Name,
  uid              => Integer[1000, 59999],
  Optional[shell]  => Shell,
  Optional[home]   => Pattern[/\A\//],
  Optional[groups] => Array[Name],
  Optional[keys]   => Array[Key],
}]
function field_errors(Hash[String, Any] $user) >> Array[String] {
  $name_error = if $user['name'] !~ Name { ["bad name '${user['name']}'"] } else { [] }
  $uid_error = $user['uid'] ? {
    Integer[1000, 59999] => [],
    Integer              => ["uid ${user['uid']} out of range"],
    undef                => ['uid missing'],
    default              => ['uid not a number'],
  }
  $shell_error = if $user['shell'] and !($user['shell'] =~ Shell) { ["bad shell ${user['shell']}"] } else { [] }
  $group_errors = $user['groups'] ? {
    Array   => $user['groups'].filter |$group| { $group !~ Name }.map |$group| { "bad group ${group}" },
    undef   => [],
    default => ['groups not a list'],
  }
  $name_error + $uid_error + $shell_error + $group_errors
}
function check_user(Hash[String, Any] $user) >> Array[String] {
  if $user =~ Person { [] } else {
    $errors = field_errors($user)
    if $errors.empty { ['unknown error'] } else { $errors }
  }
}
$users = Integer[1, 500].map |$i| {
  $base = { 'name' => "user_${i}", 'uid' => 1000 + $i, 'shell' => '/bin/bash', 'groups' => ['staff', "team${$i % 10}"], 'keys' => [{ 'type' => 'rsa', 'key' => "AAAAB3Nza${i}" }] }
  $change = case $i % 10 {
    3: { { 'name' => "User ${i}" } }
    5: { { 'uid' => $i } }
    6: { { 'shell' => '/bin/zsh', 'uid' => 'none' } }
    7: { { 'groups' => ['Wheel', 'ok', '1st'] } }
    8: { { 'groups' => 'wheel' } }
    9: { { 'keys' => [{ 'type' => 'dsa', 'key' => 'AAAA' }] } }
    default: { {} }
  }
  $base + $change
}
$results = $users.map |$user| { check_user($user) }
$valid = $users.filter |$index, $user| { true }.filter |$user| { $user =~ Person }
$flat = $results.flatten
[$valid.length, $flat.length, $flat.unique.length, $flat[0, 6], $valid.map |$user| { $user['name'] }.join(' ').length]
