/** An environment whose definitions have types, for the tests of `pptjs check --types`. */
export const environment = {
  'environment.conf': '',
  'modules/web/manifests/init.pp':
    'class web (Integer $port = 80, Optional[String] $log = undef) {\n  web::site { "a": root => "/a" }\n}\n',
  'modules/web/manifests/site.pp': 'define web::site (String $root, Boolean $ssl = false) {\n  notice($root)\n}\n',
  'modules/web/functions/port.pp': 'function web::port(Integer $base) >> Integer {\n  $base + 1\n}\n',
  'modules/web/types/mode.pp': "type Web::Mode = Enum['on', 'off']\n",
  'modules/web/templates/site.epp': '<%= 1 %>',
  'modules/web/templates/port.epp': '<%- | Integer $port, String $host = "a" | -%>\n<%= $port %>',
  'modules/web/files/motd': '',
  'modules/web/lib/facter/web_root.rb': "Facter.add('web_root') { }\n",
  'modules/web/facts.d/site.yaml': 'Web_Site:\n  name: a\n',
  'modules/web/facts.d/tier.txt': '# comment\nweb_tier=front\n',
  'modules/web/facts.d/wrong.json': '{"a":',
};
