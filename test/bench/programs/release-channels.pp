# Chooses the release that each host gets from channels with rules, and describes the roll-out.
type Channel = Struct[{ name => String, Optional[range] => SemVerRange, Optional[prereleases] => Boolean, share => Integer[0, 100] }]
type Host = Struct[{ name => String[1], version => SemVer, facts => Hash[String, Scalar] }]
function bucket(String $name) >> Integer[0, 99] {
  $letters = 'abcdefghijklmnopqrstuvwxyz0123456789-.'
  $name.split('').reduce(7) |$hash, $char| { ($hash * 31 + position($letters, $char)) % 10007 } % 100
}
function position(String $letters, String $char) >> Integer {
  $letters.split('').index($char).lest || { -1 }
}
function allowed(Channel $channel, SemVer $version) >> Boolean {
  $range = $channel['range']
  if $range and $version !~ $range { return false }
  $channel['prereleases'] or "${version}" !~ /-/
}
function best(Array[SemVer] $versions, Channel $channel) >> Optional[SemVer] {
  $versions.reduce(undef) |$memo, $version| {
    if !allowed($channel, $version) { next($memo) }
    if $memo == undef or $version > $memo { $version } else { $memo }
  }
}
function channel_of(Host $host, Array[Channel] $channels) >> Channel {
  $pinned = $host['facts']['channel']
  $number = bucket($host['name'])
  $chosen = $channels.reduce([undef, 0]) |$memo, $channel| {
    [$found, $sum] = $memo
    $limit = $sum + $channel['share']
    if $pinned == $channel['name'] or ($pinned == undef and $found == undef and $number < $limit) {
      [$channel, $limit]
    } else {
      [$found, $limit]
    }
  }
  $chosen[0].lest || { $channels[-1] }
}
function action(SemVer $from, SemVer $to) >> String {
  case compare($from, $to) {
    0: { 'keep' }
    1: { 'downgrade' }
    default: {
      [$a, $b] = [$from, $to].map |$version| { "${version}".split('[.-]').map |$part| { $part ? { /\A\d+\z/ => Integer($part), default => $part } } }
      if $a[0] != $b[0] { 'major' } elsif $a[1] != $b[1] { 'minor' } else { 'patch' }
    }
  }
}
$versions = [[1, 0], [1, 2], [1, 10], [2, 0], [2, 1], [3, 0]].map |$pair| {
  [0, 1, 4].map |$patch| { SemVer("${pair[0]}.${pair[1]}.${patch}") } + [SemVer("${pair[0]}.${pair[1]}.5-rc${pair[1]}")]
}.flatten
$channels = [
  { 'name' => 'stable', 'range' => SemVerRange('<3.0.0'), 'share' => 60 },
  { 'name' => 'legacy', 'range' => SemVerRange('1.x'), 'share' => 15 },
  { 'name' => 'beta', 'prereleases' => true, 'share' => 10 },
  { 'name' => 'next', 'share' => 15 },
]
$hosts = Integer[1, 80].map |$i| {
  $values = case $i {
    Integer[1, 8]: { { 'channel' => 'beta' } }
    77, 78: { { 'channel' => 'legacy', 'reason' => 'kernel' } }
    default: { { 'cores' => $i % 16 } }
  }
  $host = { 'name' => "node-${i}.example.com", 'version' => $versions[$i * 5 % 24], 'facts' => $values }
  $host
}
$targets = Hash($channels.map |$channel| { [$channel['name'], best($versions, $channel)] })
$plan = $hosts.map |$host| {
  $channel = channel_of($host, $channels)['name']
  $to = $targets[$channel]
  $step = { 'host' => $host['name'], 'channel' => $channel, 'action' => action($host['version'], $to), 'to' => $to }
  $step
}
$summary = $plan.reduce({}) |$memo, $step| {
  $key = "${step['channel']}/${step['action']}"
  $memo + { $key => ($key in $memo) ? { true => $memo[$key] + 1, default => 1 } }
}
[$targets.map |$name, $version| { "${name} ${version}" }, $summary, $plan.filter |$step| { $step['action'] == 'downgrade' }.map |$step| { "${step['host']} to ${step['to']}" }[0, 4], bucket('a.b')]
