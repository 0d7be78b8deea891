# What every node has.
#
# @param packages
#   Packages to install; those of all levels of the data come together.
class profile::base (
  Array[String[1]] $packages = [],
) {
  include motd

  package { $packages:
    ensure => installed,
    before => Class['motd'],
  }

  @user { 'deploy':
    ensure     => present,
    managehome => true,
  }
}
