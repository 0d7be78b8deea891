# Groups the requests of a log into sessions, and reports the sessions of each user.
type Request = Struct[{ at => Integer[0], user => String[1], path => String[1], status => Integer[100, 599] }]
type Session = Struct[{ user => String[1], first => Integer[0], last => Integer[0], paths => Array[String[1]], errors => Integer[0] }]
function parse_request(String $line) >> Optional[Request] {
  if $line =~ /\A(\d\d):(\d\d):(\d\d) (\w+) "(?:GET|POST) ([^" ]+)[^"]*" (\d{3})\z/ {
    $request = {
      'at'     => Integer($1, 10) * 3600 + Integer($2, 10) * 60 + Integer($3, 10),
      'user'   => $4,
      'path'   => $5,
      'status' => Integer($6),
    }
    $request
  } else {
    undef
  }
}
function is_error(Request $request) >> Boolean {
  $request['status'] >= 400 and $request['status'] != 404
}
function extend(Session $session, Request $request) >> Session {
  $errors = if is_error($request) { $session['errors'] + 1 } else { $session['errors'] }
  $session + { 'last' => $request['at'], 'paths' => $session['paths'] + [$request['path']], 'errors' => $errors }
}
function open_session(Request $request) >> Session {
  $session = {
    'user'   => $request['user'],
    'first'  => $request['at'],
    'last'   => $request['at'],
    'paths'  => [$request['path']],
    'errors' => Integer(is_error($request)),
  }
  $session
}
function sessions(Array[Request] $requests, Integer[1] $timeout) >> Array[Session] {
  $requests.reduce([]) |$sessions, $request| {
    if !$sessions.empty and $request['at'] - $sessions[-1]['last'] <= $timeout {
      $sessions[0, -2] + [extend($sessions[-1], $request)]
    } else {
      $sessions + [open_session($request)]
    }
  }
}
function clock(Integer[0] $seconds) >> String[1] {
  sprintf('%02d:%02d:%02d', $seconds / 3600, $seconds / 60 % 60, $seconds % 60)
}
function describe(Session $session) >> String[1] {
  $length = $session['last'] - $session['first']
  $pages = $session['paths'].unique
  $error = $session['errors'] ? { 0 => '', 1 => ', 1 error', default => ", ${session['errors']} errors" }
  "${clock($session['first'])} ${session['user']}: ${session['paths'].length} requests of ${pages.length} pages in ${length} s${error}"
}
$users = ['ann', 'bob', 'cid', 'dee', 'eve']
$log = Integer[1, 300].map |$i| {
  $user = $users[$i * $i % 7 % 5]
  $path = ["/", "/login", "/items/${$i % 6}", "/items/${$i % 6}/edit", '/search?q=a b'][$i % 5]
  $status = case $i % 23 { 0: { 500 } 7: { 404 } 11: { 302 } 13: { 403 } default: { 200 } }
  if $i % 50 == 0 { '-- log rotated --' } else { "${clock($i * 37 + ($i / 40) * 1200)} ${user} \"GET ${path} HTTP/1.1\" ${status}" }
}
$requests = $log.map |$line| { parse_request($line) }.filter |$request| { $request =~ NotUndef }
$by_user = $requests.group_by |$request| { $request['user'] }
$sessions = $by_user.map |$user, $list| { sessions($list, 300) }.flatten.sort |$a, $b| {
  if $a['first'] == $b['first'] { compare($a['user'], $b['user']) } else { compare($a['first'], $b['first']) }
}
$longest = $sessions.reduce |$best, $session| { if $session['last'] - $session['first'] > $best['last'] - $best['first'] { $session } else { $best } }
[
  $requests.length,
  $sessions.length,
  $sessions[0, 5].map |$session| { describe($session) },
  describe($longest),
  $sessions.filter |$session| { $session['errors'] > 1 }.map |$session| { describe($session) },
  Hash($by_user.keys.sort.map |$user| { [$user, $sessions.filter |$session| { $session['user'] == $user }.length] }),
]
