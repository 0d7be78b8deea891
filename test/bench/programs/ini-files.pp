# Parses two INI files and describes their differences.
function convert_value(String $text) >> Scalar {
  case $text {
    /\A[+-]?\d+\z/: { Integer($text, 10) }
    /\A(yes|true|on)\z/: { true }
    /\A(no|false|off)\z/: { false }
    /\A"(.*)"\z/: { $1 }
    default: { $text }
  }
}
function parse_ini(String $text) >> Hash[String, Hash[String, Scalar]] {
  $result = $text.split("\n").reduce({ 'section' => 'main', 'values' => {} }) |$state, $line| {
    case $line {
      /\A\s*([;#].*)?\z/: { $state }
      /\A\s*\[([^\]]+)\]\s*\z/: { $state + { 'section' => $1 } }
      /\A\s*([^=]+?)\s*=\s*(.*?)\s*\z/: {
        $section = $state['section']
        $entry = { $1 => convert_value($2) }
        $settings = pick_hash($state['values'][$section]) + $entry
        $state + { 'values' => $state['values'] + { $section => $settings } }
      }
      default: { fail("invalid line: ${line}") }
    }
  }
  $result['values']
}
function pick_hash(Optional[Hash] $value) >> Hash {
  $value ? { undef => {}, default => $value }
}
function describe_changes(Hash $before, Hash $after) >> Array[String] {
  $sections = unique($before.keys + $after.keys).sort
  $sections.map |$section| {
    $old = pick_hash($before[$section])
    $new = pick_hash($after[$section])
    unique($old.keys + $new.keys).sort.map |$key| {
      if !($key in $old) {
        "+ [${section}] ${key} = ${new[$key]}"
      } elsif !($key in $new) {
        "- [${section}] ${key} = ${old[$key]}"
      } elsif $old[$key] != $new[$key] {
        "* [${section}] ${key}: ${old[$key]} -> ${new[$key]}"
      } else {
        undef
      }
    }
  }.flatten.filter |$change| { $change =~ String }
}
$header = @(END)
  ; managed by Puppet
  log = "/var/log/app.log"
  verbose = no
  | END
$files = [0, 1].map |$version| {
  $sections = Integer[1, 30].map |$i| {
    $lines = Integer[1, 6].map |$j| {
      $value = ($i + $j) % 4 ? {
        0       => 'yes',
        1       => String($i * $j + $version * ($j % 2)),
        2       => "\"text ${i}\"",
        default => "path/${j}/${version}",
      }
      "  key${$j + $version * ($i % 3)} = ${value}"
    }
    $name = $i % 10 ? { 0 => "only${version}", default => "section${i}" }
    ["[${name}]", '# a comment', ''] + $lines
  }.flatten
  "${header}${sections.join("\n")}\n"
}
$parsed = $files.map |$text| { parse_ini($text) }
$changes = describe_changes($parsed[0], $parsed[1])
[$changes[0, 12], $changes.length, $parsed[1]['section7'], $parsed[0]['main']]
