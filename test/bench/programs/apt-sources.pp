# Reads one-line sources of apt, joins those that differ only in their components, and writes them as stanzas.
type Source = Struct[{
  type       => Enum['deb', 'deb-src'],
  uri        => Pattern[/\A(https?|file|cdrom):\/\//],
  suite      => String[1],
  components => Array[String[1]],
  options    => Hash[String[1], Array[String[1]]],
}]
function parse_options(Optional[String] $text) >> Hash[String[1], Array[String[1]]] {
  if $text =~ Undef { return({}) }
  $text.split(/\s+/).reduce({}) |$options, $option| {
    [$key, $value] = $option.split('=')
    $options + { $key.downcase => $value.split(',') }
  }
}
function parse_source(String $line) >> Variant[Source, String] {
  $text = $line.regsubst(/\s*#.*\z/, '').strip
  if $text =~ /\A(deb(?:-src)?)\s+(?:\[\s*([^\]]+?)\s*\]\s+)?(\S+)\s+(\S+)(.*)\z/ {
    $source = {
      'type'       => $1,
      'uri'        => $3.regsubst(/\/+\z/, ''),
      'suite'      => $4,
      'components' => $5.strip.split(/\s+/),
      'options'    => parse_options($2),
    }
    $source ? {
      Source  => $source,
      default => "not a source: ${text}",
    }
  } else {
    "cannot read: ${text}"
  }
}
function source_title(Source $source) >> String[1] {
  if $source['uri'] =~ /\A\w+:\/\/([^\/]*)(.*)\z/ {
    $path = $2.split('/').filter |$part| { $part != '' }
    ([$1] + $path + [$source['suite']]).join('_').regsubst(/[^a-zA-Z0-9_.-]/, '-', 'G').downcase
  } else {
    $source['suite']
  }
}
function stanza(Array[Source, 1] $sources) >> String {
  $first = $sources[0]
  $options = $first['options']
  $fields = {
    'Types'         => $sources.map |$source| { $source['type'] }.unique,
    'URIs'          => [$first['uri']],
    'Suites'        => [$first['suite']],
    'Components'    => $sources.map |$source| { $source['components'] }.flatten.unique.sort,
    'Architectures' => $options['arch'],
    'Signed-By'     => $options['signed-by'],
    'Trusted'       => $options['trusted'],
  }
  $fields.filter |$name, $values| { $values =~ Array[String, 1] }.map |$name, $values| { "${name}: ${values.join(' ')}" }.join("\n")
}
$lines = Integer[1, 120].map |$i| {
  $type = if $i % 4 == 0 { 'deb-src' } else { 'deb' }
  $suite = ['bookworm', 'bookworm-updates', 'trixie'][$i % 3]
  $component = ['main', 'contrib', 'non-free', 'main contrib'][$i % 4]
  case $i % 6 {
    0: { "${type} http://deb.debian.org/debian/ ${suite} ${component}" }
    1: { "${type} [arch=amd64,arm64 signed-by=/etc/apt/keyrings/k${$i % 2}.gpg] https://apt.example.com/tools${$i % 5} stable ${component} # tools" }
    2: { "  ${type}   https://Mirror${$i % 3}.example.org/debian//   ${suite}   ${component}  " }
    3: { if $i % 9 == 0 { "deb ftp://old.example.com/debian ${suite} main" } else { "${type} [ trusted=yes ] file:///srv/repo${$i % 4} ./" } }
    4: { if $i % 8 == 0 { "# disabled ${i}" } else { "${type} [ARCH=amd64] https://ppa.example.com/user~${$i % 3}/app ${suite} main" } }
    default: { "${type} https://security.debian.org ${suite}-security ${component} contrib" }
  }
}
$parsed = $lines.map |$line| { parse_source($line) }
[$sources, $errors] = [$parsed.filter |$source| { $source =~ Hash }, $parsed.filter |$source| { $source =~ String }]
$groups = $sources.group_by |$source| { "${source_title($source)} ${source['options']}" }
$stanzas = $groups.map |$key, $members| { "# ${source_title($members[0])}\n${stanza($members)}\n" }
[$sources.length, $errors.unique, $groups.keys.sort, $stanzas[1], $stanzas[4], $stanzas.map |$text| { $text.length }]
