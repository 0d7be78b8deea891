# Looks up options of users in layers of data, with defaults, overrides of a host and knocked out values.
function level(Array[Hash] $layers, Array[String] $path, Any $default) >> Any {
  $found = $layers.map |$layer| { $layer.dig(*$path) }.filter |$value| { $value =~ NotUndef }
  if $found.empty { $default } else { $found[0] }
}
function merged(Array[Hash] $layers, String $key) >> Hash[String, Any] {
  $layers.reverse_each.reduce({}) |$memo, $layer| {
    $own = $layer[$key] ? { Hash => $layer[$key], default => {} }
    $memo + $own
  }
}
function without(Hash[String, Any] $options) >> Hash[String, Any] {
  $options.filter |$name, $value| { $value != '--' }
}
function options_of(String $user, Array[Hash] $layers) >> Hash[String, Any] {
  $common = without(merged($layers, 'defaults'))
  $own = without(merged($layers, $user))
  $shell = pick_shell($own['shell'], $layers)
  $common + $own + { 'shell' => $shell, 'home' => $own['home'].lest || { "${level($layers, ['paths', 'home'], '/home')}/${user}" } }
}
function pick_shell(Optional[String] $wanted, Array[Hash] $layers) >> String {
  $allowed = level($layers, ['policy', 'shells'], ['sh'])
  $wanted ? {
    undef       => "/bin/${allowed[0]}",
    /\A\//      => $wanted,
    *$allowed   => "/bin/${wanted}",
    default     => '/sbin/nologin',
  }
}
$common = {
  'defaults' => { 'shell' => 'bash', 'groups' => ['users'], 'umask' => '022', 'quota' => 100 },
  'policy'   => { 'shells' => ['bash', 'zsh'] },
}
$sites = Integer[0, 4].map |$s| {
  { 'defaults' => { 'quota' => 200 + $s, 'site' => "s${s}" }, 'paths' => { 'home' => "/srv/site${s}/home" }, 'user3' => { 'groups' => ['ops', "site${s}"] } }
}
$hosts = Integer[1, 30].map |$h| {
  $host = if $h % 3 == 0 {
    { 'defaults' => { 'umask' => '--' }, "user${$h % 7}" => { 'shell' => '/opt/fish', 'home' => "/data/${h}" } }
  } else {
    { 'policy' => { 'shells' => ["sh${$h % 2}", 'zsh'] }, "user${$h % 7}" => { 'shell' => ['zsh', 'tcsh'][$h % 2], 'quota' => '--' } }
  }
  [$host, $sites[$h % 5], $common]
}
$results = $hosts.map |$layers| { Hash(Integer[0, 6].map |$u| { ["user${u}", options_of("user${u}", $layers)] }) }
$shells = $results.reduce({}) |$memo, $users| {
  $users.reduce($memo) |$counts, $pair| {
    $shell = $pair[1]['shell']
    $counts + { $shell => pick_count($counts[$shell]) + 1 }
  }
}
function pick_count(Optional[Integer] $count) >> Integer { $count.lest || { 0 } }
[
  $results[2]['user3'], $results[4]['user5'], $shells,
  $results.map |$users| { $users.filter |$name, $options| { 'quota' in $options }.length }[0, 8],
  $results[28].map |$name, $options| { "${name}: ${options['home']} ${options['groups'].join(',')}" },
]
