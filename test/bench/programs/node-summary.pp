# Writes a summary of nodes with sprintf and regsubst: sizes, times, percentages and shortened names.
function human_size(Integer $bytes) >> String {
  $units = ['B', 'KiB', 'MiB', 'GiB', 'TiB']
  $scaled = $units.reduce([Float($bytes), undef]) |$memo, $unit| {
    if $memo[1] != undef { $memo } elsif $memo[0] < 1024.0 or $unit == 'TiB' { [$memo[0], $unit] } else { [$memo[0] / 1024.0, undef] }
  }
  if $scaled[1] == 'B' { sprintf('%d B', $bytes) } else { sprintf('%.2f %s', $scaled[0], $scaled[1]) }
}
function uptime(Integer $seconds) >> String {
  $days = $seconds / 86400
  $hours = $seconds % 86400 / 3600
  $minutes = $seconds % 3600 / 60
  if $days > 0 { sprintf('%dd %02d:%02d', $days, $hours, $minutes) } else { sprintf('%02d:%02d', $hours, $minutes) }
}
function short_name(String $name, Integer $width) >> String {
  $plain = $name.regsubst('\.example\.(com|net)\z', '').regsubst('-(\d+)\z', '#\1').regsubst('^(db|web)-', '')
  if $plain.length > $width { "${plain[0, $width - 2]}.." } else { $plain }
}
function grouped(Integer $number) >> String {
  sprintf('%d', $number).regsubst('(\d)(?=(\d{3})+$)', '\1,', 'G')
}
function bar(Numeric $share) >> String {
  $filled = Integer($share * 10)
  $marks = Integer[1, 10].map |$i| { if $i <= $filled { '#' } else { '.' } }
  "[${marks.join}]"
}
$nodes = Integer[1, 60].map |$i| {
  $node = {
    'name'   => sprintf('%s-%s-%02d.example.%s', ['db', 'web', 'cache'][$i % 3], ['blue', 'emerald-green', 'red'][$i % 4 % 3], $i, ['com', 'net', 'org'][$i % 3]),
    'memory' => $i * $i * 123456 % 9876543210,
    'used'   => $i * 17 % 100 / 100.0,
    'uptime' => $i * $i * 977,
    'files'  => $i * 7919 * $i,
    'labels' => { 'env' => ['prod', 'test'][$i % 2], 'tier' => $i % 4 },
  }
  $node
}
$rows = $nodes.map |$node| {
  $labels = $node['labels'].map |$key, $value| { "${key}=${value}" }.join(',')
  sprintf('%-14s %12s %s %5.1f%% %12s %10s %-16s', short_name($node['name'], 14), human_size($node['memory']), bar($node['used']), $node['used'] * 100, uptime($node['uptime']), grouped($node['files']), $labels).rstrip
}
$head = sprintf('%-14s %12s %-12s %6s %12s %10s %s', 'name', 'memory', 'load', '%', 'uptime', 'files', 'labels')
$checks = $rows.map |$row| { $row.regsubst('\s+', ' ', 'G').regsubst('[\[\]#.]', '', 'G').upcase }
[$head, $rows[0, 4], $rows[40, 3], $checks[6, 3], $rows.map |$row| { $row.length }.unique.sort]
