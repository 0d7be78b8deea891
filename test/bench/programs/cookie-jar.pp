# Reads Set-Cookie headers into a jar, drops expired and foreign cookies, and writes the Cookie headers of requests.
type Cookie = Struct[{
  name            => String[1],
  value           => String,
  domain          => String[1],
  path            => Pattern[/\A\//],
  created         => Integer[0],
  Optional[until] => Integer,
  exact           => Boolean,
  secure          => Boolean,
  Optional[site]  => Enum['strict', 'lax', 'none'],
}]
type Url = Struct[{ scheme => Enum['http', 'https'], host => String[1], path => Pattern[/\A\//] }]
function parse_url(String $text) >> Url {
  $text ? {
    /\A(https?):\/\/([^\/:]+)(?::\d+)?(\/[^?#]*)?/ => { 'scheme' => $1, 'host' => $2.downcase, 'path' => if $3 { $3 } else { '/' } },
  }
}
function attributes(Array[String] $parts) >> Hash[String, String] {
  $parts.reduce({}) |$memo, $part| {
    if $part =~ /\A\s*([\w-]+)\s*(?:=\s*(.*?)\s*)?\z/ {
      $memo + { $1.downcase => if $2 { $2 } else { '' } }
    } else {
      $memo
    }
  }
}
function domain_matches(String $host, String $domain) >> Boolean {
  $host == $domain or $host.match(Regexp("\\.${regsubst($domain, '[.]', '\\.', 'G')}\\z")) =~ NotUndef
}
function path_matches(String $path, String $prefix) >> Boolean {
  if $path == $prefix { return true }
  $start = $path[0, $prefix.length]
  $start == $prefix and ($prefix[-1] == '/' or $path[$prefix.length] == '/')
}
function default_path(String $path) >> String {
  $parent = $path.regsubst('/[^/]*\z', '')
  if $parent == '' { '/' } else { $parent }
}
function read_cookie(String $header, Url $url, Integer $now) >> Variant[Cookie, String] {
  $parts = $header.split(';')
  $pair = $parts[0].match(/\A\s*([^=\s]+)=(.*?)\s*\z/)
  if !$pair { return 'no name' }
  [$name, $value] = [$pair[1], $pair[2].regsubst('\A"(.*)"\z', '\1')]
  $options = attributes($parts[1, -1])
  $domain = $options['domain'].then |$text| { $text.regsubst('\A\.', '').downcase }
  if $domain and !domain_matches($url['host'], $domain) { return "foreign domain ${domain}" }
  if $domain and $domain !~ /\./ { return "public suffix ${domain}" }
  $secure = 'secure' in $options
  if $secure and $url['scheme'] == 'http' { return 'secure cookie over http' }
  if $name =~ /\A__Host-/ and ($domain or !$secure) { return 'bad __Host- cookie' }
  $age = $options['max-age']
  $until = if $age and $age =~ /\A-?\d+\z/ { { 'until' => $now + Integer($age) } } else { {} }
  $site = $options['samesite'].then |$text| { $text.downcase }
  $cookie = {
    'name'    => $name,
    'value'   => $value,
    'domain'  => if $domain { $domain } else { $url['host'] },
    'path'    => $options['path'] ? { /\A\// => $options['path'], default => default_path($url['path']) },
    'created' => $now,
    'exact'   => $domain =~ Undef,
    'secure'  => $secure,
  }
  $cookie + $until + if $site =~ Enum['strict', 'lax', 'none'] { { 'site' => $site } } else { {} }
}
function key_of(Cookie $cookie) >> String { "${cookie['domain']};${cookie['path']};${cookie['name']}" }
function store(Hash[String, Cookie] $jar, Cookie $cookie) >> Hash[String, Cookie] {
  $key = key_of($cookie)
  $known = $jar[$key]
  if 'until' in $cookie and $cookie['until'] <= $cookie['created'] { return $jar - $key }
  $jar + { $key => $known ? { undef => $cookie, default => $cookie + { 'created' => $known['created'] } } }
}
function is_sent(Cookie $cookie, Url $url, Integer $now, Boolean $cross) >> Boolean {
  $host = if $cookie['exact'] { $url['host'] == $cookie['domain'] } else { domain_matches($url['host'], $cookie['domain']) }
  $host and path_matches($url['path'], $cookie['path'])
  and (!$cookie['secure'] or $url['scheme'] == 'https')
  and ($cookie['until'] == undef or $cookie['until'] > $now)
  and !($cross and $cookie['site'] in ['strict', 'lax'])
}
function cookie_header(Hash[String, Cookie] $jar, Url $url, Integer $now, Boolean $cross) >> String {
  $sent = $jar.values.filter |$cookie| { is_sent($cookie, $url, $now, $cross) }
  $sorted = $sent.sort |$a, $b| {
    case compare($b['path'].length, $a['path'].length) {
      0: { $a['created'] == $b['created'] ? { true => compare($a['name'], $b['name']), default => compare($a['created'], $b['created']) } }
      default: { compare($b['path'].length, $a['path'].length) }
    }
  }
  $sorted.map |$cookie| { "${cookie['name']}=${cookie['value']}" }.join('; ')
}
$headers = [
  'session="abc"; Path=/; HttpOnly', 'theme=dark; Domain=example.com; Max-Age=400', 'cart=3; Path=/shop; Secure; SameSite=Lax', 'track=1; Domain=other.net',
  '__Host-id=7; Secure; Path=/', '__Host-id=8; Domain=example.com; Secure', 'broken', 'old=x; Max-Age=0', 'lang=en; Domain=.Example.com; Path=docs; SameSite=Strict', 'tld=1; Domain=com',
]
$hosts = ['example.com', 'www.example.com', 'shop.example.com', 'api.example.com:8443']
$paths = ['', '/', '/shop/list', '/shop/items/7?x=1', '/docs/a/b']
$responses = Integer[0, 119].map |$i| {
  $url = "${['http', 'https'][$i % 2]}://${hosts[$i / 2 % 4]}${paths[$i % 5]}"
  $header = $headers[($i * 3 + $i / 10) % 10].regsubst('\Asession="abc"', "session=\"s${i}\"")
  [$url, $header]
}
[$jar, $rejected] = $responses.reduce([{}, []]) |$state, $response| {
  [$jar, $rejected] = $state
  $now = ($jar.length + $rejected.length) * 10
  $cookie = read_cookie($response[1], parse_url($response[0]), $now)
  case $cookie {
    Cookie: { [store($jar, $cookie), $rejected] }
    default: { [$jar, $rejected + [$cookie]] }
  }
}
$requests = Integer[0, 79].map |$i| {
  $url = parse_url("${['https', 'http', 'https'][$i % 3]}://${hosts[$i % 4]}${paths[$i * 7 % 5]}")
  cookie_header($jar, $url, 300 + $i * 9, $i % 4 == 3)
}
$reasons = $rejected.reduce({}) |$memo, $reason| {
  $known = $memo[$reason].lest || { 0 }
  $memo + { $reason => $known + 1 }
}
[$jar.length, $jar.keys.sort[0, 4], $reasons, $requests[0, 8], $requests.unique.length, $requests.reduce(0) |$sum, $text| { $sum + $text.length }]
