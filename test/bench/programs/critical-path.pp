# Computes the earliest and latest start of tasks, the critical path, and a chart of a project.
type Job = Struct[{ duration => Integer[0], Optional[after] => Array[String[1]] }]
type Project = Hash[String[1], Job]
type Times = Hash[String[1], Integer[0]]
function requirements(Project $plan, String $name) >> Array[String[1]] {
  $plan[$name].get('after', [])
}
function ordered(Project $plan, Array[String[1]] $done = []) >> Array[String[1]] {
  $ready = $plan.keys.filter |$name| { !($name in $done) and requirements($plan, $name).all |$other| { $other in $done } }
  if $done.length + $ready.length == $plan.length {
    $done + $ready
  } elsif $ready.empty {
    fail("tasks wait for each other: ${($plan.keys - $done).join(', ')}")
  } else {
    ordered($plan, $done + $ready)
  }
}
function earliest_ends(Project $plan, Array[String[1]] $order) >> Times {
  $order.reduce({}) |$ends, $name| {
    $start = requirements($plan, $name).map |$other| { $ends[$other] }.reduce(0) |$a, $b| { max($a, $b) }
    $ends + { $name => $start + $plan[$name]['duration'] }
  }
}
function latest_ends(Project $plan, Array[String[1]] $order, Integer $finish) >> Times {
  $order.reverse_each.reduce({}) |$ends, $name| {
    $followers = $plan.filter |$other, $task| { $name in $task.get('after', []) }
    $end = $followers.map |$other, $task| { $ends[$other] - $task['duration'] }.reduce($finish) |$a, $b| { min($a, $b) }
    $ends + { $name => $end }
  }
}
function bar(Integer $start, Integer $length, Integer $slack) >> String {
  $parts = [['.', $start], ['#', $length], ['-', $slack]]
  $parts.map |$part| {
    [$char, $count] = $part
    if $count > 0 { Integer[1, $count].map |$i| { $char }.join } else { '' }
  }.join
}
function schedule(Project $plan) >> Struct[{ finish => Integer, critical => Array[String], chart => Array[String], slack => Times }] {
  $order = ordered($plan)
  $early = earliest_ends($plan, $order)
  $finish = $early.values.reduce |$a, $b| { max($a, $b) }
  $late = latest_ends($plan, $order, $finish)
  $slack = Hash($order.map |$name| { [$name, $late[$name] - $early[$name]] })
  $critical = $order.filter |$name| { $slack[$name] == 0 }
  $chart = $order.map |$name| {
    $start = $early[$name] - $plan[$name]['duration']
    sprintf('%-8s %s', $name, bar($start, $plan[$name]['duration'], $slack[$name]))
  }
  $schedule = { 'finish' => $finish, 'critical' => $critical, 'chart' => $chart, 'slack' => $slack }
  $schedule
}
$plans = Integer[1, 6].map |$p| {
  Hash(Integer[1, 18].map |$i| {
    $after = [$i - $p, $i - 3, $i / 2].filter |$n| { $n > 0 and $n < $i and ($n + $i) % 4 != 1 }.unique.map |$n| { "task${n}" }
    $task = { 'duration' => ($i * $p) % 7 + 1 }
    ["task${i}", if $after.empty { $task } else { $task + { 'after' => $after } }]
  })
}
$schedules = $plans.map |$plan| { schedule($plan) }
[$schedules.map |$s| { $s['finish'] }, $schedules[1]['critical'], $schedules[2]['chart'], $schedules.map |$s| { $s['slack'].values.reduce |$a, $b| { $a + $b } }, $schedules[5]['slack'].filter |$name, $slack| { $slack > 10 }]
