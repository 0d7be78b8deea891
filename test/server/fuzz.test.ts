/** Thousands of mutations of valid certificates and bodies: each is read or refused, and the server goes on. */
import { X509Certificate } from 'node:crypto';
import { DevelopmentAuthority } from '@pptjs/server';
import test from 'ava';
import fc from 'fast-check';
import { AgentFactsError, factVariables, parseAgentFacts } from '../../packages/server/dist/catalogs/agent-facts.js';
import { HttpError } from '../../packages/server/dist/http/http-error.js';
import { parseJsonBody } from '../../packages/server/dist/http/json-body.js';
import { puppetExtensions } from '../../packages/server/dist/tls/certificate-extensions.js';
import { shareOf } from '../recorded/sample.js';
import { RunningServer } from './running-server.js';

const NODE = 'agent.example.com';
let server: RunningServer;
test.before(async () => {
  server = await RunningServer.start(
    { 'environments/production/manifests/site.pp': "notify { 'x': }" },
    { compilers: [NODE] },
  );
});
test.after.always(() => server.stop());

/** A change of bytes: some at an offset are replaced, removed, or others are added. */
const change = fc.record({
  at: fc.nat(10_000),
  remove: fc.nat(8),
  add: fc.oneof(
    fc.uint8Array({ maxLength: 8 }),
    fc.constantFrom(
      ...['[', '{', '"', '\\', '\0', '{"__proto__":', '[[[[', '\ud800', '0x', '}', '1e999', ','].map(bytes),
    ),
  ),
});

function bytes(text: string): Uint8Array {
  return Buffer.from(text, 'utf8');
}

function apply(valid: Uint8Array, changes: readonly { at: number; remove: number; add: Uint8Array }[]): Buffer {
  let result = Buffer.from(valid);
  for (const { at, remove, add } of changes) {
    const offset = at % (result.length + 1);
    result = Buffer.concat([result.subarray(0, offset), add, result.subarray(offset + remove)]);
  }
  return result;
}

const mutations = fc.array(change, { minLength: 1, maxLength: 6 });

test('certificates with mutated extensions have extensions with texts, or are not read', (t) => {
  const extensions = {
    '1.3.6.1.4.1.34380.1.1.13': 'web',
    '1.3.6.1.4.1.34380.1.2.7': 'x',
    '1.3.6.1.4.1.34380.1.3.39': 'true',
  };
  const { certificate } = new DevelopmentAuthority().issue(NODE, { extensions });
  const { raw } = new X509Certificate(certificate);
  t.deepEqual(Object.values(puppetExtensions(raw)).sort(), ['true', 'web', 'x']);
  fc.assert(
    fc.property(mutations, (changes) => {
      try {
        const read = puppetExtensions(apply(raw, changes));
        return Object.entries(read).every(
          ([name, value]) => /^(?:pp_\w+|[\d.]+)$/.test(name) && typeof value === 'string',
        );
      } catch (error) {
        // The handler refuses the client, whatever the parser reports.
        return error instanceof Error;
      }
    }),
    { numRuns: shareOf(5000) },
  );
});

test('DER that is nested without end is not read', (t) => {
  // Each level states the length of all levels in it.
  let nested = Buffer.alloc(0);
  for (let level = 0; level < 5000; level++) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(nested.length);
    nested = Buffer.concat([Buffer.from([0x30, 0x84]), length, nested]);
  }
  t.throws(() => puppetExtensions(nested));
});

const FACTS = JSON.stringify({ name: NODE, values: { os: { name: 'Debian' }, list: [1, 2.5, null, true] } });
const REPORT = JSON.stringify({
  host: NODE,
  status: 'changed',
  noop: false,
  environment: 'production',
  logs: [{ a: 1 }],
});
const V4 = JSON.stringify({
  certname: NODE,
  persistence: { facts: false, catalog: false },
  environment: 'production',
  facts: { values: { os: 'x' } },
  trusted_facts: { values: { extensions: {} } },
  options: { prefer_requested_environment: true },
});

test('mutated facts and bodies are parsed, or refused with an error for clients', (t) => {
  for (const valid of [FACTS, REPORT, V4]) {
    fc.assert(
      fc.property(mutations, (changes) => {
        const text = apply(bytes(valid), changes).toString('utf8');
        try {
          parseJsonBody(text);
        } catch (error) {
          if (!(error instanceof HttpError && error.status === 400)) throw error;
        }
        try {
          factVariables(parseAgentFacts(text, NODE));
        } catch (error) {
          if (!(error instanceof AgentFactsError)) throw error;
        }
      }),
      { numRuns: shareOf(3000) },
    );
  }
  t.pass();
});

