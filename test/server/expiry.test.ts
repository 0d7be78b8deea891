/** Certificates and revocation lists that expire. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DevelopmentAuthority } from '@pptjs/server';
import test from 'ava';
import { createLog } from '../../packages/server/dist/operation/log.js';
import { Metrics } from '../../packages/server/dist/operation/metrics.js';
import { Credentials } from '../../packages/server/dist/tls/credentials.js';
import { ExpiryWarnings } from '../../packages/server/dist/tls/expiry-warnings.js';
import { listTimes } from '../../packages/server/dist/tls/revocation-list.js';
import { stateOf } from '../../packages/server/dist/tls/validity.js';
import { writeFiles } from './running-server.js';

const DAY = 86_400_000;

const folder = mkdtempSync(join(tmpdir(), 'pptjs-expiry-'));
const authority = new DevelopmentAuthority();
authority.revoke(authority.issue('revoked.example.com').certificate);
const own = authority.issue('localhost');
writeFiles(folder, {
  'ca.pem': authority.certificate,
  'crl.pem': authority.revocationLists,
  'own.pem': own.certificate,
  'own.key': own.key,
});
const credentials = new Credentials({
  ca: join(folder, 'ca.pem'),
  crl: join(folder, 'crl.pem'),
  certificate: join(folder, 'own.pem'),
  key: join(folder, 'own.key'),
});

test('each certificate and each revocation list has a validity', (t) => {
  t.deepEqual(
    credentials.validities.map(({ kind }) => kind),
    ['ca', 'ca', 'crl', 'crl', 'certificate'],
  );
  for (const { from, until } of credentials.validities) {
    t.true(from < Date.now());
    t.is(Math.round((until - Date.now()) / DAY), 365);
  }
});

/** The days of a validity, and the days that are left. */
const states: readonly (readonly [valid: number, left: number, state: ReturnType<typeof stateOf>])[] = [
  [365, 40, undefined],
  [365, 29, 'expires soon'],
  [365, 0, 'expired'],
  [365, -5, 'expired'],
  [8, 7, undefined],
  [8, 3, undefined],
  [8, 1, 'expires soon'],
];
for (const [valid, left, state] of states)
  test(`${left} days before its end, a validity of ${valid} days ${state ?? 'does not expire soon'}`, (t) => {
    t.is(stateOf({ kind: 'crl', from: (left - valid) * DAY, until: left * DAY }, 0), state);
  });

function logAfter(days: number): readonly string[] {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  new ExpiryWarnings(credentials, log, () => Date.now() + days * DAY).close();
  return lines;
}

test('the log names what expires, once for each certificate and list', (t) => {
  t.deepEqual(logAfter(0), []);
  const [soon, late] = [logAfter(350), logAfter(366)];
  t.is(soon.length, 5);
  t.is(late.length, 5);
  t.like(JSON.parse(soon[2]!), { level: 40, file: join(folder, 'crl.pem'), msg: 'a revocation list expires soon' });
  t.like(JSON.parse(late[4]!), { level: 50, file: join(folder, 'own.pem'), msg: 'a certificate has expired' });
});

test('metrics have the first end of each file', async (t) => {
  const zero = (): number => 0;
  const validities = [
    { kind: 'crl', from: 0, until: 2000 },
    { kind: 'crl', from: 0, until: 1000 },
    { kind: 'ca', from: 0, until: 3000 },
  ] as const;
  const metrics = new Metrics({
    waiting: zero,
    busy: zero,
    workers: zero,
    commands: undefined,
    validities: () => validities,
  });
  const text = await metrics.text();
  t.true(text.includes('pptjs_credentials_expiry_timestamp_seconds{file="crl"} 1\n'));
  t.true(text.includes('pptjs_credentials_expiry_timestamp_seconds{file="ca"} 3\n'));
});

/** DER of the first part of a revocation list. */
const list = (...parts: readonly string[]): Uint8Array => {
  const body = Buffer.from(parts.join(''), 'hex');
  const inner = Buffer.concat([Buffer.from([0x30, 0x82, body.length >> 8, body.length & 0xff]), body]);
  return Buffer.concat([Buffer.from([0x30, 0x82, inner.length >> 8, inner.length & 0xff]), inner]);
};
const [version, algorithm, issuer] = ['020101', '3003060101', '3000'];
const utc = `170d${Buffer.from('261128020304Z').toString('hex')}`;
const generalized = `180f${Buffer.from('20510102030405Z').toString('hex')}`;
const [from, until] = [Date.UTC(2026, 10, 28, 2, 3, 4), Date.UTC(2051, 0, 2, 3, 4, 5)];

const lists: readonly (readonly [what: string, der: Uint8Array, times: ReturnType<typeof listTimes>])[] = [
  ['version 2', list(version, algorithm, issuer, utc, generalized), { from, until }],
  ['version 1', list(algorithm, issuer, utc, utc), { from, until: from }],
  [
    'a time of the last century',
    list(algorithm, issuer, utc.replace('3236', '3939'), utc),
    { from: Date.UTC(1999, 10, 28, 2, 3, 4), until: from },
  ],
  ['no end', list(version, algorithm, issuer, utc, '3000'), { from, until: undefined }],
  ['no time', list(version, algorithm, issuer, '3000'), undefined],
  ['a wrong time', list(version, algorithm, issuer, `170d${'78'.repeat(13)}`), undefined],
  ['another form', list('040101'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
];
for (const [what, der, times] of lists)
  test(`a revocation list with ${what} has the times that it states`, (t) => t.deepEqual(listTimes(der), times));

test('a revocation list that is cut has times or none', (t) => {
  const der = list(version, algorithm, issuer, utc, generalized);
  for (let length = 0; length < der.length; length++) t.notThrows(() => listTimes(der.subarray(0, length)));
});
