/** TypeScript programs that import Puppet code: the real compilers accept right programs and reject wrong ones. */
import { join } from 'node:path';
import test from 'ava';
import { write } from '../cli/folder.js';
import { node, workspace } from '../loader/workspace.js';
import { combinations } from '../recorded/sample.js';
import { buildIn, typeErrors, typescriptVersions } from './typescript.js';

const source = `# Where the shop listens.
$shop = 'shop'
$ports = { 'http' => 80, 'all' => [80, 443] }
if $facts['x'] { $late = true }

# The price as text.
#
# @param net the price
# @param package the packaging
# @return the text
function shop::price(Numeric $net, Enum[box, bag] $package = 'box', String *$notes) >> String {
  "\${net} \${package}"
}
function shop::class(Optional[String] $delete) { $delete }
function shop::first(Array[Shop::Item] $items) >> Optional[Shop::Item] { $items[0] }

type Shop::Name = Pattern[/\\A[a-z]+\\.shop\\z/]
type Shop::Item = Struct[{ name => Shop::Name, count => Integer, Optional[parts] => Array[Shop::Item] }]
type Shop::Date = Timestamp

# A shop
# @param owner who owns it
class shop (String $owner, Array[String] $doors = []) { }
define shop::door (Boolean $open = true) { }
node 'a.b' { }
$ports
`;

const right = `import shop, { Date as ShopDate, door, first, Item, Name, price, shop as Shop } from 'SHOP';
import type { ParametersOf } from '@pptjs/runtime/declarations';
import * as all from 'SHOP';

const text: string = price(1) + price(1n, 'bag') + price(1.5, 'box', 'a', 'b') + all['shop::price'](1);
const variable: string = shop.variables.shop;
const port: number | undefined = shop.variables.ports.all[0];
const late: boolean | undefined = shop.evaluate({ facts: {} }).variables.late;
const value: number = shop.value.http;
const item: Item = { name: 'a.shop', count: 1, parts: [{ name: 'b.shop', count: 2n }] };
const again: Item | null = first([item]);
const set: Item | null = first(new Set([{ name: 'a.shop', count: 1, parts: new Set<Item.Input>() } as const]));
const name: Name = 'x.shop';
const date: ShopDate = new Date();
const parameters: ParametersOf<typeof Shop> = { owner: 'me', doors: ['front'] };
const open: ParametersOf<typeof door>['open'] = true;
const nothing = [all.class(null), all.class(undefined), all.class('x')];
export { again, date, late, name, nothing, open, parameters, port, set, text, value, variable };
export const definitions = [price.parameters, Shop.name, Item.type, shop.definitions, all["node_'a.b'"].matches];
`;

/** Wrong lines, and what the compiler says about them. */
const wrong: readonly (readonly [line: string, message: RegExp])[] = [
  ["price('x');", /Argument of type 'string' is not assignable to parameter of type 'number \| bigint \| Float'/],
  [
    "price(1, 'sack');",
    /Argument of type '"sack"' is not assignable to parameter of type '"b(?:ox" \| "bag|ag" \| "box)"'/,
  ],
  ['price();', /Expected at least 1 arguments?, but got 0/],
  ['price(1, undefined);', /Argument of type 'undefined' is not assignable/],
  ["price(1, 'box', 2);", /Argument of type 'number' is not assignable to parameter of type 'string'/],
  ['const x: number = price(1); x;', /Type 'string' is not assignable to type 'number'/],
  ['shop.variables.shoop;', /Property 'shoop' does not exist/],
  ['const late: boolean = shop.variables.late; late;', /Type 'undefined' is not assignable to type 'boolean'/],
  ["first([{ name: 'a.stop', count: 1 }]);", /Type '"a\.stop"' is not assignable to type '`\$\{string\}\.shop`'/],
  ["first([{ name: 'a.shop' }]);", /not assignable/],
  ["first([{ name: 'a.shop', count: 1, cuont: 2 }]);", /'cuont' does not exist|known properties/],
  ['const c: ParametersOf<typeof Shop> = {}; c;', /Property 'owner' is missing/],
];

function programs(specifier: string): Record<string, string> {
  const imports = `import shop, { first, price, shop as Shop } from '${specifier}';\nimport type { ParametersOf } from '@pptjs/runtime/declarations';\n`;
  return {
    'right.ts': right.replaceAll('SHOP', specifier),
    ...Object.fromEntries(
      wrong.map(([line], index) => [
        `wrong${index}.ts`,
        `${imports}${line}\nexport const used = [shop, first, price, Shop, 0 as unknown as ParametersOf<typeof Shop>];\n`,
      ]),
    ),
  };
}

const forms: readonly (readonly [name: string, specifier: string, args: readonly string[], options?: object])[] = [
  ['an ES module', './out/shop.js', ['-o', 'out']],
  ['a module with the extension .mjs', './out/shop.mjs', ['-o', 'out', '--out-extension', '.mjs']],
  ['the source file', './shop.pp', ['-o', '.', '--declarations', 'sources'], { allowArbitraryExtensions: true }],
  [
    'the source file with declarations in another folder',
    './shop.pp',
    ['-o', 'types', '--declarations', 'sources'],
    { allowArbitraryExtensions: true, rootDirs: ['.', 'types'] },
  ],
];

for (const [[form, specifier, args, options = {}], version] of combinations(forms, typescriptVersions)) {
  test(`TypeScript ${version} checks a program that imports ${form}`, (t) => {
    const cwd = workspace(t, { 'package.json': '{ "type": "module" }', 'shop.pp': source, ...programs(specifier) });
    buildIn(cwd, 'shop.pp', ...args);
    const errors = typeErrors(cwd, { version, options: { ...options } });
    t.deepEqual(
      errors.filter((line) => !line.startsWith('wrong') && !line.startsWith(' ')),
      [],
    );
    const blocks = errors.join('\n').split(/\n(?=\S)/);
    for (const [index, [line, message]] of wrong.entries()) {
      const found = blocks.filter((block) => block.startsWith(`wrong${index}.ts(3,`)).join('\n');
      t.regex(found, message, line);
    }
  });
}

test('a CommonJS program imports a CommonJS module', (t) => {
  const program =
    "import shop, { price } from './out/shop.cjs';\nexport const x: string = price(1) + shop.variables.shop;\n";
  const cwd = workspace(t, {
    'package.json': '{ "type": "commonjs" }',
    'shop.pp': source,
    'main.ts': program,
    'wrong.ts': program.replace('price(1)', "price('1')"),
  });
  buildIn(cwd, 'shop.pp', '-o', 'out', '--format', 'cjs', '--out-extension', '.cjs');
  for (const version of typescriptVersions)
    t.deepEqual(
      typeErrors(cwd, { version }).map((line) => line.split(':')[0]),
      ['wrong.ts(2,32)'],
      String(version),
    );
});

test('a program that the compiler accepts runs', (t) => {
  const cwd = workspace(t, { 'package.json': '{ "type": "module" }', 'shop.pp': source });
  buildIn(cwd, 'shop.pp', '-o', 'out');
  write(
    join(cwd, 'main.mjs'),
    "import shop, * as all from './out/shop.js';\n" +
      "console.log(all.price(1, 'bag'), shop.variables.ports.all[0], all['shop::first']([{ name: 'a.shop', count: 1n }]).count);\n",
  );
  const { stdout, stderr } = node(cwd, ['main.mjs']);
  t.is(stdout, '1 bag 80 1\n', stderr);
});
