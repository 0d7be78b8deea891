# Groups 600 directories by team, sums their sizes, and reports the teams above their quotas.
type Directory = Struct[{ path => Pattern[/\A\//], owner => String, size => Integer[0], Optional[archived] => Boolean }]
function human_size(Numeric $bytes) >> String {
  if $bytes >= 1073741824 {
    sprintf('%.1f GiB', $bytes / 1073741824.0)
  } elsif $bytes >= 1048576 {
    sprintf('%.1f MiB', $bytes / 1048576.0)
  } else {
    "${$bytes / 1024} KiB"
  }
}
function team_of(Directory $directory, Hash[String, Array[String]] $teams) >> String {
  $found = $teams.filter |$team, $members| { $directory['owner'] in $members }
  $found.keys[0].lest || { 'unassigned' }
}
$teams = {
  'web'      => ['anna', 'bert', 'carla'],
  'database' => ['dora', 'emil'],
  'backup'   => ['fritz'],
  'desktop'  => ['gina', 'hugo', 'ines', 'jan'],
}
$owners = $teams.values.flatten + ['kim']
$quotas = { 'web' => 60000000000, 'database' => 90000000000, 'backup' => 20000000000 }
$directories = Integer[1, 600].map |$i| {
  $owner = $owners[$i * 7 % $owners.length]
  $archived = $i % 9 ? { 0 => { 'archived' => true }, 4 => { 'archived' => false }, default => {} }
  $directory = { 'path' => "/srv/${owner}/${i}", 'owner' => $owner, 'size' => $i * 7919 * 137 }
  $directory + $archived
}
$active = $directories.filter |$directory| { !$directory['archived'] }
$by_team = $active.group_by |$directory| { team_of($directory, $teams) }
$usage = $by_team.map |$team, $list| {
  $sizes = $list.map |$directory| { $directory['size'] }
  $sum = $sizes.reduce(0) |$memo, $size| { $memo + $size }
  [$team, { 'total' => $sum, 'largest' => $sizes.max, 'mean' => $sum / $sizes.length, 'count' => $sizes.length }]
}
$summary = Hash($usage)
$report = $summary.keys.sort.map |$team| {
  $total = $summary[$team]['total']
  $quota = $quotas[$team]
  $state = $quota ? {
    undef   => 'no quota',
    default => $total > $quota ? { true => "over by ${human_size($total - $quota)}", default => "${$total * 100 / $quota} % used" },
  }
  sprintf('%-12s %10s %3d %s', $team, human_size($total), $summary[$team]['count'], $state)
}
$owned = $active.group_by |$directory| { $directory['owner'] }
$top = $owned.map |$owner, $list| { [$owner, $list.reduce(0) |$memo, $directory| { $memo + $directory['size'] }] }
  .sort |$a, $b| { compare($b[1], $a[1]) }
[$report, $top[0, 4], $summary['web'], human_size(5000), $active.length]
