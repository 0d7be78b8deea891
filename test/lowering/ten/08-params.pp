# The names of packages and files for each operating system.
class ssh::params {
  case $facts['os']['family'] {
    # Debian and Ubuntu.
    'Debian': {
      $package = 'openssh-server'
      $service = 'ssh'
    }
    'RedHat', /^(SUSE|Suse)$/: {
      $package = 'openssh'
      $service = 'sshd'
    }
    default: {
      fail("${module_name}: ${facts['os']['name']} is not supported")
    }
  }

  # The first releases had another name for the folder.
  $folder = $facts['os']['release']['major'] ? {
    /^[67]$/      => '/etc/ssh2',
    Integer[0, 5] => '/etc/ssh1',
    default       => '/etc/ssh',
  }
  $config = "${folder}/sshd_config"
}
