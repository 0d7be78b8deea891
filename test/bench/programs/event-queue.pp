# Simulates a help desk with events in the order of time: customers arrive, wait for a clerk, and leave.
type Event = Struct[{ at => Integer[0], kind => Enum['arrive', 'finish', 'give_up'], who => Integer[1], Optional[clerk] => String[1] }]
type Desk = Struct[{ events => Array[Event], waiting => Array[Integer[1]], idle => Array[String[1]], waits => Hash[Integer[1], Integer[0]], lost => Array[Integer[1]], log => Array[String] }]
type Customer = Struct[{ arrival => Integer[0], work => Integer[1], patience => Integer[1] }]
function schedule(Array[Event] $events, Event $event) >> Array[Event] {
  $position = $events.index |$other| { $other['at'] > $event['at'] }
  case $position {
    Undef: { $events + [$event] }
    0: { [$event] + $events }
    default: { $events[0, $position] + [$event] + $events[$position, -1] }
  }
}
function serve(Desk $desk, Array[Customer] $customers, Integer $now) >> Desk {
  if $desk['waiting'].empty or $desk['idle'].empty { return($desk) }
  [$who, $clerk] = [$desk['waiting'][0], $desk['idle'][0]]
  $customer = $customers[$who - 1]
  $finish = { 'at' => $now + $customer['work'], 'kind' => 'finish', 'who' => $who, 'clerk' => $clerk }
  $next = $desk + {
    'events'  => schedule($desk['events'], $finish),
    'waiting' => $desk['waiting'][1, -1],
    'idle'    => $desk['idle'][1, -1],
    'waits'   => $desk['waits'] + { $who => $now - $customer['arrival'] },
    'log'     => $desk['log'] + ["${now}: ${clerk} serves ${who}"],
  }
  serve($next, $customers, $now)
}
function handle(Desk $desk, Event $event, Array[Customer] $customers) >> Desk {
  $who = $event['who']
  case $event['kind'] {
    'arrive': {
      $patience = { 'at' => $event['at'] + $customers[$who - 1]['patience'], 'kind' => 'give_up', 'who' => $who }
      $desk + { 'waiting' => $desk['waiting'] + [$who], 'events' => schedule($desk['events'], $patience) }
    }
    'finish': {
      $desk + { 'idle' => ($desk['idle'] + [$event['clerk']]).sort }
    }
    default: {
      if $who in $desk['waiting'] {
        $desk + { 'waiting' => $desk['waiting'] - [$who], 'lost' => $desk['lost'] + [$who], 'log' => $desk['log'] + ["${event['at']}: ${who} gives up"] }
      } else {
        $desk
      }
    }
  }
}
function run_desk(Desk $desk, Array[Customer] $customers) >> Desk {
  if $desk['events'].empty { return($desk) }
  $event = $desk['events'][0]
  $rest = $desk + { 'events' => $desk['events'][1, -1] }
  run_desk(serve(handle($rest, $event, $customers), $customers, $event['at']), $customers)
}
function simulate(Array[Customer] $customers, Array[String] $clerks) >> Desk {
  $events = $customers.map |$index, $customer| {
    $event = { 'at' => $customer['arrival'], 'kind' => 'arrive', 'who' => $index + 1 }
    $event
  }
  run_desk({ 'events' => $events, 'waiting' => [], 'idle' => $clerks, 'waits' => {}, 'lost' => [], 'log' => [] }, $customers)
}
$customers = Integer[0, 59].map |$i| { { 'arrival' => $i * 3 + $i % 4, 'work' => 4 + $i * 7 % 11, 'patience' => 6 + $i * 5 % 9 } }.sort |$a, $b| { compare($a['arrival'], $b['arrival']) }
$desks = [['ann'], ['ann', 'bob'], ['ann', 'bob', 'cid']].map |$clerks| { simulate($customers, $clerks) }
$desks.map |$desk| {
  $waits = $desk['waits'].values
  $mean = $waits.reduce(0) |$sum, $wait| { $sum + $wait } * 1.0 / $waits.length
  [sprintf('%.2f', $mean), $waits.reduce |$a, $b| { max($a, $b) }, $desk['lost'].length, $desk['lost'][0, 4], $desk['log'][20, 6]]
}
