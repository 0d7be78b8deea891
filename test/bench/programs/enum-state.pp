# Runs a state machine for 6,000 steps with Enum parameters and a case on texts.
type State = Enum['idle', 'starting', 'running', 'failed']
function advance(State $state, Integer $input) >> State {
  case $state {
    'idle':     { 'starting' }
    'starting': { if $input % 5 == 0 { 'failed' } else { 'running' } }
    'running':  { if $input % 7 == 0 { 'idle' } else { 'running' } }
    default:    { 'idle' }
  }
}
$end = Integer[1, 6000].reduce(['idle', 0]) |$memo, $i| {
  $state = advance($memo[0], $i)
  [$state, $memo[1] + if $state == 'running' { 1 } else { 0 }]
}
"${end[0]} ${end[1]}"
