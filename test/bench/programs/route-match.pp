# Compiles the routes of web applications, finds the route of requests, and builds paths from names.
type Segment = Struct[{ kind => Enum['text', 'number', 'name', 'rest'], value => String }]
type Route = Struct[{ name => String[1], methods => Array[Enum['GET', 'POST', 'PUT', 'DELETE']], segments => Array[Segment] }]
function compile_segment(String $text) >> Segment {
  $segment = case $text {
    /\A:(\w+)\(int\)\z/: { { 'kind' => 'number', 'value' => $1 } }
    /\A:(\w+)\z/: { { 'kind' => 'name', 'value' => $1 } }
    /\A\*(\w+)\z/: { { 'kind' => 'rest', 'value' => $1 } }
    default: { { 'kind' => 'text', 'value' => $text } }
  }
  $segment
}
function path_parts(String $path) >> Array[String] {
  $path.regsubst('\A/|/\z', '', 'G').split('/')
}
function compile_route(String[1] $name, String[1] $text) >> Route {
  [$methods, $path] = $text.split(' ')
  $route = {
    'name'     => $name,
    'methods'  => $methods.split('\|'),
    'segments' => path_parts($path).map |$part| { compile_segment($part) },
  }
  $route
}
function match_segments(Array[Segment] $segments, Array[String] $parts, Hash[String, String] $params = {}) >> Optional[Hash[String, String]] {
  if $segments.empty { return(if $parts.empty { $params } else { undef }) }
  $segment = $segments[0]
  $part = $parts[0]
  $more = case [$segment['kind'], $part] {
    ['rest', default]: { return($params + { $segment['value'] => $parts.join('/') }) }
    [default, Undef]: { undef }
    ['text', $segment['value']]: { {} }
    ['number', /\A\d+\z/]: { { $segment['value'] => $part } }
    ['name', /\A[\w.-]+\z/]: { { $segment['value'] => $part } }
    default: { undef }
  }
  if $more =~ Undef { undef } else { match_segments($segments[1, -1], $parts[1, -1], $params + $more) }
}
function find_route(Array[Route] $routes, String $request) >> String {
  [$method, $path] = $request.split(' ')
  $parts = path_parts($path)
  $matches = $routes.map |$route| { [$route, match_segments($route['segments'], $parts)] }.filter |$match| { $match[1] =~ Hash }
  $match = $matches.filter |$match| { $method in $match[0]['methods'] }[0]
  if $match {
    $params = $match[1].map |$key, $value| { "${key}=${value}" }
    "${match[0]['name']}(${params.join(', ')})"
  } elsif $matches.empty {
    '404'
  } else {
    "405 ${matches.map |$match| { $match[0]['methods'] }.flatten.unique.sort.join(', ')}"
  }
}
function build_path(Route $route, Hash[String, Variant[String, Integer]] $params) >> String {
  $parts = $route['segments'].map |$segment| {
    case $segment['kind'] {
      'text': { $segment['value'] }
      default: { $params.get($segment['value']).lest || { fail("${route['name']} needs ${segment['value']}") } }
    }
  }
  "/${parts.join('/')}"
}
$table = {
  'home'    => 'GET /',
  'users'   => 'GET|POST /users',
  'user'    => 'GET|PUT|DELETE /users/:id(int)',
  'profile' => 'GET /users/:login',
  'posts'   => 'GET /users/:id(int)/posts/:slug',
  'drafts'  => 'POST /users/:id(int)/posts/:slug',
  'static'  => 'GET /static/*path',
  'fact'    => 'GET|PUT /nodes/:node/facts/:fact',
  'report'  => 'PUT /nodes/:node/reports/:year(int)/:month(int)',
}
$routes = $table.map |$name, $text| { compile_route($name, $text) }
$requests = Integer[1, 100].map |$i| {
  $i % 9 ? {
    0       => 'GET /',
    1       => "GET /users/${i}",
    2       => "PUT /users/${i}/",
    3       => "GET /users/ann.${i}",
    4       => "POST /users/${i}/posts/post-${i}",
    5       => "GET /static/css/theme${i}/main.css",
    6       => "DELETE /nodes/web${i}.example.com/facts/os",
    7       => "PUT /nodes/web${i}/reports/20${10 + $i % 15}/${$i % 12 + 1}",
    default => "GET /users/${i}/unknown",
  }
}
$answers = $requests.map |$request| { find_route($routes, $request) }
$paths = $routes.map |$route| { build_path($route, { 'id' => 7, 'login' => 'ann', 'slug' => 'hello', 'path' => 'a/b', 'node' => 'web1', 'fact' => 'os', 'year' => 2024, 'month' => 5 }) }
[$answers[0, 18], $answers.group_by |$answer| { $answer.regsubst(/\(.*/, '') }.map |$name, $list| { "${name}: ${list.length}" }, $paths]
