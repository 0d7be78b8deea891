# Runs a program of a small stack machine for 120 inputs.
function execute(Array[String] $program, Integer $input) >> Integer {
  $start = { 'stack' => [], 'variables' => { 'input' => $input } }
  $end = $program.reduce($start) |$machine, $line| {
    $words = $line.split(' ')
    $operation = $words[0]
    $argument = $words[1]
    $stack = $machine['stack']
    case $operation {
      'push': { $machine + { 'stack' => $stack + [Integer($argument)] } }
      'load': { $machine + { 'stack' => $stack + [$machine['variables'][$argument]] } }
      'store': {
        $machine + { 'stack' => $stack[0, -2], 'variables' => $machine['variables'] + { $argument => $stack[-1] } }
      }
      'dup': { $machine + { 'stack' => $stack + [$stack[-1]] } }
      'swap': { $machine + { 'stack' => $stack[0, -3] + [$stack[-1], $stack[-2]] } }
      'add', 'sub', 'mul', 'mod': {
        [$left, $right] = $stack[-2, 2]
        $result = $operation ? {
          'add'   => $left + $right,
          'sub'   => $left - $right,
          'mul'   => $left * $right,
          default => $left % $right,
        }
        $machine + { 'stack' => $stack[0, -3] + [$result] }
      }
      default: { fail("unknown operation ${operation}") }
    }
  }
  $end['stack'][-1]
}
$program = [
  'load input', 'push 3', 'mul', 'store x', 'load x', 'dup', 'mul', 'push 7', 'add', 'store y',
  'load y', 'load x', 'swap', 'sub', 'push 101', 'mod', 'load y', 'push 13', 'mod', 'add',
]
Integer[1, 120].map |$i| { execute($program, $i) }.reduce |$a, $b| { ($a * 31 + $b) % 65521 }
