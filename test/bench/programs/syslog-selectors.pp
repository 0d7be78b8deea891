# Reads rules of syslog.conf and finds the files and hosts to which messages go.
type Severity = Enum['debug', 'info', 'notice', 'warning', 'err', 'crit', 'alert', 'emerg']
type Selector = Struct[{ facilities => Array[String[1], 1], operator => Enum['from', 'only', 'not', 'none'], severity => Variant[Severity, Enum['*', 'none']] }]
type Rule = Struct[{ selectors => Array[Selector, 1], action => String[1] }]
type Message = Struct[{ facility => String[1], severity => Severity, text => String }]
function severity_name(String $name) >> String {
  $name ? {
    'error' => 'err',
    'warn'  => 'warning',
    'panic' => 'emerg',
    default => $name,
  }
}
function parse_selector(String $text) >> Selector {
  if $text !~ /\A([\w,*]+)\.(!|=)?(\w+|\*)\z/ { fail("bad selector ${text}") }
  [$left, $right] = $text.split('[.]')
  $name = severity_name($right.regsubst('\A[!=]', ''))
  $operator = $right ? {
    'none'  => 'none',
    /\A=/   => 'only',
    /\A!/   => 'not',
    default => 'from',
  }
  $selector = { 'facilities' => $left.split(','), 'operator' => $operator, 'severity' => $name }
  $selector
}
function parse_rules(String $text) >> Array[Rule] {
  $lines = $text.split("\n").map |$line| { $line.strip }.filter |$line| { $line != '' and $line !~ /\A#/ }
  $lines.map |$line| {
    [$selectors, $action] = $line.split(/\s+/)
    $rule = { 'selectors' => $selectors.split(';').map |$selector| { parse_selector($selector) }, 'action' => $action }
    $rule
  }
}
function severity_index(Severity $severity) >> Integer[0, 7] {
  ['debug', 'info', 'notice', 'warning', 'err', 'crit', 'alert', 'emerg'].index($severity)
}
function is_reached(Severity $severity, String $wanted) >> Boolean {
  $wanted == '*' or severity_index($severity) >= severity_index($wanted)
}
function selects(Rule $rule, Message $message) >> Boolean {
  $rule['selectors'].reduce(false) |$selected, $selector| {
    if !('*' in $selector['facilities']) and !($message['facility'] in $selector['facilities']) {
      $selected
    } else {
      case $selector['operator'] {
        'none': { false }
        'only': { $selected or $message['severity'] == $selector['severity'] }
        'not':  { $selected and !is_reached($message['severity'], $selector['severity']) }
        default: { $selected or is_reached($message['severity'], $selector['severity']) }
      }
    }
  }
}
function action_kind(String $action) >> String {
  $action ? {
    /\A@@/  => 'tcp',
    /\A@/   => 'udp',
    /\A-?\// => 'file',
    '*'     => 'all users',
    default => 'user',
  }
}
$rules = parse_rules(@(END))
  # rules of the log server
  *.info;mail.none;authpriv.none;cron.none    /var/log/messages
  authpriv.*                                  /var/log/secure
  mail.*;mail.!err                            -/var/log/maillog
  mail.err                                    /var/log/mail.err
  cron,daemon.warn                            /var/log/cron

  *.emerg                                     *
  local0,local1.=debug;local1.crit            @@logs.example.com:514
  kern.*;kern.!warning;*.=alert               @10.0.0.9
  user.panic;local0.error                     root
  | END
$facilities = ['kern', 'mail', 'authpriv', 'cron', 'daemon', 'local0', 'local1', 'user', 'ftp']
$severities = ['debug', 'info', 'notice', 'warning', 'err', 'crit', 'alert', 'emerg']
$messages = Integer[1, 150].map |$i| {
  { 'facility' => $facilities[$i % 9], 'severity' => $severities[$i * 5 % 8], 'text' => "message ${i}" }
}
$routes = $messages.map |$message| { $rules.filter |$rule| { selects($rule, $message) }.map |$rule| { $rule['action'] } }
$volume = $rules.map |$rule| {
  $action = $rule['action']
  $count = $routes.filter |$actions| { $action in $actions }.length
  "${action_kind($action)} ${action.regsubst('\A(-|@+)', '')}: ${count}"
}
$lost = $messages.filter |$index, $message| { $routes[$index].empty }
[$rules[6], $volume, $lost.length, $lost.map |$message| { "${message['facility']}.${message['severity']}" }.unique.sort, $routes[7], $routes.map |$actions| { $actions.length }]
