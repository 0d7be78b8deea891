/** Wrong encodings in every path and parameter, and forms that are abused. */
import { DEFAULT_RULES } from '@pptjs/server';
import test from 'ava';
import { RunningServer } from './running-server.js';

const NODE = 'agent.example.com';
let server: RunningServer;
test.before(async () => {
  server = await RunningServer.start(
    {
      'environments/production/manifests/site.pp': "notify { 'x': }",
      'environments/production/modules/web/files/index.html': 'web',
      'environments/production/modules/web/data/secret.yaml': 'password: secret',
    },
    { administrators: [NODE], compilers: [NODE] },
  );
});
test.after.always(() => server.stop());

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Texts that no endpoint may decode twice, or use as a path. */
const texts = [
  '%',
  '%z',
  '%zz',
  '%c0%ae%c0%ae',
  '%ff',
  '%00',
  'x%00',
  '%252e%252e%252f',
  '%25%32%65',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e',
  '..%5c',
  '%0d%0aX-A:%20b',
  '%ed%a0%80',
  '%u002e',
  '__proto__',
  'constructor',
];

const parameters = [
  'environment',
  'facts',
  'facts_format',
  'check_environment',
  'static_catalog',
  'checksum_type',
  'links',
  'recurse',
  'recurselimit',
  'ignore',
  'source_permissions',
  'code_id',
  'transaction_uuid',
];

for (const { name, methods, path } of DEFAULT_RULES)
  for (const method of methods)
    test(`${method} ${name} answers every encoding with a status of its own`, async (t) => {
      const valid = path
        .map((part) => (part === '*' ? NODE : part === '**' ? 'modules/web/index.html' : part))
        .join('/');
      const targets = texts.flatMap((text) => [
        `/${valid}/${text}?environment=production`,
        ...path.map((_, i) => `/${valid.split('/').with(i, text).join('/')}?environment=production`),
        ...parameters.map((parameter) => `/${valid}?environment=production&${parameter}=${text}`),
        `/${valid}?environment=production&${text}=1`,
        `/${valid}?${text}`,
      ]);
      for (const target of targets) {
        const { status, body, headers } = await server.send(target, {
          method,
          ...(method !== 'GET' && method !== 'DELETE' && { headers: FORM, body: '' }),
        });
        t.true(
          [200, 204, 304, 400, 403, 404, 405, 415].includes(status) || /the facts are not JSON/.test(body),
          `${target}: ${status} ${body}`,
        );
        t.false(/root:|password: secret/.test(body), target);
        t.is(headers['x-a'], undefined);
      }
    });

const post = (body: string): ReturnType<RunningServer['send']> =>
  server.send(`/puppet/v3/catalog/${NODE}?environment=production`, { method: 'POST', headers: FORM, body });

const forms: readonly (readonly [what: string, body: string, status: number])[] = [
  ['100,000 keys', Array.from({ length: 100_000 }, (_, i) => `k${i}=1`).join('&'), 400],
  ['100,000 values of a key', 'environment=production&'.repeat(100_000), 400],
  ['a key of 1 MB', `${'k'.repeat(2 ** 20)}=1`, 200],
  ['the keys __proto__ and constructor', '__proto__=1&constructor=1&__proto__[facts]=1&prototype=1', 200],
  ['the same environment twice', 'environment=production&environment=production', 200],
  ['another environment than the query', 'environment=other', 400],
  ['two formats of facts', 'facts=%257B%257D&facts_format=pson&facts_format=application/json', 400],
  ['two facts', 'facts=a&facts=b&facts_format=pson', 400],
  ['no keys', '&&&===&=&', 200],
  ['a NUL in a key', '%00=1', 200],
  ['wrong encoding', 'a=%', 400],
  ['wrong encoding in facts', 'facts=%25zz&facts_format=pson', 400],
];
for (const [what, body, status] of forms)
  test(`a form with ${what} has the status ${status}`, async (t) => {
    t.is((await post(body)).status, status);
    t.is(Reflect.get({}, 'facts'), undefined);
  });
