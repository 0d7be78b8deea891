# A virtual host.
#
# @param domain the name that clients ask for
# @param port the port to listen on
# @param root the folder to serve
define web::vhost (
  Pattern[/\A[a-z0-9.-]+\z/] $domain = $title,
  Integer[1, 65535]          $port   = 80,
  Stdlib::Absolutepath       $root   = "/srv/${domain}",
  Boolean                    $ssl    = false,
) {
  include web

  file { [$root, "${root}/logs"]:
    ensure => directory,
  }

  file { "/etc/nginx/sites/${domain}.conf":
    content => epp('web/vhost.conf.epp', { 'port' => $port, 'root' => $root }),
    require => [Package['nginx'], File[$root]],
    notify  => Service['nginx'],
  }

  unless $ssl {
    warning("${title} is not encrypted")
  }
}
