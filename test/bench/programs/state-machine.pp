# Runs a state machine over 3,000 events with a table of transitions and an alias of an Enum.
type State = Enum['idle', 'running', 'paused', 'failed']
$table = {
  'idle' => { 'start' => 'running', 'fail' => 'failed' },
  'running' => { 'pause' => 'paused', 'stop' => 'idle', 'fail' => 'failed' },
  'paused' => { 'resume' => 'running', 'stop' => 'idle' },
  'failed' => { 'reset' => 'idle' },
}
$events = ['start', 'pause', 'resume', 'fail', 'start', 'reset', 'stop']
function step_state(Hash[State, Hash[String, State]] $table, State $state, String $event) >> State {
  if $event in $table[$state] { $table[$state][$event] } else { $state }
}
$end = Integer[0, 2999].reduce({ 'state' => 'idle', 'moves' => 0 }) |$acc, $i| {
  $next = step_state($table, $acc['state'], $events[($i * 5 + $i / 7) % 7])
  $moves = $acc['moves'] + if $next == $acc['state'] { 0 } else { 1 }
  $result = { 'state' => $next, 'moves' => $moves }
  $result
}
"${end['state']} ${end['moves']}"
