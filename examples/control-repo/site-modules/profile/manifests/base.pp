# The configuration of every node.
#
# @param packages
#   Packages to install. The lists of all levels of the hierarchy are merged.
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
