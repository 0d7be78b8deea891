# Parses 80 lines of comma-separated values with quoted fields, letter by letter.
function parse_line(String $line) >> Array[String] {
  $end = $line.split('').reduce({ 'fields' => [], 'field' => '', 'quoted' => false }) |$state, $letter| {
    if $letter == '"' {
      $state + { 'quoted' => !$state['quoted'] }
    } elsif $letter == ',' and !$state['quoted'] {
      $state + { 'fields' => $state['fields'] + [$state['field']], 'field' => '' }
    } else {
      $state + { 'field' => "${state['field']}${letter}" }
    }
  }
  $end['fields'] + [$end['field']]
}
$lines = ['name,role,note,size'] + Integer[1, 80].map |$i| {
  $note = if $i % 3 == 0 { "\"rack ${i}, row ${$i % 7}\"" } else { "note ${i}" }
  "node${i},${['web', 'db', 'cache'][$i % 3]},${note},${$i * 12}"
}
$header = parse_line($lines[0])
$records = $lines[1, -1].map |$line| {
  $fields = parse_line($line)
  Hash($header.map |$index, $name| { [$name, $fields[$index]] })
}
$sizes = $records.map |$record| { Integer($record['size']) }.reduce |$a, $b| { $a + $b }
$notes = $records.filter |$record| { $record['note'] =~ /,/ }.map |$record| { $record['note'] }
"${records.length} ${sizes} ${notes[0, 3].join('; ')} ${records[-1]}"
