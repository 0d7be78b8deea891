# A database server.
class role::database {
  contain profile::base

  $memory = $facts['processors']['count'] * 2

  file { '/etc/database.conf':
    ensure  => file,
    mode    => '0640',
    content => "workers = ${memory}\n",
    tag     => ['database'],
  }
}
