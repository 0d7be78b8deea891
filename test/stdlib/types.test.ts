import { bundledStdlib, CatalogCompileError, CatalogCompiler, Environment } from '@pptjs/catalog';
import { evaluateSource } from '@pptjs/engine';
import { createContext, Definitions, type LogEntry } from '@pptjs/runtime';
import { stdlib, stdlibTypes } from '@pptjs/stdlib';
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { recordedStrictness } from '../recorded/strictness.js';

interface Case {
  /** The name of the type. */
  readonly id: string;
  readonly manifest: string;
  readonly error: string;
  readonly logs: readonly (readonly [string, string])[];
}

const cases = recorded<Case>('stdlib-types');

function answer(code: string): Omit<Case, 'id' | 'manifest'> {
  const logs: [string, string][] = [];
  const log = ({ level, message }: LogEntry): void => void logs.push([level, message]);
  const compiler = new CatalogCompiler({
    environment: new Environment({ name: 'production', code }),
    strict: recordedStrictness('stdlib-types'),
    extensions: [bundledStdlib()],
  });
  try {
    compiler.compile({ node: 'reference.example', log });
    return { error: '', logs };
  } catch (error) {
    if (!(error instanceof CatalogCompileError)) throw error;
    return { error: error.failure.message, logs: [...logs, ...error.failure.logs] };
  }
}

for (const { id, manifest, error, logs } of cases) {
  test(`${id} accepts the same values as in the module`, (t) => {
    t.deepEqual(answer(manifest), { error, logs });
  });
}

/** Types that the recorded version of the module lacks: see newer.test.ts. */
const NEWER = ['Stdlib::Dns::Zone', 'Stdlib::Ensure::Package', 'Stdlib::Http::Method'];

test('every type has a recorded case', (t) => {
  t.deepEqual(
    [...cases.map(({ id }) => id), ...NEWER].toSorted(),
    stdlibTypes()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('an evaluation without the module can use the functions and types', (t) => {
  const context = createContext({ definitions: new Definitions(stdlib), log: () => undefined });
  t.deepEqual(
    evaluateSource("[pick(undef, 80) =~ Stdlib::Port, '/x' =~ Stdlib::Unixpath, ::stdlib::start_with('ab', 'a')]", {
      context,
    }),
    [true, true, true],
  );
});
