# Groups certificates by the time until they expire, and plans when each one is renewed.
type Certificate = Struct[{ name => String[1], issued => Timestamp, days => Integer[1], Optional[owner] => String[1] }]
type Urgency = Enum['expired', 'critical', 'soon', 'fine']
function expiry(Certificate $certificate) >> Timestamp {
  $certificate['issued'] + Timespan({ 'days' => $certificate['days'] })
}
function urgency(Certificate $certificate, Timestamp $now) >> Urgency {
  $left = expiry($certificate) - $now
  if $left < Timespan({ 'days' => 0 }) {
    'expired'
  } elsif $left < Timespan({ 'days' => 7 }) {
    'critical'
  } elsif $left < Timespan({ 'days' => 30, 'hours' => 12 }) {
    'soon'
  } else {
    'fine'
  }
}
# Renewals happen on working days, at night.
function renewal(Certificate $certificate) >> Timestamp {
  $time = expiry($certificate) - Timespan({ 'days' => $certificate['days'] / 3 })
  $delay = $time.strftime('%u') ? {
    '6'     => 2,
    '7'     => 1,
    default => 0,
  }
  Timestamp("${($time + Timespan({ 'days' => $delay })).strftime('%F')}T02:30:00 UTC")
}
function describe(Certificate $certificate, Timestamp $now) >> String {
  $left = expiry($certificate) - $now
  $text = urgency($certificate, $now) ? {
    'expired' => "expired on ${expiry($certificate).strftime('%d %b %Y')}",
    'fine'    => $left.strftime('%D days'),
    default   => $left.strftime('%D days %H hours'),
  }
  "${certificate['name']} (${certificate.get('owner', 'nobody')}): ${text}"
}
$now = Timestamp('2025-03-10T08:00:00 UTC')
$owners = ['web', undef, 'mail', 'ops']
$certificates = Integer[1, 50].map |$i| {
  $certificate = {
    'name'   => "host${i}.example.com",
    'issued' => Timestamp('2024-12-01T00:00:00 UTC') + Timespan({ 'days' => $i * 5 % 83, 'hours' => $i * 7 }),
    'days'   => [30, 90, 90, 365][$i % 4],
  }
  $owner = $owners[$i * 3 % 4]
  if $owner { $certificate + { 'owner' => $owner } } else { $certificate }
}
$groups = $certificates.group_by |$certificate| { urgency($certificate, $now) }
$schedule = $certificates.filter |$certificate| { urgency($certificate, $now) != 'expired' }.reduce({}) |$memo, $certificate| {
  $night = renewal($certificate).strftime('%a %F')
  $memo + { $night => $memo.get($night, []) + [$certificate['name'].regsubst(/\..*/, '')] }
}
$nights = $schedule.keys.sort |$a, $b| { compare($a.split(' ')[1], $b.split(' ')[1]) }
[
  Hash(['expired', 'critical', 'soon', 'fine'].map |$level| { [$level, $groups.get($level, []).length] }),
  $groups['critical'].map |$certificate| { describe($certificate, $now) },
  $certificates[0, 8].map |$certificate| { describe($certificate, $now) },
  $nights[0, 6].map |$night| { "${night}: ${schedule[$night].join(' ')}" },
  $certificates.map |$certificate| { expiry($certificate) }.reduce |$a, $b| { min($a, $b) }.strftime('%FT%TZ'),
]
