# A web server and its sites.
#
# @param package
#   The name of the package to install.
# @param sites
#   The sites: a hash from names to parameters of webserver::site.
class webserver (
  String[1]               $package = 'nginx',
  Hash[String[1], Hash]   $sites   = {},
) {
  package { $package:
    ensure => installed,
  }

  service { 'nginx':
    ensure => running,
    enable => true,
  }

  $sites.each |$name, $parameters| {
    webserver::site { $name:
      * => $parameters,
    }
  }

  Package[$package] -> Webserver::Site <| |> ~> Service['nginx']
}
