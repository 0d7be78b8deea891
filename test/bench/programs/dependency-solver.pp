# Chooses versions of modules that satisfy the ranges of all chosen modules, with backtracking.
type Release = Struct[{ version => SemVer, needs => Hash[String[1], SemVerRange] }]
type Index = Hash[String[1], Array[Release]]
type Choice = Hash[String[1], Release]
function candidates(Index $index, String[1] $name, Array[SemVerRange] $ranges) >> Array[Release] {
  $index.get($name, []).filter |$release| {
    $ranges.all |$range| { $release['version'] =~ $range }
  }
}
function requirements(Choice $chosen, Hash[String[1], SemVerRange] $wanted) >> Hash[String[1], Array[SemVerRange]] {
  ([$wanted] + $chosen.values.map |$release| { $release['needs'] }).reduce({}) |$memo, $needs| {
    $needs.reduce($memo) |$all, $pair| {
      [$name, $range] = $pair
      $all + { $name => $all.get($name, []) + [$range] }
    }
  }
}
function is_consistent(Choice $chosen, Hash[String[1], Array[SemVerRange]] $required) >> Boolean {
  $chosen.all |$name, $release| {
    $required.get($name, []).all |$range| { $release['version'] =~ $range }
  }
}
function solve(Index $index, Hash[String[1], SemVerRange] $wanted, Choice $chosen = {}) >> Optional[Choice] {
  $required = requirements($chosen, $wanted)
  unless is_consistent($chosen, $required) { return(undef) }
  $missing = $required.keys.filter |$name| { !($name in $chosen) }
  if $missing.empty { return($chosen) }
  $name = $missing[0]
  candidates($index, $name, $required[$name]).reduce(undef) |$found, $release| {
    if $found { $found } else { solve($index, $wanted, $chosen + { $name => $release }) }
  }
}
function releases(Hash[String[1], Hash[String[1], String[1]]] $texts) >> Array[Release] {
  $releases = $texts.map |$version, $needs| {
    { 'version' => SemVer($version), 'needs' => Hash($needs.map |$name, $range| { [$name, SemVerRange($range)] }) }
  }
  $releases.sort |$a, $b| { if $a['version'] == $b['version'] { 0 } elsif $a['version'] < $b['version'] { 1 } else { -1 } }
}
$index = {
  'stdlib'   => releases({ '4.25.0' => {}, '5.2.0' => {}, '6.6.0' => {}, '8.5.0' => {}, '9.0.0' => {}, '9.4.1' => {}, '9.5.0-rc1' => {} }),
  'concat'   => releases({ '6.4.0' => { 'stdlib' => '>=4.13.1 <8.0.0' }, '7.4.0' => { 'stdlib' => '>=4.13.1 <9.0.0' }, '9.0.0' => { 'stdlib' => '>=9.0.0 <10.0.0' } }),
  'apache'   => releases({
    '8.6.0'  => { 'stdlib' => '>=4.13.1 <9.0.0', 'concat' => '>=2.2.1 <8.0.0' },
    '10.1.1' => { 'stdlib' => '>=8.5.0 <10.0.0', 'concat' => '>=2.2.1 <10.0.0' },
    '12.0.2' => { 'stdlib' => '>=9.0.0 <10.0.0', 'concat' => '>=9.0.0 <10.0.0' },
  }),
  'firewall' => releases({ '3.6.0' => { 'stdlib' => '>=4.0.0 <9.0.0' }, '7.0.2' => { 'stdlib' => '>=9.0.0 <10.0.0' } }),
  'mysql'    => releases({ '12.0.0' => { 'stdlib' => '>=3.2.0 <8.0.0' }, '13.3.0' => { 'stdlib' => '>=3.2.0 <9.0.0' }, '15.0.0' => { 'stdlib' => '>=8.4.0 <10.0.0', 'concat' => '>=7.0.0 <8.0.0' } }),
  'php'      => releases({ '8.1.0' => { 'stdlib' => '4.x || 5.x || 6.x', 'apache' => '<9.0.0' }, '9.0.0' => { 'stdlib' => '>=8.0.0', 'apache' => '~10.1' } }),
}
$requests = [
  { 'apache' => '>=8.0.0' },
  { 'apache' => '>=8.0.0', 'mysql' => '*' },
  { 'mysql' => '<14.0.0', 'firewall' => '*', 'apache' => '*' },
  { 'php' => '*', 'mysql' => '>=12.0.0' },
  { 'php' => '8.x', 'firewall' => '>=7.0.0' },
  { 'firewall' => '7.x', 'mysql' => '12.x' },
  { 'stdlib' => '~9.0', 'concat' => '*', 'php' => '*' },
  { 'docker' => '1.x' },
]
$solutions = $requests.map |$request| { solve($index, Hash($request.map |$name, $range| { [$name, SemVerRange($range)] })) }
$solutions.map |$index, $solution| {
  $names = $requests[$index].keys.join(', ')
  if $solution {
    "${names}: ${solution.map |$name, $release| { "${name} ${release['version']}" }.sort.join(', ')}"
  } else {
    "${names}: no solution"
  }
}
