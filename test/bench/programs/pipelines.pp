# Sends readings of sensors through chains of steps that are lambdas: parse, clean, average, rate and report.
function rating(Float $value) >> String {
  case true {
    $value < 0.2: { 'low' }
    $value < 0.5: { 'fair' }
    $value < 0.8: { 'good' }
    default: { 'high' }
  }
}
function average(Array[Numeric] $values) >> Optional[Float] {
  if $values.empty { return undef }
  $total = $values.reduce(0.0) |$sum, $value| { $sum + $value }
  $total / $values.length
}
function per_sensor(Array[Hash] $readings, String $sensor) >> Array[Float] {
  $readings
    .filter |$reading| { $reading['sensor'] == $sensor }
    .map |$reading| { $reading['value'] }
}
$raw = Integer[1, 150].map |$i| {
  $sensor = ['north', 'east', 'south', 'west'][($i * 7 + $i / 5) % 4]
  $value = if $i % 13 == 0 { 'n/a' } elsif $i % 17 == 0 { '' } else { "${$i * 37 % 100}.${$i % 10}" }
  "${sensor};${value};${['ok', 'ok', 'late', 'ok'][$i % 4]}"
}
$readings = $raw
  .map |$line| { $line.split(';') }
  .filter |$parts| { $parts[2] == 'ok' }
  .map |$parts| { [$parts[0], $parts[1] ? { /\A\d+\.\d+\z/ => Float($parts[1]), default => undef }] }
  .filter |$pair| { $pair[1] =~ NotUndef }
  .map |$pair| { { 'sensor' => $pair[0], 'value' => $pair[1] } }
$sensors = $readings.map |$reading| { $reading['sensor'] }.unique.sort
$averages = $sensors.reduce({}) |$memo, $sensor| { $memo + { $sensor => average(per_sensor($readings, $sensor)) } }
$rates = $averages.map |$sensor, $value| {
  $value
    .then |$it| { $it / 100.0 }
    .then |$share| { "${sensor} ${rating($share)} (${sprintf('%.1f%%', $share * 100)})" }
    .lest || { "${sensor} unknown" }
}
$unknown = ['north', 'up', 'down'].map |$sensor| {
  average(per_sensor($readings, $sensor)).then |$it| { sprintf('%.2f', $it) }.lest || { 'none' }
}
$spread = $sensors.map |$sensor| {
  with(per_sensor($readings, $sensor)) |$values| {
    with($values.min, $values.max) |$low, $high| { sprintf('%s %.1f..%.1f', $sensor, $low, $high) }
  }
}
$windows = Integer[0, $readings.length - 5].step(4).map |$start| {
  $readings[$start, 5].map |$reading| { $reading['value'] }.with |$values| {
    $sum = $values.reduce |$a, $b| { $a + $b }
    sprintf('%.2f', $sum / 5)
  }
}
$scaled = [1.0, 1.8, 0.5].map |$factor| {
  $readings.map |$reading| { $reading['value'] * $factor }.filter |$value| { $value > 40 }.reduce(0.0) |$sum, $value| { $sum + $value }
    .with |$sum| { sprintf('%.1f', $sum) }
}
$peaks = $readings.reduce({}) |$memo, $reading| {
  $best = $memo[$reading['sensor']].lest || { 0.0 }
  if $reading['value'] > $best { $memo + { $reading['sensor'] => $reading['value'] } } else { $memo }
}
$histogram = $readings
  .group_by |$reading| { Integer($reading['value']) / 10 }
  .map |$bin, $all| { sprintf('%d0 %s', $bin, $all.map |$it| { '*' }.join) }
  .sort
[$rates, $unknown, $spread, $windows, $scaled, $peaks.map |$sensor, $value| { sprintf('%s=%.1f', $sensor, $value) }, $readings.length, $histogram]
