# Plans upgrades of 160 packages from their installed and available versions.
type Upgrade = Struct[{ name => String, from => String, to => Optional[String], level => Enum['major', 'minor', 'patch', 'none'] }]
function level_of(SemVer $from, SemVer $to) >> String {
  $old = String($from).split('[.]')
  $new = String($to).split('[.]')
  if $to <= $from {
    'none'
  } elsif $new[0] != $old[0] {
    'major'
  } elsif $new[1] != $old[1] {
    'minor'
  } else {
    'patch'
  }
}
function best_version(SemVer $installed, Array[SemVer] $available, SemVerRange $allowed) >> Optional[SemVer] {
  $candidates = $available.filter |$version| { $version =~ SemVer[$allowed] and $version > $installed }
  $candidates.reduce |$best, $version| { if $version > $best { $version } else { $best } }
}
function plan_upgrade(String $name, String $installed, Array[String] $available, String $allowed) >> Upgrade {
  $from = SemVer($installed)
  $to = best_version($from, $available.map |$text| { SemVer($text) }, SemVerRange($allowed))
  $upgrade = {
    'name'  => $name,
    'from'  => $installed,
    'to'    => $to ? { undef => undef, default => String($to) },
    'level' => $to ? { undef => 'none', default => level_of($from, $to) },
  }
  $upgrade
}
$packages = Integer[1, 160].map |$i| {
  $major = $i % 4 + 1
  $installed = "${major}.${$i % 7}.${$i % 5}"
  $package = {
    'name'      => "package-${i}",
    'installed' => $installed,
    'available' => [
      "${major}.${$i % 7}.${$i % 6}",
      "${major}.${$i % 9}.0",
      "${$major + $i % 2}.0.${i}",
      "${$major + 1}.0.0-rc${$i % 3}",
    ],
    'allowed'   => $i % 3 ? { 0 => "^${installed}", 1 => ">=${installed} <${$major + 2}.0.0", default => "~${installed}" },
  }
  $package
}
$plans = $packages.map |$package| {
  plan_upgrade($package['name'], $package['installed'], $package['available'], $package['allowed'])
}
$levels = $plans.group_by |$entry| { $entry['level'] }
$counts = ['major', 'minor', 'patch', 'none'].map |$level| { [$level, $levels.get($level, []).length] }
$lines = $plans.filter |$entry| { $entry['to'] =~ NotUndef }.map |$entry| {
  $mark = $entry['level'] ? { 'major' => '!', /\A(minor|patch)\z/ => '+', default => ' ' }
  "${mark} ${entry['name']} ${entry['from']} -> ${entry['to']}"
}
$sorted = $packages.map |$package| { $package['installed'] }.unique.sort |$a, $b| { versioncmp($b, $a) }
[$counts, $lines[0, 10], $lines.length, $sorted[0, 6]]
