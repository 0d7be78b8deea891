# Adds up the working time of employees from their entries: breaks, overtime, night work, and pay by week.
type Sheets::Clock = Pattern[/\A([01]\d|2[0-3]):[0-5]\d\z/]
type Sheets::Entry = Struct[{ who => String[1], day => Integer[1, 31], from => Sheets::Clock, to => Sheets::Clock, Optional[pause] => Timespan }]
type Sheets::Worked = Struct[{ who => String[1], day => Integer[1, 31], time => Timespan, night => Timespan }]
function clock(Sheets::Clock $text) >> Timespan {
  Timespan({ 'hours' => Integer($text[0, 2], 10), 'minutes' => Integer($text[3, 2], 10) })
}
function overlap(Timespan $from, Timespan $to, Timespan $start, Timespan $end) >> Timespan {
  $first = if $from > $start { $from } else { $start }
  $last = if $to < $end { $to } else { $end }
  if $last > $first { $last - $first } else { Timespan(0) }
}
function legal_pause(Timespan $worked) >> Timespan {
  if $worked > Timespan({ 'hours' => 9 }) { Timespan({ 'minutes' => 45 }) }
  elsif $worked > Timespan({ 'hours' => 6 }) { Timespan({ 'minutes' => 30 }) }
  else { Timespan(0) }
}
function worked(Sheets::Entry $entry) >> Sheets::Worked {
  $day = Timespan({ 'hours' => 24 })
  $from = clock($entry['from'])
  $end = clock($entry['to'])
  $to = if $end <= $from { $end + $day } else { $end }
  $present = $to - $from
  $legal = legal_pause($present)
  $pause = $entry['pause'].then |$taken| { if $taken > $legal { $taken } else { $legal } }.lest || { $legal }
  $night = overlap($from, $to, Timespan({ 'hours' => 22 }), Timespan({ 'hours' => 30 }))
  $result = { 'who' => $entry['who'], 'day' => $entry['day'], 'time' => $present - $pause, 'night' => $night }
  $result
}
function total(Array[Timespan] $times) >> Timespan {
  $times.reduce(Timespan(0)) |$sum, $time| { $sum + $time }
}
function hours(Timespan $time) >> String {
  $time.strftime('%H:%M')
}
function pay(Timespan $time, Timespan $night, Float $rate) >> Float {
  $contract = Timespan({ 'hours' => 38, 'minutes' => 30 })
  $overtime = if $time > $contract { $time - $contract } else { Timespan(0) }
  ($time.convert_to(Float) / 3600.0 + $overtime.convert_to(Float) / 3600.0 * 0.25 + $night.convert_to(Float) / 3600.0 * 0.3) * $rate
}
$names = ['ann', 'bob', 'cem', 'dot']
$rates = { 'ann' => 31.5, 'bob' => 27.25, 'cem' => 40.0, 'dot' => 22.75 }
$entries = Integer[0, 95].map |$i| {
  $start = ($i * 5 + $i / 7) % 24
  $base = {
    'who'  => $names[$i % 4],
    'day'  => $i / 4 + 1,
    'from' => sprintf('%02d:%02d', $start, $i * 15 % 60),
    'to'   => sprintf('%02d:%02d', ($start + 4 + $i % 7) % 24, $i * 25 % 60),
  }
  if $i % 3 == 0 { $base + { 'pause' => Timespan({ 'minutes' => $i % 70 }) } } else { $base }
}
$all = $entries.map |$entry| { worked($entry) }
$weeks = $all.group_by |$item| { [$item['who'], ($item['day'] - 1) / 7] }.map |$key, $items| {
  [$who, $week] = $key
  $time = total($items.map |$item| { $item['time'] })
  $night = total($items.map |$item| { $item['night'] })
  $amount = pay($time, $night, $rates[$who])
  sprintf('%-4s week %d: %2d days %s night %s %9.2f', $who, $week + 1, $items.length, hours($time), hours($night), $amount)
}
$long = $all.filter |$item| { $item['time'] > Timespan({ 'hours' => 8 }) }.map |$item| { "${item['who']}/${item['day']} ${hours($item['time'])}" }
$most = $all.reduce |$best, $item| { if $item['time'] > $best['time'] { $item } else { $best } }
$strict = $all.filter |$item| { $item['night'] =~ Timespan[{ 'hours' => 3 }, { 'hours' => 5 }] }
[$weeks, $long, "${most['who']} ${most['day']}", $strict.length, hours(total($all.map |$item| { $item['time'] }))]
