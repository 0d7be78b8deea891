# A site of the web server.
#
# @param docroot
#   The folder that the site serves.
# @param port
#   The port on which the site listens.
# @param aliases
#   Other host names of the site.
define webserver::site (
  Pattern[/\A\//]  $docroot,
  Integer[1, 65535] $port    = 80,
  Array[String[1]]  $aliases = [],
) {
  file { "/etc/nginx/sites-enabled/${title}.conf":
    ensure  => file,
    tag     => 'site',
    content => epp('webserver/site.conf.epp', {
      'name'    => $title,
      'port'    => $port,
      'docroot' => $docroot,
      'names'   => [$title] + $aliases,
    }),
  }
}
