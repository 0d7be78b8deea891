# Sorts tickets into queues by rules with patterns, gives them priorities and due times, and writes mails for them.
type Tickets::Priority = Enum['urgent', 'high', 'normal', 'low']
type Tickets::Ticket = Struct[{ id => Integer[1], subject => String, from => String, tags => Array[String], age => Integer[0] }]
type Tickets::Sorted = Struct[{ id => Integer[1], queue => String[1], priority => Tickets::Priority, due => Integer, reason => String }]
function queue_of(Tickets::Ticket $ticket) >> Tuple[String, String] {
  case $ticket['subject'] {
    /(?i:invoice|refund)\s+#?(\d+)/: { ['billing', "number ${1}"] }
    /(?i)\b(crash|panic|segfault)\b.*\bv(\d+)\.(\d+)/: { ['engineering', "${1.downcase} in ${2}.${3}"] }
    /(?i)password|login|2fa/: { ['accounts', 'access'] }
    /\A\[(\w+)\] (.+)\z/: {
      $name = $1.downcase
      $known = ['security', 'network', 'storage']
      if $name in $known { [$name, $2] } else { ['triage', "unknown list ${name}"] }
    }
    '': { ['triage', 'no subject'] }
    default: { if 'vip' in $ticket['tags'] { ['vip', 'customer'] } else { ['triage', 'no rule'] } }
  }
}
function priority_of(String $queue, Tickets::Ticket $ticket) >> Tickets::Priority {
  $base = $queue ? {
    'security'              => 4,
    /\A(engineering|vip)\z/ => 3,
    'billing'               => 2,
    default                 => 1,
  }
  $bonus = if $ticket['age'] > 48 { 2 } elsif $ticket['age'] > 12 { 1 } else { 0 }
  $malus = if 'spam' in $ticket['tags'] { 3 } else { 0 }
  ($base + $bonus - $malus) ? {
    Integer[5]          => 'urgent',
    Integer[3, 4]       => 'high',
    Integer[1, 2]       => 'normal',
    default             => 'low',
  }
}
function hours(Tickets::Priority $priority) >> Integer {
  case $priority {
    'urgent': { 4 }
    'high': { 24 }
    'normal': { 72 }
    'low': { 240 }
    default: { fail('no such priority') }
  }
}
function sorted(Tickets::Ticket $ticket) >> Tickets::Sorted {
  [$queue, $reason] = queue_of($ticket)
  $priority = priority_of($queue, $ticket)
  $result = { 'id' => $ticket['id'], 'queue' => $queue, 'priority' => $priority, 'due' => hours($priority) - $ticket['age'], 'reason' => $reason }
  $result
}
function mail(Tickets::Ticket $ticket, Tickets::Sorted $sorted) >> String {
  $name = $ticket['from'] ? { /\A(\w)(\w*)\.?(\w*)@/ => "${1.upcase}${2}${if $3 == '' { '' } else { " ${3[0].upcase}." }}", default => 'customer' }
  $when = $sorted['due'] ? { Integer[default, 0] => 'at once', 1 => 'in an hour', default => "in ${sorted['due']} hours" }
  @("MAIL")
    Dear ${name},
    your request ${sprintf('#%05d', $ticket['id'])} is with our team "${sorted['queue']}" (${sorted['reason']}).
    You will hear from us ${when}.
    | MAIL
}
$subjects = [
  'Invoice #1234 is wrong', 'REFUND 77 please', 'Crash after the update to v3.14', 'Cannot login', '[security] open port', '[Storage] disk is full',
  '[misc] hello', '', 'A question', 'kernel panic since V2.0', 'my 2FA device is lost', '[network] slow line', 'Thanks!',
]
$tickets = Integer[1, 130].map |$i| {
  {
    'id'      => $i,
    'subject' => $subjects[($i * 5 + $i / 13) % 13],
    'from'    => ['ann.smith@example.org', 'bob@example.com', '"Mr. X" <x@example.net>'][$i % 3],
    'tags'    => ['vip', 'spam', 'mobile', 'web'].filter |$index, $tag| { $i % ($index + 3) == 0 },
    'age'     => $i * 11 % 80,
  }
}
$all = $tickets.map |$ticket| { sorted($ticket) }
$queues = $all.group_by |$it| { $it['queue'] }.map |$queue, $items| {
  $urgent = $items.filter |$it| { $it['priority'] in ['urgent', 'high'] }.length
  "${queue}: ${items.length}, ${urgent} of them soon"
}
$late = $all.filter |$it| { $it['due'] < 0 }.map |$it| { $it['id'] }
$mails = $tickets.map |$index, $ticket| { mail($ticket, $all[$index]) }
[$queues, $late, $mails[0, 3], $mails[-2], $mails.reduce(0) |$sum, $text| { $sum + $text.length }, $all.map |$it| { "${it['priority'][0]}" }.join]
