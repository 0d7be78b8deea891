# Resolves the templates that definitions of monitored hosts and services use, and writes the definitions.
function resolve($objects, $name, $seen = []) {
  if $name in $seen {
    fail("${name} uses itself")
  }
  $object = $objects[$name]
  $parents = $object['use'] ? {
    undef   => [],
    default => $object['use'].split(/,\s*/),
  }
  $inherited = $parents.reduce({}) |$memo, $parent| {
    resolve($objects, $parent, $seen + [$name]) + $memo
  }
  $own = $object.filter |$key, $value| { !($key in ['use', 'register', 'name']) }
  $own.reduce($inherited) |$memo, $pair| {
    [$key, $value] = $pair
    if $value =~ String and $value[0] == '+' {
      $old = $memo[$key]
      $memo + { $key => if $old { "${old},${value[1, -1]}" } else { $value[1, -1] } }
    } elsif $value == 'null' {
      $memo - [$key]
    } else {
      $memo + { $key => $value }
    }
  }
}
function definition($type, $attributes) {
  $width = $attributes.keys.map |$key| { $key.length }.max + 2
  $lines = $attributes.keys.sort.map |$key| {
    $value = $attributes[$key] ? {
      true    => 1,
      false   => 0,
      Array   => $attributes[$key].join(','),
      default => $attributes[$key],
    }
    sprintf("  %-${width}s%s", $key, $value)
  }
  "define ${type} {\n${lines.join("\n")}\n}\n"
}
$templates = {
  'generic-host'    => { 'register' => 0, 'check_period' => '24x7', 'max_check_attempts' => 5, 'notifications_enabled' => true, 'contact_groups' => 'admins' },
  'linux-host'      => { 'register' => 0, 'use' => 'generic-host', 'check_command' => 'check-ping', 'contact_groups' => '+linux' },
  'quiet-host'      => { 'register' => 0, 'notifications_enabled' => false, 'max_check_attempts' => 10 },
  'db-host'         => { 'register' => 0, 'use' => 'linux-host', 'contact_groups' => '+dba,oncall', 'check_interval' => 1 },
  'generic-service' => { 'register' => 0, 'check_period' => '24x7', 'retry_interval' => 2, 'process_perf_data' => true },
  'web-service'     => { 'register' => 0, 'use' => 'generic-service', 'check_command' => 'check_http!80', 'retry_interval' => 'null' },
}
$roles = ['web', 'db', 'mail', 'build']
$hosts = Integer[1, 36].reduce({}) |$memo, $i| {
  $role = $roles[$i % 4]
  $use = $i % 9 ? {
    0       => 'quiet-host, linux-host',
    default => $role ? { 'db' => 'db-host', default => 'linux-host' },
  }
  $host = { 'use' => $use, 'address' => "10.1.${$i / 10}.${i}", 'hostgroups' => [$role, 'all'] }
  $extra = if $role == 'mail' { { 'contact_groups' => '+postmaster', 'check_command' => 'null' } } else { {} }
  $memo + { "${role}${i}" => $host + $extra }
}
$services = {
  'http'  => { 'use' => 'web-service', 'hostgroup_name' => 'web' },
  'https' => { 'use' => 'web-service', 'hostgroup_name' => 'web', 'check_command' => 'check_https!443', 'notes' => '+tls' },
  'smtp'  => { 'use' => 'generic-service', 'hostgroup_name' => 'mail', 'check_command' => 'check_smtp' },
}
$all = $templates + $hosts + $services
$host_texts = $hosts.map |$name, $host| { definition('host', { 'host_name' => $name } + resolve($all, $name)) }
$service_texts = $services.map |$name, $service| { definition('service', { 'service_description' => $name } + resolve($all, $name)) }
$groups = $hosts.map |$name, $host| { resolve($all, $name)['contact_groups'].split(',') }.flatten.unique.sort
[$host_texts[0], $host_texts[8], $host_texts[1], $host_texts.map |$text| { $text.length }, $service_texts, $groups]
