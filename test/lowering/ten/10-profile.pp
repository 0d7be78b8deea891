# Backs up this node on the backup server.
class profile::backup inherits profile::base {
  $server = lookup('backup::server', String[1])
  $hour = lookup({ 'name' => 'backup::hour', 'default_value' => 3 })

  # The server collects it.
  @@cron { "backup ${facts['networking']['fqdn']}":
    command => "/usr/bin/backup ${facts['networking']['ip']}",
    hour    => $hour,
    minute  => fqdn_rand(60),
    tag     => [$server, 'backup'],
  }

  # Only nodes that realize it have the account.
  @user { 'backup':
    ensure => present,
    groups => ['disk'],
  }
  realize(User['backup'])

  # The base profile declares the file.
  File['/etc/backup.conf'] {
    mode    => '0600',
    content => undef,
    require +> User['backup'],
  }

  Cron <<| tag == $server |>>
}
