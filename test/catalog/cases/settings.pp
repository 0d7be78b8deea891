#### s1
notice($settings::all_local.keys)
#### s2
notice($settings::all_local.map |$k, $v| { type($v, generalized) })
#### s3
notice($settings::priority, $settings::tags, $settings::maxwaitforcert, $settings::storeconfigs, $settings::strict, $settings::serverport)
#### s4
notice($settings::all_local['environment'], $settings::all_local =~ Hash, size($settings::all_local))
#### s5
include settings
notice($settings::environment, $::settings::environment, $settings::manifest)
#### s6
notice($settings::nope)
#### s7
notice($settings::all)
#### s8
notice($settings)
#### s9
notice(getvar('settings::strict'), getvar('settings.strict'), defined('$settings::strict'), defined('$settings::nope'))
#### s10
notify { 'a': message => $settings::priority, tag => $settings::disable_warnings }
#### s11
notice($settings::all_local.filter |$k, $v| { $v =~ Boolean and $v })
notice($settings::all_local.filter |$k, $v| { $v =~ Boolean and !$v })
notice($settings::all_local.filter |$k, $v| { $v =~ Numeric })
notice($settings::all_local.filter |$k, $v| { $v =~ Undef })
#### s12
class settings { $mine = 1 notice($environment, $mine) notify { 'in': } }
include settings
notice($settings::mine, $settings::environment)
#### s13
class a inherits settings { notice($environment, $strict, $modulepath =~ String) }
include a
#### s14
lookup('settings::strict', undef, undef, 'none').notice
#### s15
notice($settings::code =~ String, $settings::certname =~ String)
