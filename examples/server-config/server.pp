# The configuration of a small web server. Types define the valid values. An error names the entry with an invalid value.

type Server::Port = Integer[0, 65535]

type Server::Route = Struct[{
  path              => Pattern[/\A\/\S*\z/],
  status            => Integer[100, 599],
  body              => String,
  Optional[headers] => Hash[String[1], String],
}]

type Server::Config = Struct[{
  host   => String[1],
  port   => Server::Port,
  routes => Array[Server::Route, 1],
}]

# Checks the configuration and returns it.
function server::config(Server::Config $config) >> Server::Config {
  $config
}

$production = $facts['stage'] == 'production'

$pages = {
  '/'      => "Hello from ${facts['hostname']}",
  '/about' => @("TEXT"/L),
    This server was configured in Puppet \
    and runs in Node.
    | TEXT
}

$routes = $pages.map |$path, $body| {
  { path => $path, status => 200, body => $body, headers => { 'content-type' => 'text/plain' } }
}

server::config({
  host   => if $production { '0.0.0.0' } else { '127.0.0.1' },
  port   => Integer($facts['port']),
  routes => $routes + [{ path => '/health', status => 204, body => '' }],
})
