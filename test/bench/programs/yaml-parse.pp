# Parses a subset of YAML by indentation: nested mappings, lists, flow values, quoted texts, comments and block texts.
function read_scalar(String $text) {
  case $text.strip {
    '', '~', 'null': { undef }
    'true', 'yes': { true }
    'false', 'no': { false }
    /\A[-+]?\d+\z/: { Integer($text.strip.regsubst('\A([-+]?)0+(?=\d)', '\1'), 10) }
    /\A[-+]?\d+\.\d+\z/: { Float($text.strip) }
    /\A'(.*)'\z/: { $1.regsubst("''", "'", 'G') }
    /\A"(.*)"\z/: { $1.regsubst('\\\\n', "\n", 'G').regsubst('\\\\"', '"', 'G') }
    /\A\[(.*)\]\z/: { if $1.strip.empty { [] } else { $1.split(/\s*,\s*/).map |$item| { read_scalar($item) } } }
    /\A\{(.*)\}\z/: {
      Hash($1.split(/\s*,\s*/).map |$pair| {
        [$key, $value] = $pair.split(/:\s+/)
        [$key.strip, read_scalar($value)]
      })
    }
    default: { $text.strip }
  }
}
function read_lines(String $text) >> Array[Tuple[Integer[0], String]] {
  $text.split("\n").map |$line| {
    $line ? {
      /\A\s*(#|\z|---)/           => undef,
      /\A(\s*)(.*?)(\s+#[^'"]*)?\z/ => [$1.length, $2],
    }
  }.filter |$line| { $line =~ NotUndef }
}
function parse_block(Array $lines, Integer $start, Integer $indent) >> Tuple[Any, Integer] {
  if $start >= $lines.length { return [undef, $start] }
  if $lines[$start][1] =~ /\A- ?/ { parse_list($lines, $start, $indent, []) } else { parse_mapping($lines, $start, $indent, {}) }
}
function parse_list(Array $lines, Integer $start, Integer $indent, Array $list) >> Tuple[Array, Integer] {
  if $start >= $lines.length or $lines[$start][0] != $indent or $lines[$start][1] !~ /\A-(\s|\z)/ { return [$list, $start] }
  $text = $lines[$start][1][1, -1].lstrip
  if $text == '' {
    [$value, $next] = parse_nested($lines, $start + 1, $indent)
    parse_list($lines, $next, $indent, $list + [$value])
  } elsif $text =~ /\A[\w-]+:(\s|\z)/ {
    $inner = $indent + $lines[$start][1].length - $text.length
    $moved = $lines[0, $start] + [[$inner, $text]] + $lines[$start + 1, -1]
    [$value, $next] = parse_mapping($moved, $start, $inner, {})
    parse_list($lines, $next, $indent, $list + [$value])
  } else {
    parse_list($lines, $start + 1, $indent, $list + [read_scalar($text)])
  }
}
function parse_mapping(Array $lines, Integer $start, Integer $indent, Hash $hash) >> Tuple[Hash, Integer] {
  if $start >= $lines.length or $lines[$start][0] != $indent { return [$hash, $start] }
  $parts = $lines[$start][1].match(/\A(["']?)([\w.\/ -]+?)\1:(?:\s+(.*))?\z/)
  if $parts =~ Undef { fail("no mapping: ${lines[$start][1]}") }
  [$key, $text] = $parts[2, 2]
  case $text {
    undef, '': {
      [$value, $next] = parse_nested($lines, $start + 1, $indent)
      parse_mapping($lines, $next, $indent, $hash + { $key => $value })
    }
    '|', '>': {
      [$texts, $next] = block_text($lines, $start + 1, $indent, [])
      $joined = if $text == '|' { $texts.join("\n") } else { $texts.join(' ') }
      parse_mapping($lines, $next, $indent, $hash + { $key => "${joined}\n" })
    }
    default: { parse_mapping($lines, $start + 1, $indent, $hash + { $key => read_scalar($text) }) }
  }
}
function parse_nested(Array $lines, Integer $start, Integer $indent) >> Tuple[Any, Integer] {
  if $start >= $lines.length {
    [undef, $start]
  } elsif $lines[$start][0] > $indent or ($lines[$start][0] == $indent and $lines[$start][1] =~ /\A- /) {
    parse_block($lines, $start, $lines[$start][0])
  } else {
    [undef, $start]
  }
}
function block_text(Array $lines, Integer $start, Integer $indent, Array[String] $texts) >> Tuple[Array[String], Integer] {
  if $start >= $lines.length or $lines[$start][0] <= $indent {
    [$texts, $start]
  } else {
    block_text($lines, $start + 1, $indent, $texts + [$lines[$start][1]])
  }
}
function parse_yaml(String $text) {
  $lines = read_lines($text)
  parse_block($lines, 0, $lines[0][0])[0]
}
$hiera = @(YAML)
  ---
  # the settings of a site
  version: 5
  defaults:
    datadir: data        # relative
    data_hash: yaml_data
  hierarchy:
    - name: "Per node"
      path: 'nodes/it''s.yaml'
      globs: [a/*.yaml, "b.yaml", 3]
    - name: Common
      paths:
      - common.yaml
      - os/defaults.yaml
      mapped: ~
  ratio: 0.75
  negative: -12
  octal: 0755
  empty:
  motd: |
    Welcome
    to the machine
  folded: >
    one
    two
  nested:
    a:
      b:
        c: {x: 1, y: yes, z: 'text'}
      d: no
    list:
      -
        k: v
        deep:
          - 1
          - 2.5
      - plain text
      - []
  | YAML
$sites = Integer[1, 6].map |$i| {
  $users = Integer[1, $i].map |$n| { "  user${n}:\n    uid: ${1000 + $n}\n    groups: [wheel, g${n}]\n    shell: \"/bin/sh\"\n" }
  "profile::users:\n${users.join}profile::site: site${i}\nports:\n- ${8000 + $i}\n- ${9000 + $i}\nenabled: ${$i % 2 == 0}\n".regsubst('::', '/', 'G')
}
$parsed = $sites.map |$text| { parse_yaml($text) }
[parse_yaml($hiera), $parsed[2], $parsed.map |$site| { [$site['profile/site'], $site['profile/users'].length, $site['ports'], $site['enabled']] }]
