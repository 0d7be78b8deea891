/** Aliases in files of modules whose names resource types have, too. Puppet takes the resource type. */
import test from 'ava';
import { pptjs } from '../cli/command.js';
import { folder } from '../cli/folder.js';

const FILES = {
  'environment.conf': '',
  'modules/thing/types/sub.pp': "type Thing::Sub = Enum['x']\n",
  'modules/thing/manifests/sub.pp': 'define thing::sub (Integer $n = 1) { notify { "${title}${n}": } }\n',
  'modules/thing/types/free.pp': "type Thing::Free = Enum['x']\n",
  'modules/nat/types/init.pp': "type Nat = Enum['x']\n",
  'modules/nat/lib/puppet/type/nat.rb': 'Puppet::Type.newtype(:nat) { newparam(:name, namevar: true) }\n',
  'modules/user/manifests/a.pp': 'class user::a (Thing::Sub $p) { }\n',
};

/** A manifest, and the resources `notify` of the catalog or the error. */
const rows: readonly (readonly [manifest: string, answer: readonly string[] | RegExp])[] = [
  ["thing::sub { 'a': } Thing::Sub['a'] -> notify { 'b': }", ['a1', 'b']],
  ["Thing::Sub { n => 5 } thing::sub { 'a': }", ['a5']],
  ["@thing::sub { 'a': } realize(Thing::Sub['a'])", ['a1']],
  ["thing::sub { 'a': } Thing::Sub['a'] { n => 4 }", ['a4']],
  ["notify { \"${'x' =~ Thing::Sub} ${'x' =~ Nat} ${'x' =~ Thing::Free}\": }", ['false false true']],
  ['type Thing::Sub = Integer notify { "${5 =~ Thing::Sub}": }', ['true']],
  ["class { 'user::a': p => 'x' }", /parameter 'p' expects a Resource value, got String/],
  ["function f(Thing::Sub $x) { 1 } f('x')", /parameter 'x' expects a Resource value, got String/],
];

for (const [manifest, answer] of rows)
  test(`an alias with the name of a resource type: ${manifest}`, async (t) => {
    const cwd = folder(t, { ...FILES, 'manifests/site.pp': `${manifest}\n` });
    const { stdout, stderr } = await pptjs(['compile', '--environment', '.'], { cwd });
    if (answer instanceof RegExp) {
      t.regex(stderr, answer);
      return;
    }
    const { resources } = JSON.parse(stdout) as { resources: readonly { type: string; title: string }[] };
    t.deepEqual(resources.flatMap(({ type, title }) => (type === 'Notify' ? [title] : [])).toSorted(), [...answer]);
  });

test('the checker takes the resource type, too', async (t) => {
  const manifest = "function f(Thing::Sub $x, Thing::Free $y) { } f('x', 'x') class { 'user::a': p => 'x' }\n";
  const cwd = folder(t, { ...FILES, 'manifests/site.pp': manifest });
  const { stdout } = await pptjs(['check', '--types', '--json', '--environment', '.'], {
    cwd,
    env: { PPTJS_CACHE: 'off' },
  });
  t.deepEqual(stdout.match(/TYPE_\w+/g), ['TYPE_ARGUMENT', 'TYPE_PARAMETER']);
});
