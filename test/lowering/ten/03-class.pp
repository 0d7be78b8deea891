# Installs widgets.
#
# @param ensure whether widgets are there
# @param tinker the tinkers that may change them
# @param panic whether to panic
# @param limits the limits by name
class widgets (
  Enum['present', 'absent']             $ensure = 'present',
  Optional[Array[String]]               $tinker = undef,
  Boolean                               $panic  = $facts['is_virtual'],
  Hash[String, Variant[Integer, Float]] $limits = {},
) inherits widgets::params {
  # The package first.
  package { 'widgets': ensure => $ensure }

  if $facts['os']['family'] == 'Debian' and $panic {
    file { '/etc/widgets.conf':
      ensure  => file,
      mode    => '0644', # everyone may read it
      content => epp('widgets/conf.epp', { 'tinker' => $tinker }),
      require => Package['widgets'],
    }
  } elsif $facts['kernel'] =~ /^Linux/ {
    $limits.each |$name, $limit| { notice("${name} is ${limit}") }
  }
}
