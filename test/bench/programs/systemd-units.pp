# Merges drop-ins into the units of services as systemd does, checks the results, and renders unit files.
type Setting = Variant[String, Integer, Boolean, Array[Variant[String, Integer]]]
type Unit = Hash[Enum['Unit', 'Service', 'Install'], Hash[Pattern[/\A[A-Z]\w+\z/], Setting]]
type Merged_unit = Hash[String, Hash[String, Array[String]]]
function setting_values(Setting $setting) >> Array[String] {
  case $setting {
    Boolean: { [if $setting { 'yes' } else { 'no' }] }
    Array:   { $setting.map |$item| { String($item) } }
    default: { [String($setting)] }
  }
}
function merge_values(String $key, Array[String] $old, Array[String] $new) >> Array[String] {
  if $key in ['After', 'Wants', 'Environment', 'ExecStartPre', 'WantedBy', 'ReadWritePaths'] {
    # An empty value removes all earlier ones.
    $new.reduce($old) |$memo, $value| { if $value == '' { [] } else { $memo + [$value] } }
  } else {
    $new
  }
}
function add_drop_in(Merged_unit $unit, Unit $drop_in) >> Merged_unit {
  $drop_in.reduce($unit) |$merged, $entry| {
    [$section, $settings] = $entry
    $known = $merged.get($section, {})
    $all = $settings.reduce($known) |$memo, $pair| {
      [$key, $setting] = $pair
      $memo + { $key => merge_values($key, $memo.get($key, []), setting_values($setting)) }
    }
    $merged + { $section => $all }
  }
}
function unit_problems(Merged_unit $unit) >> Array[String] {
  $service = $unit['Service']
  $type = $service.get('Type', ['simple'])[0]
  $start = if 'ExecStart' in $service { [] } else { ['no ExecStart'] }
  $restart = $type ? {
    'oneshot' => if $service['Restart'] == ['always'] { ['oneshot cannot restart always'] } else { [] },
    'forking' => if 'PIDFile' in $service { [] } else { ['forking without PIDFile'] },
    default   => [],
  }
  $paths = $service.get('ReadWritePaths', []).filter |$path| { $path !~ Stdlib_path }.map |$path| { "path ${path} is not absolute" }
  $start + $restart + $paths
}
type Stdlib_path = Pattern[/\A\/([^\/\0]+\/*)*\z/]
function render_unit(Merged_unit $unit) >> String {
  $sections = $unit.map |$section, $settings| {
    $lines = $settings.map |$key, $values| {
      if $key in ['After', 'Wants', 'WantedBy'] { "${key}=${values.join(' ')}" } else { $values.map |$value| { "${key}=${value}" } }
    }
    ["[${section}]", $lines].flatten.join("\n")
  }
  "# managed by puppet\n${sections.join("\n\n")}\n"
}
$defaults = {
  'Unit'    => { 'After' => ['network.target'], 'Description' => 'A service' },
  'Service' => { 'Type' => 'simple', 'Restart' => 'on-failure', 'RestartSec' => 5, 'PrivateTmp' => true, 'Environment' => ['LANG=C'] },
  'Install' => { 'WantedBy' => 'multi-user.target' },
}
$units = Integer[1, 40].map |$i| {
  $type = ['simple', 'forking', 'oneshot', 'notify'][$i % 4]
  $own = {
    'Unit'    => { 'Description' => "Service ${i}", 'Wants' => "svc${$i / 2}.service" },
    'Service' => { 'Type' => $type, 'ExecStart' => "/usr/bin/svc${i} --port ${8000 + $i}", 'Environment' => ["ID=${i}", 'MODE=prod'] },
  }
  $limits = { 'Service' => { 'LimitNOFILE' => 1024 * $i, 'PrivateTmp' => $i % 3 == 0, 'ReadWritePaths' => ["/var/lib/svc${i}", 'data'] } }
  $site = case $i % 5 {
    0: { { 'Service' => { 'Environment' => ['', 'MODE=debug'], 'Restart' => 'always' } } }
    1: { { 'Unit' => { 'After' => ['db.service', 'cache.service'] }, 'Service' => { 'PIDFile' => "/run/svc${i}.pid" } } }
    2: { { 'Install' => { 'WantedBy' => ['', "tenant${$i % 3}.target"] } } }
    default: { {} }
  }
  [$defaults, $own, $limits, $site].reduce({}) |$unit, $drop_in| { add_drop_in($unit, $drop_in) }
}
$files = $units.map |$unit| { render_unit($unit) }
$problems = $units.map |$unit| { unit_problems($unit) }
[$files[4], $files[10], $units[1]['Install'], $files.map |$file| { $file.length }, $problems.flatten.length, $problems.map |$list| { $list.join('; ') }.unique]
