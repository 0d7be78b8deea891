#### notice($settings::all_local.keys) notices [confdir, codedir, vardir, logdir, log_level, disable_warni…
notice($settings::all_local.keys)
#### notice($settings::all_local.map |$k, $v| { type($v, generalized) }) notices [String, String, String, String, String, Array[Unit], Boole…
notice($settings::all_local.map |$k, $v| { type($v, generalized) })
#### notice($settings::priority, $settings::tags, $settings::maxwaitforcert, $settings::storeconfigs, $s… notices Infinity false warning 8140
notice($settings::priority, $settings::tags, $settings::maxwaitforcert, $settings::storeconfigs, $settings::strict, $settings::serverport)
#### notice($settings::all_local['environment'], $settings::all_local =~ Hash, size($settings::all_local… notices production true 237
notice($settings::all_local['environment'], $settings::all_local =~ Hash, size($settings::all_local))
#### notice($settings::environment, $::settings::environment, $settings::manifest) notices production production no_manifest
include settings
notice($settings::environment, $::settings::environment, $settings::manifest)
#### notice($settings::nope) fails: Unknown variable: 'settings::nope'.
notice($settings::nope)
#### notice($settings::all) fails: Unknown variable: 'settings::all'.
notice($settings::all)
#### notice($settings) fails: Unknown variable: 'settings'.
notice($settings)
#### notice(getvar('settings::strict'), getvar('settings.strict'), defined('$settings::strict'), defined… notices warning true false
notice(getvar('settings::strict'), getvar('settings.strict'), defined('$settings::strict'), defined('$settings::nope'))
#### notify { 'a': message => $settings::priority, tag => $settings::disable_warnings } gives Notify[a]
notify { 'a': message => $settings::priority, tag => $settings::disable_warnings }
#### notice($settings::all_local.filter |$k, $v| { $v =~ Undef }) notices {disable_i18n => true, static_catalogs => true, settings_ca…
notice($settings::all_local.filter |$k, $v| { $v =~ Boolean and $v })
notice($settings::all_local.filter |$k, $v| { $v =~ Boolean and !$v })
notice($settings::all_local.filter |$k, $v| { $v =~ Numeric })
notice($settings::all_local.filter |$k, $v| { $v =~ Undef })
#### notice($settings::mine, $settings::environment) notices production 1, 1 production
class settings { $mine = 1 notice($environment, $mine) notify { 'in': } }
include settings
notice($settings::mine, $settings::environment)
#### include a notices production warning true
class a inherits settings { notice($environment, $strict, $modulepath =~ String) }
include a
#### lookup('settings::strict', undef, undef, 'none').notice notices none
lookup('settings::strict', undef, undef, 'none').notice
#### notice($settings::code =~ String, $settings::certname =~ String) notices true true
notice($settings::code =~ String, $settings::certname =~ String)
