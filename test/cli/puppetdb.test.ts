/** `puppetdb_query` in the real command: PuppetDB or recorded answers. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import test, { type ExecutionContext } from 'ava';
import { folder } from './folder.js';
import { commandFile, pptjsProcess, sharedCache } from './process.js';

const AST = '["from","nodes",["=","certname","x"]]';

const files = {
  'env/environment.conf': '',
  'env/manifests/site.pp': `
    notify { "pql \${puppetdb_query('nodes[certname] { }')}": }
    notify { "ast \${puppetdb_query(['from', 'nodes', ['=', 'certname', 'x']])}": }`,
  'facts/a.json': '{}',
  'facts/b.json': '{}',
  // White space does not count.
  'answers.json': JSON.stringify({
    ' nodes[certname]  { } ': [{ certname: 'a', n: 1.5 }],
    '[ "from", "nodes", ["=", "certname", "x"] ]': [],
  }),
  'batch.jsonl': `{"id":1,"manifest":"notify { String(puppetdb_query('nodes[certname] { }')): }"}\n`,
};

const TITLES = ['pql [{certname => a, n => 1.5}]', 'ast []'];

function titlesOf(catalog: unknown): readonly string[] {
  const { resources } = catalog as { resources: readonly { type: string; title: string }[] };
  return resources.filter(({ type }) => type === 'Notify').map(({ title }) => title);
}

test('compile, compile --nodes and batch compile use recorded answers', (t) => {
  const cwd = folder(t, files);
  const answers = ['--puppetdb-answers', 'answers.json'];
  const one = pptjsProcess(['compile', '--environment', 'env', ...answers], { cwd });
  t.is(one.code, 0, one.stderr);
  t.deepEqual(titlesOf(JSON.parse(one.stdout)), TITLES);
  const many = pptjsProcess(['compile', '--environment', 'env', '--nodes', 'facts', ...answers], { cwd });
  t.is(many.code, 0, many.stderr);
  for (const line of many.stdout.trim().split('\n'))
    t.deepEqual(titlesOf((JSON.parse(line) as { catalog: unknown }).catalog), TITLES);
});

test('a query without an answer, without PuppetDB, or to a PuppetDB that is down has a code', (t) => {
  const cwd = folder(t, { ...files, 'empty.json': '{}', 'list.json': '[]' });
  const cases: readonly (readonly [options: readonly string[], expected: RegExp])[] = [
    [[], /site\.pp:2:\d+: error: .*needs PuppetDB \[PUPPETDB_NOT_CONFIGURED\][^]*help: Pass --puppetdb/],
    [['--puppetdb-answers', 'empty.json'], /to the query nodes\[certname\] \{ \} \[PUPPETDB_ANSWER_MISSING\]/],
    [['--puppetdb-answers', 'list.json'], /list\.json: not an object of answers by query/],
    [['--puppetdb', 'http://127.0.0.1:1'], /site\.pp:2:\d+: error: .*ECONNREFUSED.* \[PUPPETDB_FAILED\]/],
    [['--puppetdb', 'ldap://x'], /--puppetdb must be an http or https URL, not 'ldap:\/\/x'/],
    [['--puppetdb', 'http://x', '--puppetdb-answers', 'empty.json'], /exclude each other/],
  ];
  for (const [options, expected] of cases)
    t.regex(pptjsProcess(['compile', '--environment', 'env', ...options], { cwd }).stderr, expected);
});

test('compile and batch compile query PuppetDB', async (t) => {
  const url = await startServer(t);
  const cwd = folder(t, files);
  const run = (argv: readonly string[]): Promise<{ stdout: string }> =>
    promisify(execFile)(process.execPath, [commandFile, ...argv, '--puppetdb', url], {
      cwd,
      env: { ...process.env, PPTJS_CACHE: sharedCache },
    });
  t.deepEqual(titlesOf(JSON.parse((await run(['compile', '--environment', 'env'])).stdout)), TITLES);
  const batch = run(['batch', 'compile']);
  const { child } = batch as unknown as { child: { stdin: { end(text: string): void } } };
  child.stdin.end(files['batch.jsonl']);
  const { catalog } = JSON.parse((await batch).stdout) as { catalog: unknown };
  t.deepEqual(titlesOf(catalog), ["[{'certname' => 'a', 'n' => 1.5}]"]);
});

/** A PuppetDB that knows two queries. */
async function startServer(t: ExecutionContext): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const isAst = body === `{"query":${AST}}`;
      if (request.url !== '/prefix/pdb/query/v4' || request.method !== 'POST') response.writeHead(404);
      response.end(isAst ? '[]' : '[{"certname":"a","n":1.5}]');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/prefix`;
}
