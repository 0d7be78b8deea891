# Works out the next versions of modules from their changes, checks the ranges of their dependencies, and writes a release plan.
type Bumps::Level = Enum['major', 'minor', 'patch', 'none']
type Bumps::Change = Struct[{ kind => String[1], text => String[1], breaking => Boolean }]
function parse_change(String $line) >> Bumps::Change {
  case $line {
    /\A(\w+)(\([\w-]+\))?(!)?: (.+)\z/: {
      $change = { 'kind' => $1, 'text' => $4, 'breaking' => $3 == '!' }
      $change
    }
    default: {
      $change = { 'kind' => 'other', 'text' => $line, 'breaking' => false }
      $change
    }
  }
}
function level_of(Bumps::Change $change) >> Bumps::Level {
  if $change['breaking'] { return 'major' }
  $change['kind'] ? { 'feat' => 'minor', /\A(fix|perf|revert)\z/ => 'patch', default => 'none' }
}
function highest(Array[Bumps::Level] $levels) >> Bumps::Level {
  $order = ['major', 'minor', 'patch']
  $found = $order.filter |$level| { $level in $levels }
  $found[0].lest || { 'none' }
}
function parts(SemVer $version) >> Array[Integer] {
  "${version}".split('[.]').map |$part| { Integer($part) }
}
function bump(SemVer $version, Bumps::Level $level) >> SemVer {
  [$major, $minor, $patch] = parts($version)
  case $level {
    'major': { if $major == 0 { SemVer(0, $minor + 1, 0) } else { SemVer($major + 1, 0, 0) } }
    'minor': { SemVer($major, $minor + 1, 0) }
    'patch': { SemVer($major, $minor, $patch + 1) }
    default: { $version }
  }
}
$modules = Hash(Integer[1, 24].map |$i| {
  $changes = Integer[1, $i % 5 + 1].map |$n| {
    case ($i * $n) % 7 {
      0: { "feat(core): add option ${n}" }
      1: { "fix: repair case ${i}" }
      2: { "docs: explain part ${n}" }
      3: { "refactor(api)!: rename function ${i}" }
      4: { 'update the list of authors' }
      5: { "perf(io): read ${n} files at once" }
      default: { 'chore(ci): run nightly' }
    }
  }
  $needs = if $i > 4 { { "m${$i - 2}" => ">=${($i - 2) % 3}.2.0 <${($i - 2) % 3 + 1}.0.0", "m${$i - 4}" => "${($i - 4) % 3}.x" } } else { {} }
  ["m${i}", { 'version' => SemVer($i % 3, $i % 4, $i % 6), 'changes' => $changes, 'needs' => $needs }]
})
$releases = Hash($modules.map |$name, $module| {
  $changes = $module['changes'].map |$line| { parse_change($line) }
  $level = highest($changes.map |$change| { level_of($change) })
  [$name, { 'from' => $module['version'], 'to' => bump($module['version'], $level), 'level' => $level, 'changes' => $changes }]
})
$conflicts = $modules.map |$name, $module| {
  $module['needs'].filter |$needed, $range| { !($releases[$needed]['to'] =~ SemVer[SemVerRange($range)]) }.map |$needed, $range| {
    $before = if $modules[$needed]['version'] =~ SemVer[SemVerRange($range)] { 'new' } else { 'old' }
    "${name} needs ${needed} ${range}, gets ${releases[$needed]['to']} (${before})"
  }
}.flatten
$notes = $releases.filter |$name, $entry| { $entry['level'] != 'none' }.map |$name, $entry| {
  $items = $entry['changes'].filter |$change| { level_of($change) != 'none' }.map |$change| {
    "- ${if $change['breaking'] { 'BREAKING: ' } else { '' }}${change['text']}"
  }
  (["${name} ${entry['from']} -> ${entry['to']}"] + $items).join("\n")
}
$levels = $releases.values.group_by |$entry| { $entry['level'] }.map |$level, $all| { "${level}: ${all.length}" }
$newest = $releases.values.reduce(SemVer('0.0.0')) |$most, $entry| { if $entry['to'] > $most { $entry['to'] } else { $most } }
$stable = $releases.filter |$name, $entry| { $entry['to'] =~ SemVer['>=1.0.0'] }
[$notes, $conflicts, $levels, "${newest}", $stable.keys]
