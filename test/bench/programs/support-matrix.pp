# Builds a matrix of the operating systems that modules support, and finds the modules that block an upgrade.
$modules = {
  'apache'   => { 'version' => '11.1.3', 'puppet' => '>= 7.0.0 < 9.0.0', 'os' => { 'RedHat' => ['7', '8', '9'], 'Debian' => ['10', '11', '12'], 'Ubuntu' => ['18.04', '20.04', '22.04'] }, 'needs' => { 'stdlib' => '>= 4.13.1 < 10.0.0', 'concat' => '>= 2.2.1 < 10.0.0' } },
  'concat'   => { 'version' => '9.0.2', 'puppet' => '>= 7.0.0 < 9.0.0', 'os' => { 'RedHat' => ['7', '8', '9'], 'Debian' => ['10', '11', '12'], 'Ubuntu' => ['18.04', '20.04', '22.04'], 'Windows' => ['2016', '2019'] }, 'needs' => { 'stdlib' => '>= 8.0.0' } },
  'stdlib'   => { 'version' => '9.4.1', 'puppet' => '>= 7.0.0 < 9.0.0', 'os' => { 'RedHat' => ['7', '8', '9'], 'Debian' => ['10', '11'], 'Ubuntu' => ['18.04', '20.04', '22.04'], 'Windows' => ['2016', '2019', '2022'] } },
  'mysql'    => { 'version' => '15.0.0', 'puppet' => '>= 7.0.0 < 8.0.0', 'os' => { 'RedHat' => ['7', '8'], 'Debian' => ['10', '11'], 'Ubuntu' => ['18.04', '20.04'] }, 'needs' => { 'stdlib' => '>= 6.0.0 < 9.0.0' } },
  'ntp'      => { 'version' => '10.1.0', 'puppet' => '>= 7.0.0 < 9.0.0', 'os' => { 'RedHat' => ['7', '8'], 'Debian' => ['10', '11'], 'Ubuntu' => ['18.04', '20.04'], 'SLES' => ['12', '15'] }, 'needs' => { 'stdlib' => '>= 9.0.0 < 10.0.0' } },
  'firewall' => { 'version' => '8.0.1', 'puppet' => '>= 6.21.0 < 9.0.0', 'os' => { 'RedHat' => ['8', '9'], 'Debian' => ['11', '12'], 'Ubuntu' => ['20.04', '22.04'] }, 'needs' => { 'stdlib' => '>= 9.0.0 < 10.0.0' } },
}
function satisfies($version, $range) {
  $range.split(/\s+(?=[<>=])/).all |$part| {
    if $part =~ /\A(<=|>=|<|>|=)\s*(\S+)\z/ {
      $order = versioncmp($version, $2)
      $1 ? {
        '<'  => $order < 0,
        '<=' => $order <= 0,
        '>'  => $order > 0,
        '>=' => $order >= 0,
        '='  => $order == 0,
      }
    } else {
      false
    }
  }
}
function supports($module, $os, $release) {
  $releases = $module['os'][$os]
  $releases =~ Array and ($release in $releases or $release.split('[.]')[0] in $releases)
}
$systems = $modules.map |$name, $module| { $module['os'] }.reduce({}) |$memo, $os| {
  $os.reduce($memo) |$inner, $entry| {
    [$family, $releases] = $entry
    $known = $inner[$family] ? { undef => [], default => $inner[$family] }
    $inner + { $family => ($known + $releases).unique.sort |$a, $b| { versioncmp($a, $b) } }
  }
}
$columns = $modules.keys.sort
$rows = $systems.keys.sort.map |$os| {
  $systems[$os].map |$release| {
    $cells = $columns.map |$name| { if supports($modules[$name], $os, $release) { 'x' } else { '-' } }
    sprintf('%-14s %s %d', "${os} ${release}", $cells.join('  '), $cells.filter |$cell| { $cell == 'x' }.length)
  }
}.flatten
$broken = $modules.map |$name, $module| {
  $module.get('needs', {}).filter |$needed, $range| { !satisfies($modules[$needed]['version'], $range) }.map |$needed, $range| {
    "${name} needs ${needed} ${range}, which is ${modules[$needed]['version']}"
  }
}.flatten
$nodes = Integer[1, 60].map |$i| {
  $os = ['RedHat', 'Debian', 'Ubuntu', 'SLES'][$i % 4]
  $releases = $systems[$os]
  $node = {
    'name'    => sprintf('node%02d', $i),
    'facts'   => { 'os' => { 'name' => $os, 'release' => { 'full' => $releases[$i * 7 % $releases.length] } }, 'puppetversion' => ['6.28.0', '7.24.0', '8.4.0'][$i % 3] },
    'modules' => $columns.filter |$index, $name| { ($i + $index) % 3 == 0 },
  }
  $node
}
$reports = $nodes.map |$node| {
  $os = $node['facts']['os']['name']
  $release = $node.dig('facts', 'os', 'release', 'full')
  $unsupported = $node['modules'].filter |$name| { !supports($modules[$name], $os, $release) }
  $blocking = $node['modules'].filter |$name| { !satisfies('8.4.0', $modules[$name]['puppet']) }
  $old = $node['modules'].filter |$name| { !satisfies($node['facts']['puppetversion'], $modules[$name]['puppet']) }
  [$node['name'], "${os} ${release}", $unsupported, $blocking, $old - $blocking]
}
$upgradable = $reports.filter |$report| { $report[2].empty and $report[3].empty }.map |$report| { $report[0] }
$by_module = $columns.map |$name| { [$name, $reports.filter |$report| { $name in ($report[2] + $report[3]) }.length] }
[$rows, $broken, $upgradable, Hash($by_module), $reports.filter |$index, $report| { $index % 12 == 5 }.map |$report| { $report.flatten.join(' ') }]
