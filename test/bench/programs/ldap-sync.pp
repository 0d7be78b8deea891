# Compares the accounts of a directory with those of hosts, and lists the commands that make them equal.
type Account = Struct[{ uid => Integer[1000], shell => String[1], groups => Array[String[1]], Optional[locked] => Boolean }]
type Accounts = Hash[Pattern[/\A[a-z][a-z0-9_]*\z/], Account]
type Changes = Struct[{ create => Array[String[1]], remove => Array[String[1]], change => Hash[String[1], Array[String[1]]] }]
function group_commands(String[1] $name, Array[String[1]] $wanted, Array[String[1]] $current) >> Array[String[1]] {
  $added = $wanted - $current
  $removed = $current - $wanted
  $added.map |$group| { "gpasswd -a ${name} ${group}" } + $removed.map |$group| { "gpasswd -d ${name} ${group}" }
}
function account_commands(String[1] $name, Account $wanted, Account $current) >> Array[String[1]] {
  $usermod = ['uid', 'shell'].filter |$key| { $wanted[$key] != $current[$key] }.map |$key| { "usermod --${key} ${wanted[$key]} ${name}" }
  $lock = [$wanted['locked'], $current['locked']] ? {
    [true, true]        => [],
    [true, default]     => ["passwd -l ${name}"],
    [default, true]     => ["passwd -u ${name}"],
    default             => [],
  }
  $usermod + group_commands($name, $wanted['groups'], $current['groups']) + $lock
}
function compare_accounts(Accounts $wanted, Accounts $current) >> Changes {
  $common = $wanted.keys.filter |$name| { $name in $current }
  $changes = $common.map |$name| { [$name, account_commands($name, $wanted[$name], $current[$name])] }.filter |$change| { !$change[1].empty }
  $plan = {
    'create' => ($wanted.keys - $current.keys).sort,
    'remove' => ($current - $wanted).keys.sort,
    'change' => Hash($changes),
  }
  $plan
}
function members(Accounts $accounts) >> Hash[String[1], Array[String[1]]] {
  $groups = $accounts.values.map |$account| { $account['groups'] }.flatten.unique.sort
  Hash($groups.map |$group| { [$group, $accounts.filter |$name, $account| { $group in $account['groups'] and !$account['locked'] }.keys] })
}
$groups = ['wheel', 'adm', 'docker', 'www', 'backup', 'git']
$directory = Hash(Integer[1, 60].map |$i| {
  $account = {
    'uid'    => 2000 + $i,
    'shell'  => if $i % 7 == 0 { '/bin/zsh' } else { '/bin/bash' },
    'groups' => [$groups[$i % 6], $groups[$i * 5 % 4], 'users'].unique,
  }
  ["user_${i}", if $i % 9 == 0 { $account + { 'locked' => true } } else { $account }]
})
$hosts = Integer[1, 6].map |$h| {
  $own = $directory.filter |$name, $account| { ($account['uid'] + $h) % 11 != 0 }
  Hash($own.map |$name, $account| {
    $uid = $account['uid']
    $changed = {
      'uid'    => if $uid % 13 == $h { $uid + 500 } else { $uid },
      'groups' => if $uid % 5 == $h % 5 { $account['groups'] - 'users' + ["host${h}"] } else { $account['groups'] },
    }
    [$name, $account + $changed]
  }) + { "old${h}" => { 'uid' => 1000 + $h, 'shell' => '/bin/sh', 'groups' => [] }, "older${h}" => { 'uid' => 1100 + $h, 'shell' => '/bin/sh', 'groups' => ['games'], 'locked' => true } }
}
$plans = $hosts.map |$host| { compare_accounts($directory, $host) }
[
  $plans[0],
  $plans.map |$plan| { $plan['change'].values.flatten.length },
  $plans.map |$plan| { $plan['create'].join(' ') },
  $plans.map |$plan| { $plan['remove'] }.flatten.sort,
  $hosts.map |$host| { members($host).map |$group, $names| { "${group}:${names.length}" }.join(' ') },
  members($directory)['backup'],
]
