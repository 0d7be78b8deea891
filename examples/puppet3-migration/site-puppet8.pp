# The same manifest for Puppet 8.
class web ($port = 8080, $docroot = '') {
  $owner  = 'www-data'
  $prefix = ''

  if $prefix != '' {
    notice("Pages are below ${prefix}")
  }
  if "${port}" =~ /^\d+$/ and versioncmp($facts['os']['release']['full'], '14') >= 0 {
    notice("The server listens on ${port}")
  }
  case $facts['os']['name'] {
    'Debian', 'Ubuntu': { $server = 'apache2' }
    default:            { $server = 'httpd' }
  }
  $is_known = /\AApache2\z/ in ['apache2', 'httpd']

  file { '/etc/web.conf':
    mode    => '0644',
    owner   => $owner,
    require => Package[$server],
  }
  notify { '80': }
  validate_bool($is_known)
}

node 'www1' { include web }
