# Assigns a role to each node.

node /^web\d+\.example\.com$/ {
  include role::web
}

node 'db01.example.com' {
  include role::database
}

node default {
  include profile::base
}
