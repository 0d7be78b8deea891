# A web server and its sites.
#
# @param package
#   The package that has it.
# @param sites
#   Sites by name, with the parameters of webserver::site.
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
