# Parses 300 URLs with one regular expression, normalises their paths, and reads their queries.
type Url = Struct[{ scheme => Enum['http', 'https', 'ftp'], host => String[1], port => Integer[1, 65535], path => Pattern[/\A\//], query => Hash[String, String] }]
function normal_path(String $path) >> String {
  $parts = $path.split('/').reduce([]) |$kept, $part| {
    case $part {
      '', '.': { $kept }
      '..':    { $kept[0, -2] }
      default: { $kept + [$part] }
    }
  }
  "/${parts.join('/')}"
}
function query_of(Optional[String] $text) >> Hash[String, String] {
  if $text =~ Undef { return({}) }
  Hash($text.split('&').map |$pair| {
    $parts = $pair.split('=')
    [$parts[0], $parts[1].lest || { '' }]
  })
}
function parse_url(String $text) >> Optional[Url] {
  if $text =~ /\A([a-z]+):\/\/([^:\/?#]+)(?::(\d+))?([^?#]*)(?:\?([^#]*))?/ {
    $port = $3 ? {
      undef   => $1 ? { 'http' => 80, 'https' => 443, default => 21 },
      default => Integer($3),
    }
    $url = { 'scheme' => $1, 'host' => $2.downcase, 'port' => $port, 'path' => normal_path($4), 'query' => query_of($5) }
    $url
  }
}
$texts = Integer[1, 300].map |$i| {
  case $i % 5 {
    0: { "https://Www.Example.com/a/./b/../c${i}?id=${i}&sort=name&flag" }
    1: { "http://example.org:${8000 + $i}/x//y/" }
    2: { "ftp://files.example.net/pub/../../pub/${i}.tar.gz" }
    3: { "mailto:user${i}@example.com" }
    default: { "https://example.com?q=puppet" }
  }
}
$urls = $texts.map |$text| { parse_url($text) }.filter |$url| { $url =~ NotUndef }
$ports = $urls.map |$url| { $url['port'] }.reduce |$a, $b| { $a + $b }
$paths = $urls.map |$url| { $url['path'] }.join.length
$names = $urls.map |$url| { $url['query'].keys }.flatten.unique.sort
"${urls.length} ${ports} ${paths} ${names.join(',')} ${urls[4]['host']}"
