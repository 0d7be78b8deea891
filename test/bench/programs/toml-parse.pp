# Parses settings in a subset of TOML, sets values at dotted paths, and prints the settings again.
function parse_scalar(String $text) >> Data {
  case $text {
    /\A"((?:[^"\\]|\\.)*)"\z/:        { $1.regsubst('\\\\(.)', '\1', 'G') }
    /\A'([^']*)'\z/:                  { $1 }
    'true':                           { true }
    'false':                          { false }
    /\A0x[0-9a-f_]+\z/:               { Integer($text.regsubst('_', '', 'G'), 16) }
    /\A[-+]?\d[\d_]*\z/:              { Integer($text.regsubst('[_+]', '', 'G'), 10) }
    /\A[-+]?\d+\.\d+(e[-+]?\d+)?\z/:  { Float($text) }
    /\A\[(.*)\]\z/:                   { $1.split(/,\s*(?![^\[]*\])/).map |$item| { parse_scalar($item.strip) } }
    default:                          { fail("unknown value ${text}") }
  }
}
function parse_path(String $text) >> Array[String[1]] {
  $text.split(/\.(?=(?:[^"]*"[^"]*")*[^"]*\z)/).map |$part| { $part.strip.regsubst('\A"(.*)"\z', '\1') }
}
function put_value(Hash $table, Array[String[1]] $path, Data $value) >> Hash {
  $name = $path[0]
  $inner = if $path.length == 1 {
    $value
  } else {
    put_value($table[$name].lest || { {} }, $path[1, -1], $value)
  }
  $table + { $name => $inner }
}
function parse_toml(String $text) >> Hash {
  $state = $text.split("\n").reduce([{}, []]) |$memo, $line| {
    [$document, $table] = $memo
    case $line.regsubst(/\s+#[^"]*\z/, '').strip {
      '', /\A#/:               { $memo }
      /\A\[([^\]]+)\]\z/:      { [$document, parse_path($1)] }
      /\A([^=]+?)\s*=\s*(.*)/: {
        $value = $2
        [put_value($document, $table + parse_path($1), parse_scalar($value)), $table]
      }
      default:                 { fail("cannot read ${line}") }
    }
  }
  $state[0]
}
function print_scalar(Data $value) >> String {
  $value ? {
    String  => "\"${value.regsubst('(["\\\\])', '\\\\\1', 'G')}\"",
    Array   => "[${value.map |$item| { print_scalar($item) }.join(', ')}]",
    Float   => sprintf('%.3f', $value),
    default => String($value),
  }
}
function print_toml(Hash $table, Array[String] $path = []) >> Array[String] {
  $scalars = $table.filter |$name, $value| { $value !~ Hash }
  $head = if $path.empty or $scalars.empty { [] } else { ["[${path.join('.')}]"] }
  $lines = $scalars.map |$name, $value| { "${name} = ${print_scalar($value)}" }
  $tables = $table.filter |$name, $value| { $value =~ Hash }.map |$name, $value| { print_toml($value, $path + [$name]) }
  $head + $lines + $tables.flatten
}
$documents = Integer[1, 12].map |$i| {
  @("TOML")
    # Settings of host ${i}
    title = "Host \"${i}\" of rack ${$i % 4}"
    debug = ${$i % 3 == 0}

    [server.http]
    port = ${8000 + $i}   # the public port
    hosts = ['10.0.0.${i}', "10.0.1.${i}", '::1']
    load = ${$i}.${$i * 25}
    mask = 0xff_0${$i % 8}

    [server."tls.example.com"]
    enabled = true
    ciphers = [["a", "b"], ["c"]]
    limits.requests = 1_0${10 + $i}
    limits.burst = -${i}

    [database]
    path.data = "C:\\data\\${i}"
    path.log = 'C:\log'
    empty = []
    | TOML
}
$parsed = $documents.map |$text| { parse_toml($text) }
[
  $parsed[2],
  print_toml($parsed[4]),
  $parsed.map |$document| { $document['server']['http']['port'] + $document['server']['http']['mask'] },
  $parsed.map |$document| { print_toml($document).join("\n").length },
  $parsed.filter |$document| { $document['debug'] }.map |$document| { $document.dig('server', 'tls.example.com', 'limits', 'requests') },
]
