# Lists the differences between the settings of 250 nodes and those of the day before.
type Change = Struct[{ kind => Enum['added', 'removed', 'changed'], path => String[1], Optional[from] => Data, Optional[to] => Data }]
function changes(Hash[String, Data] $old, Hash[String, Data] $new, String $path = '') >> Array[Change] {
  $removed = ($old.keys - $new.keys).map |$key| { { 'kind' => 'removed', 'path' => "${path}/${key}", 'from' => $old[$key] } }
  $others = $new.map |$key, $value| {
    $here = "${path}/${key}"
    if !($key in $old) {
      [{ 'kind' => 'added', 'path' => $here, 'to' => $value }]
    } elsif $value =~ Hash and $old[$key] =~ Hash {
      changes($old[$key], $value, $here)
    } elsif $value != $old[$key] {
      [{ 'kind' => 'changed', 'path' => $here, 'from' => $old[$key], 'to' => $value }]
    } else {
      []
    }
  }
  $removed + $others.flatten
}
function show(Change $change) >> String {
  $change['kind'] ? {
    'added'   => "+ ${change['path']} ${change['to']}",
    'removed' => "- ${change['path']}",
    default   => "~ ${change['path']} ${change['from']} -> ${change['to']}",
  }
}
$yesterday = {
  'port'  => 80,
  'users' => ['root', 'deploy'],
  'limit' => { 'files' => 1024, 'cpu' => 2, 'swap' => false },
  'log'   => { 'level' => 'info', 'target' => { 'file' => '/var/log/app', 'keep' => 7 } },
  'old'   => 'x',
}
Integer[1, 250].reduce(0) |$sum, $i| {
  $today = {
    'port'  => 80 + $i % 2,
    'users' => ['root', if $i % 3 == 0 { 'deploy' } else { 'admin' }],
    'limit' => { 'files' => 1024, 'cpu' => $i % 4, 'memory' => $i },
    'log'   => { 'level' => 'info', 'target' => { 'file' => "/var/log/app${$i % 5}", 'keep' => 7 } },
  }
  $sum + changes($yesterday, $today).map |$change| { show($change) }.join("\n").length
}
