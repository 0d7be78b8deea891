# A manifest for Puppet 3. `npm start` reports what changes for it in Puppet 8.
import 'nodes/*.pp'

class web ($port = 8080, $docroot = '') {
  $Owner  = 'www-data'
  $prefix = ''

  if $prefix {
    notice("Pages are below ${prefix}")
  }
  if $port =~ /^\d+$/ and $::operatingsystemrelease >= 14 {
    notice("The server listens on ${port}")
  }
  case $::operatingsystem {
    Debian, Ubuntu: { $server = 'apache2' }
    default:        { $server = 'httpd' }
  }
  $is_known = 'Apache2' in ['apache2', 'httpd']

  file { '/etc/web.conf':
    mode    => 0644,
    owner   => $Owner,
    require => package[$server],
  }
  notify { 80: }
  validate_bool $is_known
}

node 'base' { include web }
node 'www1' inherits 'base' { }
