/** Runs each example with the start script of its package.json, and compares the output with the documented one. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import test, { type ExecutionContext } from 'ava';
import { sharedCache } from '../cli/process.js';
import { node, workspace } from '../loader/workspace.js';

const folderOf = (name: string): string => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

/** Copies an example to a folder in which Node finds the packages as they are published. */
function copy(t: ExecutionContext, name: string): string {
  const cwd = workspace(t, {});
  cpSync(folderOf(name), cwd, { recursive: true, filter: (path) => !/\/(?:node_modules|dist)$/.test(path) });
  return cwd;
}

function start(t: ExecutionContext, name: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['start', '--silent'], {
    cwd: copy(t, name),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', PPTJS_CACHE: sharedCache },
  });
  return status === 0 ? stdout : `exit code ${status}\n${stdout}${stderr}`;
}

test('examples/operators: each expression gives the result in its comment', (t) => {
  const source = readFileSync(`${folderOf('operators')}/operators.pp`, 'utf8');
  const stated = [...source.matchAll(/^ {2}(.*?),\s+# => (.*)$/gm)].map(
    ([, expression, result]) => `  ${expression}  is  ${result}`,
  );
  const shown = start(t, 'operators')
    .split('\n')
    .filter((line) => line.startsWith('  '));
  t.true(stated.length > 60);
  t.deepEqual(shown, stated);
});

test('examples/functions: the program prints the documented output', (t) => {
  t.is(
    start(t, 'functions'),
    [
      'AL',
      'what-is-new-in-puppet-8',
      'what_is_new',
      '{ a: 2, b: 1 }',
      "'text::initials' parameter 'name' expects a String value, got Integer",
      '',
    ].join('\n'),
  );
});

test('examples/loader: the program prints the documented output', (t) => {
  t.is(
    start(t, 'loader'),
    "Good morning\nHello from Puppet and JavaScript\n[ 'Puppet', 'JavaScript' ]\nGood evening\n",
  );
});

test('examples/build-step: the program prints the documented output', (t) => {
  t.is(start(t, 'build-step').split('\n').slice(-3).join('\n'), '1500\n3 GB\n');
});

test('examples/toy-dialect: the command evaluates the order', (t) => {
  t.is(start(t, 'toy-dialect'), '278.46\n');
});

test('examples/rightscale-script: the program prints the documented output', (t) => {
  t.is(
    start(t, 'rightscale-script'),
    [
      'server 1, server 3, server 4 (urgent), server 9 (urgent)',
      '[',
      "  [ '/api/servers/1', '/api/servers/3' ],",
      "  [ '/api/servers/4', '/api/servers/9' ]",
      ']',
      '2026-01-05T08:20:00.000Z',
      "[ [ '/api/servers/1', '/api/servers/2' ], [ '/api/servers/3' ] ]",
      "'+' cannot add a String to a Number",
      '',
    ].join('\n'),
  );
});

test('examples/terraform-config: the program prints the documented output', (t) => {
  t.is(
    start(t, 'terraform-config'),
    [
      'zone a: 10.20.1.0/24',
      'zone b: 10.20.2.0/24',
      'api: api.shop-prod.internal:8080, 3 replicas',
      'web: web.example.com:443, 2 replicas',
      "{ environment: 'prod', managed_by: 'shop-prod', team: 'web' }",
      '# shop-staging',
      '10.20.1.13 api.shop-staging.internal',
      '10.20.1.11 web.example.com',
      '[ 8080 ] 4',
      'network.tf:7:5: Invalid value for variable',
      'There is no environment "test". Choose dev, staging or prod.',
      'Invalid value for input variable: list of string required',
      '',
    ].join('\n'),
  );
});

test('examples/stack-trace: the stack trace points into the Puppet file', (t) => {
  const lines = start(t, 'stack-trace')
    .split('\n')
    .map((line) => line.trim());
  t.deepEqual(lines.slice(0, 3), ['./inventory.pp:8', "$part['count'] * $part['price']", '^']);
  t.regex(lines[4]!, /The value 'five' cannot be converted to Numeric\./);
  const places = lines.flatMap((line) => /\.\/(inventory\.pp:\d+:\d+|main\.js:\d+)/.exec(line)?.[1] ?? []);
  t.deepEqual(
    places.slice(0, 4),
    ['inventory.pp:8:18', 'inventory.pp:13:12', 'main.js:5', 'main.js:9'],
    lines.join('\n'),
  );
});

test('examples/puppet3-migration: the report is that of the example, and the new manifest is valid', (t) => {
  t.is(start(t, 'puppet3-migration'), readFileSync(`${folderOf('puppet3-migration')}/report.txt`, 'utf8'));
});

test('examples/server-config: the server answers as configured', (t) => {
  const script = [
    "import { start } from './server.js';",
    "const server = await start({ PORT: '0', HOST_NAME: 'test', NODE_ENV: 'test' });",
    'const address = `http://127.0.0.1:${server.address().port}`;',
    "for (const path of ['/', '/about', '/health', '/none']) {",
    '  const response = await fetch(address + path);',
    "  console.log(response.status, response.headers.get('content-type'), (await response.text()).trim());",
    '}',
    'server.close();',
    'try {',
    "  await start({ PORT: '70000' });",
    '} catch (error) {',
    '  console.log(error.message);',
    '}',
  ].join('\n');
  const { stdout, stderr } = node(copy(t, 'server-config'), [
    '--import',
    '@pptjs/loader',
    '--input-type=module',
    '--eval',
    script,
  ]);
  const lines = stdout.split('\n');
  t.deepEqual(
    lines.slice(0, 4),
    [
      '200 text/plain Hello from test',
      '200 text/plain This server was configured in Puppet and runs in Node.',
      '204 null ',
      '404 null Not found',
    ],
    stderr,
  );
  t.regex(lines[4] ?? '', /port/);
});
