# Splits the names of RPM packages, finds the newest of each, and plans the updates of hosts.
type Nevra = Struct[{ name => String[1], epoch => Integer[0], version => String[1], release => String[1], arch => Enum['noarch', 'x86_64', 'aarch64', 'i686'] }]
type Filename = Pattern[/\A.+-[^-]+-[^-]+\.(noarch|x86_64|aarch64|i686)(\.rpm)?\z/]
function parse_nevra(Filename $filename) >> Nevra {
  $base = $filename.regsubst(/\.rpm\z/, '')
  if $base =~ /\A(.+)-(?:(\d+):)?([^-:]+)-([^-]+)\.([^.]+)\z/ {
    {
      'name'    => $1,
      'epoch'   => Integer($2.lest || { 0 }),
      'version' => $3,
      'release' => $4,
      'arch'    => $5,
    }
  } else {
    fail("no package name: ${filename}")
  }
}
function compare_nevra(Nevra $a, Nevra $b) >> Integer[-1, 1] {
  if $a['epoch'] != $b['epoch'] {
    compare($a['epoch'], $b['epoch'])
  } else {
    $order = versioncmp($a['version'], $b['version'])
    if $order == 0 { versioncmp($a['release'], $b['release']) } else { $order }
  }
}
function evr(Nevra $nevra) >> String[1] {
  $epoch = if $nevra['epoch'] > 0 { "${nevra['epoch']}:" } else { '' }
  "${epoch}${nevra['version']}-${nevra['release']}"
}
function package_key(Nevra $nevra) >> String[1] {
  "${nevra['name']}.${nevra['arch']}"
}
function newest(Array[Nevra, 1] $packages) >> Nevra {
  $packages.reduce |$best, $package| { if compare_nevra($package, $best) > 0 { $package } else { $best } }
}
function distribution(Nevra $nevra) >> Optional[String] {
  if $nevra['release'] =~ /\.(el\d+|fc\d+)(?:_\d+)?\z/ { $1 } else { undef }
}
function plan_updates(Array[Nevra] $installed, Hash[String, Nevra] $newest) >> Array[Hash[String, String]] {
  $installed.map |$package| {
    $candidate = $newest[package_key($package)]
    $order = if $candidate { compare_nevra($candidate, $package) } else { undef }
    $action = $order ? {
      undef   => 'orphan',
      0       => 'keep',
      1       => 'update',
      default => 'newer',
    }
    $target = if $candidate { evr($candidate) } else { '-' }
    $step = { 'package' => package_key($package), 'action' => $action, 'from' => evr($package), 'to' => $target }
    $step
  }
}
$names = ['kernel', 'nginx-mod-http', 'openssl-libs', 'python3-urllib3', 'glibc', 'tzdata', 'java-17-openjdk']
$repository = Integer[1, 90].map |$i| {
  $name = $names[$i % 7]
  $epoch = if $name =~ /^openssl|^java/ { "${$i % 2}:" } else { '' }
  $arch = if $name == 'tzdata' { 'noarch' } else { ['x86_64', 'aarch64'][$i / 7 % 2] }
  parse_nevra("${name}-${epoch}${$i % 4}.${$i * 13 % 21}.${$i % 3}-${$i * 7 % 12}.el${8 + $i % 2}_${$i % 5}.${arch}.rpm")
}
$latest = Hash($repository.group_by |$package| { package_key($package) }.map |$key, $packages| { [$key, newest($packages)] })
$hosts = Integer[1, 8].map |$h| {
  $names.map |$index, $name| {
    $arch = if $name == 'tzdata' { 'noarch' } elsif $h == 5 { 'i686' } else { 'x86_64' }
    parse_nevra("${name}-${$h % 4}.${$h * 5 % 22}.${$index}-${h}.fc3${index}.${arch}")
  }
}
$plans = $hosts.map |$packages| { plan_updates($packages, $latest) }
$lines = $plans[2].map |$step| { sprintf('%-28s %-7s %s -> %s', $step['package'], $step['action'], $step['from'], $step['to']) }
$sorted = $repository.sort |$a, $b| {
  $by_name = compare($a['name'], $b['name'])
  if $by_name == 0 { compare_nevra($b, $a) } else { $by_name }
}
$actions = $plans.flatten.map |$step| { $step['action'] }.group_by |$action| { $action }.map |$action, $list| { [$action, $list.length] }
[$lines, $actions, Hash($latest.map |$key, $package| { [$key, evr($package)] }), $sorted.map |$package| { evr($package) }[0, 20], ($repository + $hosts.flatten).map |$package| { distribution($package) }.unique]
