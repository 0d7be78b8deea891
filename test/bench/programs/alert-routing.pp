# Routes alerts to receivers through a tree of rules with matchers, and builds the messages.
type Matcher = Hash[String, Variant[String, Regexp, Array[String], Type]]
type Route = Struct[{
  receiver           => String,
  Optional[match]    => Matcher,
  Optional[continue] => Boolean,
  Optional[routes]   => Array[Hash],
}]
function matches(Optional[Matcher] $matcher, Hash[String, Data] $labels) >> Boolean {
  $matcher.then |$all| {
    $all.all |$name, $expected| {
      $actual = $labels[$name]
      case $expected {
        Array: { $actual in $expected }
        default: {
          case $actual {
            $expected: { true }
            default: { false }
          }
        }
      }
    }
  }.lest || { true }
}
function receivers(Route $route, Hash[String, Data] $labels) >> Array[String] {
  unless matches($route['match'], $labels) { return [] }
  $nested = $route['routes'].lest || { [] }.reduce({ 'names' => [], 'done' => false }) |$memo, $child| {
    if $memo['done'] { next($memo) }
    $names = receivers($child, $labels)
    $done = !$names.empty and !$child['continue']
    $memo + { 'names' => $memo['names'] + $names, 'done' => $done }
  }
  if $nested =~ Hash and !$nested['names'].empty { unique($nested['names']) } else { [$route['receiver']] }
}
function nested_names(Route $route) >> Array[String] {
  [$route['receiver']] + $route['routes'].lest || { [] }.map |$child| { nested_names($child) }.flatten
}
function message(Hash[String, Data] $labels, Sensitive[String] $token) >> String {
  $severity = $labels.dig('severity').then |$text| { "[${upcase($text)}] " }.lest || { '' }
  $subject = with($labels['host'], $labels['service']) |$host, $service| {
    if $host and $service { "${service} on ${host}" } elsif $host { $host } else { 'unknown' }
  }
  $signature = $token.unwrap.length + $subject.length
  "${severity}${subject} (${signature})"
}
$tree = {
  'receiver' => 'default',
  'routes'   => [
    { 'receiver' => 'database', 'match' => { 'service' => /\A(mysql|postgres)/, 'severity' => ['critical', 'warning'] }, 'continue' => true },
    {
      'receiver' => 'web',
      'match'    => { 'service' => Enum['nginx', 'apache'] },
      'routes'   => [
        { 'receiver' => 'web-night', 'match' => { 'hour' => Integer[0, 6] } },
        { 'receiver' => 'web-page', 'match' => { 'severity' => 'critical' } },
      ],
    },
    { 'receiver' => 'phone', 'match' => { 'severity' => 'critical' } },
    { 'receiver' => 'nobody', 'match' => { 'host' => /\Atest\d+/ } },
  ],
}
$services = ['mysql', 'nginx', 'postgres11', 'ssh', 'apache']
$alerts = Integer[1, 200].map |$i| {
  $base = { 'service' => $services[$i % 5], 'hour' => $i * 5 % 24, 'host' => if $i % 7 == 0 { "test${i}" } else { "web${i}" } }
  $i % 4 ? {
    0       => $base + { 'severity' => 'critical' },
    1       => $base + { 'severity' => 'warning' },
    2       => $base,
    default => $base - 'host' + { 'severity' => 'info' },
  }
}
$token = Sensitive('s3cret')
$routed = $alerts.map |$alert| { { 'to' => receivers($tree, $alert), 'text' => message($alert, $token) } }
$queues = $routed.reduce({}) |$memo, $item| {
  $item['to'].reduce($memo) |$all, $name| { $all + { $name => $all.get($name, []) + [$item['text']] } }
}
[$queues.map |$name, $texts| { "${name}: ${texts.length}" }, $queues['phone'][0, 3], $queues.dig('web-night', 0), nested_names($tree).length]
