# The whole site.
File { owner => 'root', backup => false }

# The database, and its standby.
node 'db1.example.com', 'db2.example.com' {
  class { 'postgresql':
    version => '16',
    primary => $trusted['certname'] == 'db1.example.com',
  }
}

# Web servers in any data centre.
node /^web(\d+)\.(\w+)\.example\.com$/ {
  $number = Integer($1, 10)
  file { '/etc/motd':
    content => "web server ${number} in ${2}\n",
  }
  include web
}

node default {
  notify { "no role for ${facts['networking']['fqdn']}": }
}
