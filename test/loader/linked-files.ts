/** A program that imports a file of a module, whose functions and types use those of other files and modules. */
export const linkedFiles: Readonly<Record<string, string>> = {
  'modules/web/functions/main.pp': `function web::main(Web::Port $p, Optional[Net::Name] $n = undef) >> Array[Web::Port] {
  $a = web::helper($p)
  $b = [1, 2].map |$x| { web::helper($x) }
  $c = [1, 2].reduce([]) |$memo, $x| { web::add($memo, $x) }
  $ok = $a =~ Web::Port
  $d = $p.net::twice
  [$a, *$b, *$c, $d].filter |Web::Port $e| { $e > 0 and $ok }
}
$x = web::main(3)
`,
  'modules/web/functions/helper.pp': 'function web::helper(Web::Port $x) >> Web::Port { $x + 1 }\n',
  'modules/web/functions/add.pp':
    'function web::add(Array $memo, $x) { if $x > 100 { web::main($x) } else { $memo + [$x] } }\n',
  'modules/web/types/port.pp': 'type Web::Port = Variant[Integer[0, 65535], Net::Tree]\n',
  'modules/net/types/tree.pp': 'type Net::Tree = Hash[String, Variant[Web::Port, Net::Tree]]\n',
  'modules/net/types/name.pp': 'type Net::Name = String[1]\n',
  'modules/net/functions/twice.pp': 'function net::twice($x) { $x * 2 }\n',
  'app.mjs': `import manifest, { main } from './modules/web/functions/main.pp';
console.log(main(80), manifest.variables.x);
try { main(1, ''); } catch (error) { console.log(error.message); }
`,
};