/** Values in place of any value of a body. */
const hostile: readonly string[] = [
  ...[
    'null',
    '[]',
    '{}',
    '""',
    '0',
    '-0',
    '1e308',
    '1e999',
    '12345678901234567890',
    '"\\u0000"',
    '"\\ud800"',
    '"../../x"',
  ],
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__pcore_type__":"Sensitive","__pcore_value__":"x"}',
  `${'['.repeat(100)}${']'.repeat(100)}`,
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  `"${'x'.repeat(100_000)}"`,
];

/** Returns variants of a body, each with another value in one place. */
function variants(valid: string): readonly string[] {
  const places = [...valid.matchAll(/(?<=:|\[|,)(?:"[^"]*"(?!:)|true|false|null|[\d.]+|\{\}|\[(?=[^\]]*\]))/g)];
  return places.flatMap(({ index, 0: text }) =>
    hostile.map(
      (value) =>
        valid.slice(0, index) +
        value +
        valid.slice(index + (text === '[' ? valid.slice(index).indexOf(']') + 1 : text.length)),
    ),
  );
}

const bodies: readonly (readonly [what: string, method: string, path: string, valid: string])[] = [
  ['report', 'PUT', `/puppet/v3/report/${NODE}`, REPORT],
  ['facts', 'PUT', `/puppet/v3/facts/${NODE}`, FACTS],
  ['v4 catalog', 'POST', '/puppet/v4/catalog', V4],
];
for (const [what, method, path, valid] of bodies)
  test(`hostile values in the body of a ${what} get an answer without an internal error`, async (t) => {
    const send = (body: string | Uint8Array): ReturnType<RunningServer['send']> =>
      server.send(`${path}?environment=production`, { method, headers: { 'Content-Type': 'application/json' }, body });
    const random = fc
      .sample(mutations, { numRuns: shareOf(150), seed: 1 })
      .map((changes) => apply(bytes(valid), changes));
    for (const body of [...variants(valid), ...random]) {
      const answer = await send(body);
      t.true(
        [200, 400, 404].includes(answer.status) || answer.body.includes('the facts are not JSON'),
        `${answer.status} ${answer.body.slice(0, 200)} ${body.toString().slice(0, 200)}`,
      );
    }
    t.is((await send(valid)).status, 200);
    t.is(Reflect.get({}, 'polluted'), undefined);
  });

const expensive: readonly (readonly [what: string, value: string, message: RegExp])[] = [
  ['1,000,000 empty objects', `[${'{},'.repeat(1_000_000)}{}]`, /the JSON has too many values/],
  ['an Integer of 1,000,000 digits', '9'.repeat(1_000_000), /the JSON has a number that is too long/],
];
for (const [what, value, message] of expensive)
  test(`${what} are refused before they are parsed`, async (t) => {
    const facts = `{"name":"${NODE}","values":{"a":${value}}}`;
    const form = new URLSearchParams({ facts_format: 'pson', facts: encodeURIComponent(facts) }).toString();
    const query = '?environment=production';
    const [json, urlEncoded] = ['application/json', 'application/x-www-form-urlencoded'];
    const requests: readonly (readonly [method: string, path: string, type: string, body: string])[] = [
      ['PUT', `/puppet/v3/report/${NODE}`, json, `{"host":"${NODE}","logs":${value}}`],
      ['PUT', `/puppet/v3/facts/${NODE}`, json, facts],
      ['POST', `/puppet/v3/catalog/${NODE}`, urlEncoded, form],
    ];
    for (const [method, path, type, body] of requests) {
      const answer = await server.send(path + query, { method, headers: { 'Content-Type': type }, body });
      t.is(answer.status, 400, path);
      t.regex(answer.body, message);
    }
  });

test('deep, wide and strange facts of an agent cost one response', async (t) => {
  const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key_${i}`, i]));
  t.is((await server.catalog(wide)).status, 200);
  for (const value of [...hostile, `{"os":${hostile[15]}}`]) {
    const facts = encodeURIComponent(`{"name":"${NODE}","values":{"__proto__":${value},"os":${value}}}`);
    const { status, body } = await server.send(`/puppet/v3/catalog/${NODE}?environment=production`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ facts_format: 'application/json', facts }).toString(),
    });
    t.true(
      status === 200 || status === 400 || (status === 500 && /the facts are not JSON/.test(body)),
      `${status} ${body} ${value.slice(0, 100)}`,
    );
  }
  t.is((await server.catalog()).status, 200);
});
