import { bundledStdlib, CatalogCompileError, CatalogCompiler, Environment } from '@pptjs/catalog';
import type { LogEntry } from '@pptjs/runtime';
import { stdlibFunction } from '@pptjs/stdlib';
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { CRASHES } from './crashes.js';
import { DIFFERENCES } from './differences.js';

interface Case {
  /** The function and the call. */
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

/** What a call notices, or the message of its error. */
function answer(call: string): Omit<Case, 'id'> {
  const logs: [string, string][] = [];
  const log = ({ level, message }: LogEntry): void => {
    if (level !== 'debug' && level !== 'info') logs.push([level, message]);
  };
  const code = `notify { 'x': message => 'm' } file { '/x': mode => '0644' } notice(${call})`;
  const compiler = new CatalogCompiler({
    environment: new Environment({ name: 'production', code }),
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

/** Deprecations are told once in the life of the reference's process, and name places in its own code. */
function compared({ error, logs }: Omit<Case, 'id'>): Omit<Case, 'id'> {
  const shown = logs
    .filter(([level]) => level !== 'warning')
    .map(([level, message]) => [level, message.replace(LOCATION, '')] as const);
  return { ...(error !== undefined && { error: error.replace(LOCATION, '') }), logs: shown };
}

for (const [number, { id, error, logs }] of recorded<Case>('stdlib').entries()) {
  const [name = '', call = ''] = id.split(/: (.*)/s);
  if (stdlibFunction(name) === undefined && stdlibFunction(`stdlib::${name}`) === undefined) continue;
  // The module that was asked is older than some functions: see newer.test.ts.
  if (error?.includes("Unknown function: 'stdlib::") === true) continue;
  // Titles have to differ by more than blanks.
  if (CRASHES.has(id)) {
    test(`${number} ${id} fails with a message of its own`, (t) => {
      const actual = answer(call).error;
      t.not(actual, undefined);
      t.not(actual, error);
    });
    continue;
  }
  const run = DIFFERENCES.has(id) ? test.failing : test;
  run(`${number} ${id}`, (t) => {
    t.deepEqual(compared(answer(call)), compared({ ...(error !== undefined && { error }), logs }));
  });
}
