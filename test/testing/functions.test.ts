import { fileURLToPath } from 'node:url';
import {
  callFunction,
  compile,
  compileClass,
  compileError,
  compileNode,
  compileResource,
  factsMatrix,
  isInstance,
  mergeFacts,
  puppet,
  puppetSource,
  renderTemplate,
  Suite,
  supportedSystems,
  systemFacts,
} from '@pptjs/testing';
import test from 'ava';

const fixtures = fileURLToPath(new URL('fixtures', import.meta.url));
const module = `${fixtures}/puppet-ntp`;
const options = { module, modulepath: [`${fixtures}/modules`], facts: systemFacts('Debian', '12') };

test('callFunction calls functions of modules', async (t) => {
  t.is(await callFunction('ntp::line', ['10.0.0.1'], options), 'restrict 10.0.0.1 noquery\n');
  t.is(await callFunction('ntp::line', ['10.0.0.1', true], options), 'restrict 10.0.0.1\n');
  await t.throwsAsync(callFunction('ntp::line', ['nowhere'], options), {
    message: /'ntp::line' parameter 'address' expects a match for Ntp::Address/,
  });
  await t.throwsAsync(callFunction('ntp::none', [], options), { message: /Unknown function 'ntp::none'/ });
  t.deepEqual(
    await callFunction('map', [[1, 2], (x: number) => x * 2], options).catch(() => 'blocks are Puppet code'),
    'blocks are Puppet code',
  );
});

test('isInstance checks values against types of modules', async (t) => {
  t.true(await isInstance('Ntp::Address', '10.0.0.1', options));
  t.false(await isInstance('Ntp::Address', 'nowhere', options));
  t.true(await isInstance('Hash[String, Integer[1]]', { a: 1 }, options));
  for (const type of ['Ntp::Adress', 'Array[Ntp::Adress]'])
    await t.throwsAsync(isInstance(type, [], options), { message: /Resource type not found: Ntp::Adress/ });
  await t.throwsAsync(isInstance('1', 1, options), { message: '1 is not a type' });
});

test('the functions and types of stdlib need no module', async (t) => {
  t.true(await isInstance('Stdlib::Port', 80, options));
  t.false(await isInstance('Stdlib::Port', -1, options));
  t.is(await callFunction('pick', [null, 'a'], options), 'a');
  const { logs } = await compile('notice(80 =~ Stdlib::Port)', options);
  t.deepEqual(
    logs.map(({ message }) => message),
    ['true'],
  );
});

test('renderTemplate renders templates of modules', async (t) => {
  t.is(
    await renderTemplate('ntp/ntp.conf.epp', { servers: ['a', 'b'] }, options),
    'server a iburst\nserver b iburst\n',
  );
});

test('the functions of the package need no suite', async (t) => {
  t.true((await compile('include ntp', options)).catalog.has('Package[ntp]'));
  t.true((await compileClass('ntp', {}, options)).catalog.has('Package[ntp]'));
  t.true(
    (
      await compileResource('ntp::restrict', 'x', { address: '10.0.0.1' }, { ...options, preCondition: 'include ntp' })
    ).catalog.has('File[/etc/ntp.d/10.0.0.1]'),
  );
  t.regex((await compileError('include none', options)).message, /Could not find class ::none/);
});

test('compileNode compiles the catalog of a node of an environment', async (t) => {
  const environment = fileURLToPath(new URL('../../examples/control-repo', import.meta.url));
  const { catalog } = await compileNode('web01.example.com', {
    module: false,
    environment,
    facts: mergeFacts(systemFacts('Debian', '12'), { networking: { fqdn: 'web01.example.com' } }),
  });
  t.true(catalog.classes.length > 1);
});

test('the option functions replaces functions of modules', async (t) => {
  const suite = new Suite({ ...options, functions: { 'vault::secret': (name: string) => `secret of ${name}` } });
  const { catalog } = await suite.compile("notify { vault::secret('db'): }");
  t.true(catalog.has('Notify[secret of db]'));
});

test('supportedSystems returns the facts of all systems in the metadata', async (t) => {
  const rows = supportedSystems(module, { except: ['Plan9'] });
  t.deepEqual(
    rows.map(({ name }) => name),
    ['Debian 11', 'Debian 12', 'RedHat 9'],
  );
  for (const { name, facts } of rows) {
    const { catalog } = await compile('include ntp', { ...options, facts });
    t.true(catalog.has(name.startsWith('Debian') ? 'Service[ntpsec]' : 'Service[ntpd]'), name);
  }
  t.throws(() => systemFacts('Plan9', '4'), { instanceOf: RangeError });
});

test('factsMatrix returns all combinations of facts', (t) => {
  const rows = factsMatrix({ 'os.family': ['Debian', 'RedHat'], virtual: [true, false] }, { os: { name: 'x' }, a: 1 });
  t.deepEqual(
    rows.map(({ name }) => name),
    [
      'os.family=Debian, virtual=true',
      'os.family=Debian, virtual=false',
      'os.family=RedHat, virtual=true',
      'os.family=RedHat, virtual=false',
    ],
  );
  t.deepEqual(rows[0]?.facts, { os: { name: 'x', family: 'Debian' }, a: 1, virtual: true });
  const systems = factsMatrix({
    system: [
      { name: 'one', facts: { a: 1 } },
      { name: 'two', facts: { a: 2 } },
    ],
    b: [3],
  });
  t.deepEqual(systems, [
    { name: 'one, b=3', facts: { a: 1, b: 3 } },
    { name: 'two, b=3', facts: { a: 2, b: 3 } },
  ]);
});

test('puppetSource returns the source of JavaScript values', (t) => {
  const rows: readonly (readonly [unknown, string])[] = [
    [null, 'undef'],
    [undefined, 'undef'],
    ["it's \\ ${x}", "'it\\'s \\\\ ${x}'"],
    [1, '1'],
    [-1.5, '-1.5'],
    [1e300, '1e+300'],
    [10n, '10'],
    [true, 'true'],
    [[1, ['a']], "[1, ['a']]"],
    [{ a: { b: [] } }, "{ 'a' => { 'b' => [] } }"],
    [new Map<unknown, unknown>([[1, 2]]), '{ 1 => 2 }'],
    [puppet("Package['ntp']"), "Package['ntp']"],
  ];
  for (const [value, source] of rows) t.is(puppetSource(value), source);
  t.throws(() => puppetSource(() => 1), { instanceOf: TypeError });
  t.throws(() => puppetSource(Number.NaN), { instanceOf: TypeError });
});
