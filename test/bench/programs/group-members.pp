# Expands nested groups of users, and compares the members before and after.
function expand(Hash[String, Array[String]] $groups, String $name, Array[String] $seen = []) >> Array[String] {
  if $name in $seen { [] } else {
    $groups[$name].map |$member| {
      if $member =~ /^@(.+)$/ { expand($groups, $1, $seen + [$name]) } else { [$member] }
    }.flatten.unique
  }
}
function intersect(Array[String] $a, Array[String] $b) >> Array[String] {
  $a.filter |$x| { $x in $b }
}
$groups = Hash(Integer[1, 40].map |$i| {
  $people = Integer[0, 5].map |$n| { "user${($i * 3 + $n * 5) % 60}" }
  $nested = if $i < 35 and $i % 3 == 0 { ["@group${$i + 1}", "@group${$i + 5}"] } else { [] }
  ["group${i}", $people + $nested]
})
$expanded = $groups.map |$name, $members| { [$name, expand($groups, $name).sort] }
$members = Hash($expanded)
$changed = Hash($members.map |$name, $list| {
  [$name, ($list - ['user3', 'user7']).filter |$user| { $user != 'user11' } + ["new_${name}"]]
})
$changes = $members.map |$name, $old| {
  $new = $changed[$name]
  $added = $new - $old
  $removed = $old - $new
  $change = { 'group' => $name, 'added' => $added, 'removed' => $removed, 'kept' => intersect($old, $new).length }
  $change
}.filter |$change| { !$change['removed'].empty }
$overlaps = $members.map |$name, $list| {
  $others = $members.filter |$other, $people| { $other != $name and intersect($list, $people).length > 3 }
  [$name, $others.keys]
}.filter |$entry| { !$entry[1].empty }
$everyone = $members.values.flatten.unique
$missing = Integer[0, 59].map |$i| { "user${i}" }.filter |$user| { !($user in $everyone) }
$text = $changes.map |$change| { "${change['group']}: -${change['removed'].join(' -')} kept ${change['kept']}" }
[$text, $overlaps.length, $overlaps[0], $everyone.length, $missing]
