# Finds the earliest connections of trains in a timetable with changes, and writes the journeys and a table of travel times.
type Trains::Time = Pattern[/\A([01]\d|2[0-9]):[0-5]\d\z/]
type Trains::Leg = Struct[{ train => String[1], from => String[1], to => String[1], departure => Integer[0], arrival => Integer[0] }]
function minutes(Trains::Time $time) >> Integer[0] {
  [$hour, $minute] = $time.split(':').map |$part| { Integer($part, 10) }
  $hour * 60 + $minute
}
function clock(Integer[0] $minutes) >> Trains::Time {
  sprintf('%02d:%02d', $minutes / 60, $minutes % 60)
}
function duration(Integer $minutes) >> String {
  case $minutes {
    Integer[0, 59]: { "${minutes} min" }
    default: { sprintf('%d h %02d', $minutes / 60, $minutes % 60) }
  }
}
function legs(String $train, Array[Tuple[String, Integer[0], Integer[0]]] $stops) >> Array[Trains::Leg] {
  $stops.map |$index, $stop| {
    if $index == 0 {
      undef
    } else {
      $before = $stops[$index - 1]
      $leg = { 'train' => $train, 'from' => $before[0], 'to' => $stop[0], 'departure' => $before[2], 'arrival' => $stop[1] }
      $leg
    }
  }.filter |$leg| { $leg =~ NotUndef }
}
function search(Array[Trains::Leg] $legs, String $from, Integer $start, Hash[String, Integer] $changes) >> Hash[String, Hash] {
  $origin = { $from => { 'arrival' => $start } }
  $legs.reduce($origin) |$best, $leg| {
    $here = $best[$leg['from']]
    if $here == undef or $leg['departure'] < $start { next($best) }
    $same = $here.dig('leg', 'train') == $leg['train'] or $here['leg'] == undef
    $needed = if $same { 0 } else { $changes.get($leg['from'], 5) }
    $known = $best[$leg['to']]
    if $here['arrival'] + $needed <= $leg['departure'] and ($known == undef or $leg['arrival'] < $known['arrival']) {
      $best + { $leg['to'] => { 'arrival' => $leg['arrival'], 'leg' => $leg } }
    } else {
      $best
    }
  }
}
function journey(Hash[String, Hash] $best, String $to, Array[Trains::Leg] $rest = []) >> Array[Trains::Leg] {
  $leg = $best.dig($to, 'leg')
  if $leg =~ Undef { $rest } else { journey($best, $leg['from'], [$leg] + $rest) }
}
function join_legs(Array[Trains::Leg] $legs) >> Array[Trains::Leg] {
  $legs.reduce([]) |$joined, $leg| {
    if !$joined.empty and $joined[-1]['train'] == $leg['train'] {
      $joined[0, -2] + [$joined[-1] + { 'to' => $leg['to'], 'arrival' => $leg['arrival'] }]
    } else {
      $joined + [$leg]
    }
  }
}
function describe(Array[Trains::Leg] $legs) >> String {
  if $legs.empty { return 'no connection' }
  $joined = join_legs($legs)
  $parts = $joined.map |$leg| { "${leg['from']} ${clock($leg['departure'])} - ${leg['to']} ${clock($leg['arrival'])} (${leg['train']})" }
  $changes = $joined.length - 1
  $text = $changes ? { 0 => 'direct', 1 => 'one change', default => "${changes} changes" }
  "${parts.join(', ')}: ${duration($legs[-1]['arrival'] - $legs[0]['departure'])}, ${text}"
}
$lines = {
  'IC1' => { 'first' => '05:10', 'every' => 120, 'count' => 7, 'stops' => [['Aachen', 0], ['Bonn', 45], ['Celle', 170], ['Dresden', 330]] },
  'RE2' => { 'first' => '05:35', 'every' => 60, 'count' => 14, 'stops' => [['Bonn', 0], ['Essen', 62], ['Fulda', 175]] },
  'RB3' => { 'first' => '06:02', 'every' => 90, 'count' => 9, 'stops' => [['Essen', 0], ['Celle', 95], ['Gera', 200], ['Halle', 241]] },
  'S4'  => { 'first' => '05:55', 'every' => 30, 'count' => 20, 'stops' => [['Gera', 0], ['Dresden', 71]] },
  'IC5' => { 'first' => '07:20', 'every' => 180, 'count' => 4, 'stops' => [['Fulda', 0], ['Halle', 155], ['Dresden', 230], ['Jena', 312]] },
}
$changes = { 'Celle' => 8, 'Essen' => 6, 'Halle' => 4 }
$all = $lines.map |$line, $table| {
  Integer[0, $table['count'] - 1].map |$n| {
    $start = minutes($table['first']) + $n * $table['every']
    $last = $table['stops'].length - 1
    $stops = $table['stops'].map |$index, $stop| {
      $wait = if $index == 0 or $index == $last { 0 } else { 3 }
      [$stop[0], $start + $stop[1], $start + $stop[1] + $wait]
    }
    legs("${line}/${$n + 1}", $stops)
  }
}.flatten.sort |$a, $b| {
  if $a['departure'] == $b['departure'] { compare($a['train'], $b['train']) } else { compare($a['departure'], $b['departure']) }
}
$towns = $all.map |$leg| { [$leg['from'], $leg['to']] }.flatten.unique.sort
$wishes = [['Aachen', 'Dresden', '05:00'], ['Aachen', 'Jena', '07:00'], ['Bonn', 'Gera', '09:15'], ['Essen', 'Halle', '12:00'], ['Jena', 'Bonn', '08:00'], ['Celle', 'Jena', '16:40']]
$journeys = $wishes.map |$wish| {
  [$from, $to, $time] = $wish
  describe(journey(search($all, $from, minutes($time), $changes), $to))
}
$table = $towns.map |$from| {
  $best = search($all, $from, 360, $changes)
  $cells = $towns.map |$to| {
    $arrival = $best.dig($to, 'arrival')
    case $arrival {
      Undef: { '    -' }
      360: { '    .' }
      default: { clock($arrival) }
    }
  }
  sprintf('%-8s%s', $from, $cells.join(' '))
}
[$journeys, $table, $all.length]
