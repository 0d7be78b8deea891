# Completes the checks of 150 hosts from defaults of roles and sites, where each value may be missing.
type Thresholds = Struct[{ Optional[warning] => Numeric, Optional[critical] => Numeric }]
type Check = Struct[{
  Optional[enabled]    => Boolean,
  Optional[interval]   => Variant[Integer[1], String],
  Optional[thresholds] => Thresholds,
  Optional[contacts]   => Array[String],
}]
function seconds(Optional[Variant[Integer, String]] $value) >> Integer {
  case $value {
    Undef: { 60 }
    Integer: { $value }
    /\A(\d+)s?\z/: { Integer($1) }
    /\A(\d+)m\z/: { Integer($1) * 60 }
    /\A(\d+)h\z/: { Integer($1) * 3600 }
    default: { fail("unknown interval ${value}") }
  }
}
function merge_check(Check $base, Optional[Check] $more) >> Check {
  if $more == undef {
    $base
  } else {
    $thresholds = $base['thresholds'].lest || { {} } + ($more['thresholds'].lest || { {} })
    $contacts = unique(($base['contacts'].lest || { [] }) + ($more['contacts'].lest || { [] }))
    $base + $more + { 'thresholds' => $thresholds, 'contacts' => $contacts }
  }
}
function render(String $host, String $name, Check $check) >> String {
  $warning = $check.dig('thresholds', 'warning').lest || { '-' }
  $critical = $check.dig('thresholds', 'critical').then |$value| { String($value) }.lest || { '-' }
  $contacts = $check['contacts'] ? { undef => 'nobody', [] => 'nobody', default => $check['contacts'].join('+') }
  "${host}!${name} every ${seconds($check['interval'])}s ${warning}/${critical} to ${contacts}"
}
$defaults = {
  'load' => { 'interval' => '1m', 'thresholds' => { 'warning' => 5, 'critical' => 10 }, 'contacts' => ['ops'] },
  'disk' => { 'interval' => '5m', 'thresholds' => { 'warning' => 80 } },
  'http' => { 'enabled' => false },
}
$roles = {
  'web'      => { 'http' => { 'enabled' => true, 'interval' => 30, 'contacts' => ['web'] }, 'load' => { 'thresholds' => { 'warning' => 8 } } },
  'database' => { 'disk' => { 'thresholds' => { 'critical' => 90 }, 'contacts' => ['dba', 'ops'] } },
}
$hosts = Integer[1, 150].map |$i| {
  $role = $i % 4 ? { 0 => { 'role' => 'web' }, 1 => { 'role' => 'database' }, 2 => { 'role' => undef }, default => {} }
  $checks = $i % 3 ? {
    0       => { 'disk' => { 'interval' => "${$i % 9 + 1}h" }, 'load' => { 'contacts' => ["owner${i}", 'ops'] } },
    1       => { 'load' => { 'enabled' => false } },
    default => undef,
  }
  $role + { 'name' => "host${i}", 'checks' => $checks }
}
$lines = $hosts.map |$host| {
  $defaults.map |$name, $base| {
    $of_role = $roles.dig($host['role'].lest || { 'none' }, $name)
    $of_host = $host.dig('checks', $name)
    $check = merge_check(merge_check($base, $of_role), $of_host)
    if $check['enabled'] == undef or $check['enabled'] { render($host['name'], $name, $check) }
  }
}.flatten.filter |$line| { $line =~ String }
$intervals = $lines.map |$line| { $line.match(/every (\d+)s/)[1] }.unique
[$lines[0, 6], $lines[-1], $lines.length, $intervals, $lines.filter |$line| { 'dba' in $line }.length]
