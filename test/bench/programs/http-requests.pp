# Parses texts of HTTP requests with headers, queries, cookies and chunked bodies, routes them, and writes the responses and a log.
type Http::Method = Enum['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
type Http::Request = Struct[{
  method  => Http::Method,
  path    => Pattern[/\A\//],
  query   => Hash[String, Variant[String, Array[String]]],
  version => Enum['1.0', '1.1'],
  headers => Hash[Pattern[/\A[a-z][a-z0-9-]*\z/], String],
  body    => String,
}]
type Http::Failure = Struct[{ status => Integer[400, 599], reason => String }]
$printable = " !\"#\$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
function decode(String $printable, String $text) >> String {
  $parts = $text.regsubst('[+]', ' ', 'G').split('%')
  $parts.map |$index, $part| {
    if $index > 0 and $part =~ /\A([0-9A-Fa-f]{2})(.*)\z/ {
      $code = Integer("0x${1}")
      if $code =~ Integer[32, 126] { "${printable[$code - 32]}${2}" } else { "?${2}" }
    } elsif $index > 0 {
      "%${part}"
    } else {
      $part
    }
  }.join
}
function parse_query(String $printable, String $text) >> Hash {
  $text.split('&').reduce({}) |$query, $pair| {
    $parts = $pair.split('=').map |$part| { decode($printable, $part) }
    $name = $parts[0]
    $value = $parts[1].lest || { '' }
    $known = $query[$name]
    $new = case $known {
      Undef: { $value }
      String: { [$known, $value] }
      Array: { $known + [$value] }
    }
    $query + { $name => $new }
  }
}
function parse_headers(Array[String] $lines) >> Hash[String, String] {
  $lines.reduce([{}, undef]) |$state, $line| {
    [$headers, $last] = $state
    case $line {
      /\A[ \t]+(.*)\z/: { [$headers + { $last => "${headers[$last]} ${1}" }, $last] }
      /\A([\w-]+):\s*(.*?)\s*\z/: {
        $name = $1.downcase
        $value = if $name in $headers { "${headers[$name]}, ${2}" } else { $2 }
        [$headers + { $name => $value }, $name]
      }
      default: { $state }
    }
  }[0]
}
function read_chunks(String $text, String $done = '') >> String {
  if $text =~ /\A([0-9a-f]+)\r\n/ {
    $size = Integer("0x${1}")
    $start = $1.length + 2
    if $size == 0 { $done } else { read_chunks($text[$start + $size + 2, -1], "${done}${text[$start, $size]}") }
  } else {
    $done
  }
}
function parse_request(String $printable, String $text) >> Variant[Http::Request, Http::Failure] {
  $head = $text.split(/\r\n\r\n/)[0]
  $body = $text[$head.length + 4, -1]
  $lines = $head.split("\r\n")
  $parts = $lines[0].match(/\A([A-Z]+) (\/[^ ?]*)(?:\?([^ ]*))? HTTP\/(\d\.\d)\z/)
  if $parts =~ Undef {
    $failure = { 'status' => 400, 'reason' => 'Bad Request' }
    return $failure
  }
  $headers = parse_headers($lines[1, -1])
  $request = {
    'method'  => $parts[1],
    'path'    => decode($printable, $parts[2]),
    'query'   => if $parts[3] { parse_query($printable, $parts[3]) } else { {} },
    'version' => $parts[4],
    'headers' => $headers,
    'body'    => if $headers['transfer-encoding'] == 'chunked' { read_chunks($body) } else { $body[0, Integer($headers.get('content-length', 0))] },
  }
  case $request {
    Http::Request: { $request }
    default: {
      if $request['method'] =~ Http::Method {
        { 'status' => 505, 'reason' => 'HTTP Version Not Supported' }
      } else {
        { 'status' => 501, 'reason' => 'Not Implemented' }
      }
    }
  }
}
function cookies_of(Http::Request $request) >> Hash[String, String] {
  Hash($request['headers'].get('cookie', '').split(/;\s*/).map |$cookie| { $cookie.split('=')[0, 2] })
}
function respond(Http::Request $request) >> Tuple[Integer, String] {
  case [$request['method'], $request['path']] {
    ['GET', '/']: { [200, "hello ${cookies_of($request).get('user', 'guest')}"] }
    ['GET', /\A\/items\/(\d+)\z/]: { [200, "item ${1} in ${request['query'].get('lang', 'en')}"] }
    [Enum['GET', 'HEAD'], '/search']: {
      $terms = Array($request['query'].get('q', []), true)
      if $terms.empty { [422, 'no terms'] } else { [200, "found ${terms.length}: ${terms.join(' + ')}"] }
    }
    ['POST', '/items']: { [201, "created ${request['body'].length} bytes"] }
    [Enum['PUT', 'DELETE'], /\A\/items\/\d+\z/]: {
      if $request['headers'].get('authorization', '') =~ /\ABearer \w{4,}\z/ { [204, ''] } else { [401, 'who are you?'] }
    }
    [default, Enum['/', '/search', '/items']]: { [405, 'not allowed'] }
    default: { [404, "nothing at ${request['path']}"] }
  }
}
function answer(Variant[Http::Request, Http::Failure] $request) >> String {
  [$status, $body] = $request ? {
    Http::Failure => [$request['status'], $request['reason']],
    default       => respond($request),
  }
  $headers = {
    'content-type'   => 'text/plain',
    'content-length' => $body.length,
    'connection'     => if $request =~ Http::Failure or $request['headers'].get('connection', '').downcase == 'close' { 'close' } else { 'keep-alive' },
  }
  $lines = $headers.map |$name, $value| { "${$name.split('-').map |$part| { $part.capitalize }.join('-')}: ${value}" }
  "HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}"
}
$starts = [
  'GET / HTTP/1.1', 'GET /items/7?lang=de HTTP/1.1', 'GET /search?q=a%20b&q=c%2Bd&q=100%&x HTTP/1.0', 'HEAD /search?p=1 HTTP/1.1', 'POST /items HTTP/1.1',
  'PUT /items/3 HTTP/1.1', 'DELETE /items HTTP/1.1', 'PATCH /items/1 HTTP/1.1', 'GET /no%74hing+here%0A HTTP/1.1', 'BREW coffee', 'GET / HTTP/2.0',
]
$texts = Integer[0, 43].map |$i| {
  $headers = [
    'Host: example.com',
    "Accept: text/html,\r\n  text/plain",
    "X-Tag: a\r\nx-tag: b${i}",
    if $i % 3 == 0 { "Cookie: user=u${i}; theme=dark" } else { 'Connection: Close' },
    if $i % 4 == 1 { "Authorization: Bearer t0k${i}" } else { 'DNT: 1' },
  ]
  $end = case $i % 5 {
    0: { "\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n10\r\n0123456789abcdef\r\n0\r\n\r\n" }
    4: { "\r\nContent-Length: 11\r\n\r\nhello\r\n\r\nyou and more" }
    default: { "\r\n\r\n" }
  }
  "${starts[$i % 11]}\r\n${headers.join("\r\n")}${end}"
}
$requests = $texts.map |$text| { parse_request($printable, $text) }
$answers = $requests.map |$request| { answer($request) }
$log = $requests.map |$index, $request| {
  if $request =~ Http::Request {
    sprintf('%-6s %-14s %s %d', $request['method'], $request['path'], $answers[$index][9, 3], $request['body'].length)
  } else {
    "- ${request['reason']}"
  }
}
[$requests[0], $requests[2], $requests[4], $answers[0, 11], $log.unique, $log.length]
