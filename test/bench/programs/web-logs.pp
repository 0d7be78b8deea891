# Parses 800 lines of logs of three formats and sums them up.
type LogEntry = Struct[{ kind => Enum['access', 'system', 'other'], Optional[level] => String, Optional[status] => Integer, Optional[bytes] => Integer, text => String }]
function parse_line(String $line) >> LogEntry {
  case $line {
    /^(\d+\.\d+\.\d+\.\d+) - - \[([^\]]+)\] "([A-Z]+) ([^ "]+)[^"]*" (\d{3}) (\d+|-)$/: {
      $bytes = $6 ? { '-' => 0, default => Integer($6) }
      $entry = { 'kind' => 'access', 'status' => Integer($5), 'bytes' => $bytes, 'text' => "${3} ${4}" }
      $entry
    }
    /^<(\w+)> ([\w-]+)(?:\[\d+\])?: (.*)$/: {
      { 'kind' => 'system', 'level' => $1, 'text' => "${2}: ${3}" }
    }
    default: { { 'kind' => 'other', 'text' => $line.strip } }
  }
}
$lines = Integer[1, 800].map |$i| {
  case $i % 4 {
    0: { "<${['info', 'warn', 'error'][$i % 3]}> sshd[${i}]: session ${i} opened" }
    1: { "10.0.${$i % 16}.${$i % 250} - - [28/Nov/2026:10:00:00 +0000] \"GET /page/${$i % 7} HTTP/1.1\" ${[200, 304, 404, 500][$i % 3]} ${$i * 13}" }
    2: { "10.1.0.${$i % 250} - - [28/Nov/2026:10:00:00 +0000] \"POST /form HTTP/1.1\" 200 -" }
    default: { "   free text ${i} " }
  }
}
$entries = $lines.map |$line| { parse_line($line) }
$access = $entries.filter |$entry| { $entry['kind'] == 'access' }
$by_status = $access.group_by |$entry| { $entry['status'] }
$statuses = $by_status.map |$status, $list| {
  $bytes = $list.reduce(0) |$sum, $entry| { $sum + $entry['bytes'] }
  "${status}: ${list.length} requests, ${bytes} bytes"
}
$problems = $entries.filter |$entry| { $entry['level'] and $entry['level'] in ['warn', 'error'] }.map |$entry| {
  "${entry['level'].upcase} ${entry['text']}"
}
$paths = $access.reduce({}) |$memo, $entry| { $memo + { $entry['text'] => $memo.get($entry['text'], 0) + 1 } }
$top = $paths.map |$path, $count| { [$count, $path] }.sort |$a, $b| { compare($b[0], $a[0]) ? { 0 => compare($a[1], $b[1]), default => compare($b[0], $a[0]) } }
[$statuses.sort, $problems[0, 5], $problems.length, $top]
