import { bundledStdlib, CatalogCompileError, CatalogCompiler, Environment } from '@pptjs/catalog';
import type { LogEntry } from '@pptjs/runtime';
import { stdlibFunction } from '@pptjs/stdlib';
import test from 'ava';
import { assertAnswer, Differences } from '../recorded/differences.js';
import { recorded } from '../recorded/read.js';
import { sample } from '../recorded/sample.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { uniqueTitles } from '../recorded/titles.js';

interface Case {
  /** `<function>: <call>` */
  readonly id: string;
  readonly error?: string;
  readonly logs: readonly (readonly [string, string])[];
}

const facts = {
  os: { name: 'Debian', family: 'Debian', release: { full: '12.5', major: '12' } },
  operatingsystem: 'Debian',
  osfamily: 'Debian',
  operatingsystemmajrelease: '12',
  operatingsystemrelease: '12.5',
  networking: { fqdn: 'web01.example', hostname: 'web01', ip: '192.0.2.10' },
  fqdn: 'web01.example',
  hostname: 'web01',
  interfaces: 'eth0,lo',
  ipaddress_eth0: '192.0.2.10',
  network_eth0: '192.0.2.0',
  netmask_eth0: '255.255.255.0',
  ipaddress_lo: '127.0.0.1',
  network_lo: '127.0.0.0',
  ipaddress: '192.0.2.10',
  puppetversion: '8.10.0',
  kernel: 'Linux',
};

/** The log entries of `notice(call)`, or the message of its error. */
function answer(call: string): Omit<Case, 'id'> {
  const logs: [string, string][] = [];
  const log = ({ level, message }: LogEntry): void => {
    if (level !== 'debug' && level !== 'info') logs.push([level, message]);
  };
  const code = `notify { 'x': message => 'm' } file { '/x': mode => '0644' } notice(${call})`;
  const compiler = new CatalogCompiler({
    environment: new Environment({ name: 'production', code }),
    strict: recordedStrictness('stdlib'),
    extensions: [bundledStdlib()],
  });
  try {
    compiler.compile({ node: 'reference.example', facts, log });
    return { logs };
  } catch (error) {
    if (!(error instanceof CatalogCompileError)) throw error;
    return { error: error.failure.message, logs: [...logs, ...error.failure.logs] };
  }
}

const LOCATION = /\n {3}\(location: [^\n]*?`deprecation'\)/g;

/**
 * Removes deprecation warnings: Puppet logs them only once in the lifetime of its process, and they name places in its
 * own code.
 */
function compared({ error, logs }: Omit<Case, 'id'>): Omit<Case, 'id'> {
  const shown = logs
    .filter(([level]) => level !== 'warning')
    .map(([level, message]) => [level, message.replace(LOCATION, '')] as const);
  return { ...(error !== undefined && { error: error.replace(LOCATION, '') }), logs: shown };
}

const differences = new Differences('stdlib');
const uniqueTitle = uniqueTitles();
const ids = new Set<string>();
for (const { id, error, logs } of sample(recorded<Case>('stdlib'), ({ id }) => differences.find(id) !== undefined)) {
  const [name = '', call = ''] = id.split(/: (.*)/s);
  if (stdlibFunction(name) === undefined && stdlibFunction(`stdlib::${name}`) === undefined) continue;
  // The recorded version of the module lacks some functions: see newer.test.ts.
  if (error?.includes("Unknown function: 'stdlib::") === true) continue;
  ids.add(id);
  const listed = differences.find(id);
  const suffix = listed === undefined ? '' : ` (differs from Puppet: ${listed.reason})`;
  test(uniqueTitle(`stdlib: ${call}${suffix}`), (t) => {
    const actual = compared(answer(call));
    const expected = compared({ ...(error !== undefined && { error }), logs });
    assertAnswer(t, differences, { id, actual, expected, isError: actual.error !== undefined });
  });
}

test('stdlib: each listed difference is a case', (t) => {
  t.deepEqual(
    differences.ids().filter((id) => !ids.has(id)),
    [],
  );
});
