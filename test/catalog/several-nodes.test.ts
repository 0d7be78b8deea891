/** `compileEach` compiles the catalogs of several nodes as `compileLoading` compiles each of them. */
import { fileURLToPath } from 'node:url';
import { CatalogCompiler, Environment, moduleExtensions, NeedsLoading, type NodeOptions } from '@pptjs/catalog';
import type { LogEntry } from '@pptjs/runtime/internal';
import test from 'ava';
import { folderOf } from './folder.js';

const DIRECTORY = folderOf({
  'manifests/site.pp': `
    if $facts['at'] in ['deprecation', 'endless'] { notice(hiera('key', 'value')) }
    if $facts['at'] == 'endless' { Integer[1, 1000000000000].each |$i| { } }
    if $facts['at'] in ['deprecation', 'function'] { notice(shop::total([20, 22])) }
    notify { $facts['at']: }
    if $facts['at'] == 'failure' { fail('wanted') }
  `,
});

const MODULES = fileURLToPath(new URL('fixtures/javascript', import.meta.url));

const compilerOf = (options: { readonly timeLimit?: number; readonly memoryLimit?: number } = {}): CatalogCompiler =>
  new CatalogCompiler({
    environment: new Environment({ directory: DIRECTORY, modulepath: [MODULES] }),
    extensions: moduleExtensions({ allowJavascript: true }),
    ...options,
  });

/** The nodes that have a catalog. */
const COMPILING: readonly string[] = ['a', 'b', 'c', 'deprecation', 'function'];

/** The result of the compilation of a node: the titles of its notifications or its error, and the log. */
interface Result {
  readonly titles?: readonly string[];
  readonly error?: string;
  readonly logs: readonly string[];
}

type Nodes = readonly { readonly options: NodeOptions; readonly logs: string[] }[];

const nodesOf = (names: readonly string[]): Nodes =>
  names.map((at) => {
    const logs: string[] = [];
    return {
      logs,
      options: { node: at, facts: { at }, log: ({ level, message }) => void logs.push(`${level}: ${message}`) },
    };
  });

type Outcome = Awaited<ReturnType<typeof outcomesOf>>[number];

async function outcomesOf(compiler: CatalogCompiler, nodes: Nodes) {
  const outcomes = [];
  for await (const outcome of compiler.compileEach(
    nodes.map(
      ({ options }) =>
        () =>
          options,
    ),
  ))
    outcomes.push(outcome);
  return outcomes;
}

const resultOf = (outcome: Outcome, logs: readonly string[]): Result =>
  'error' in outcome
    ? { error: (outcome.error as Error).message, logs }
    : {
        titles: outcome.compiled.catalog.resources.filter(({ type }) => type === 'Notify').map(({ title }) => title),
        logs,
      };

async function together(compiler: CatalogCompiler, names: readonly string[]): Promise<readonly Result[]> {
  const nodes = nodesOf(names);
  const outcomes = await outcomesOf(compiler, nodes);
  return outcomes.map((outcome, index) => resultOf(outcome, nodes[index]!.logs));
}

async function oneByOne(compiler: CatalogCompiler, names: readonly string[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const { options, logs } of nodesOf(names)) {
    const outcome = await compiler.compileLoading(options).then(
      (compiled) => ({ compiled }),
      (error: unknown) => ({ error }),
    );
    results.push(resultOf(outcome, logs));
  }
  return results;
}

/** The first catalog of a process takes a while on a busy machine. */
const LIMITS = { timeLimit: 2, memoryLimit: 2000 };

test.before(() => compilerOf().compileLoading({ facts: { at: 'a' } }));

const rows: readonly (readonly [what: string, nodes: readonly string[], options: Parameters<typeof compilerOf>[0]])[] =
  [
    ['no node', [], {}],
    ['nodes without limits', ['a', 'b', 'c'], {}],
    ['nodes with limits', ['a', 'b', 'c'], LIMITS],
    ['a node that fails', ['a', 'failure', 'b'], LIMITS],
    ['nodes with a function that must be loaded', ['a', 'function', 'b', 'function'], LIMITS],
    ['nodes of which only the first one logs a deprecation', ['a', 'deprecation', 'function', 'deprecation'], LIMITS],
    ['a node without an end after others', ['a', 'endless', 'deprecation'], LIMITS],
  ];

for (const [what, nodes, options] of rows) {
  test(`several nodes have the results of single ones: ${what}`, async (t) => {
    const results = await together(compilerOf(options), nodes);
    t.deepEqual(
      results.map(({ titles }) => titles?.join()),
      nodes.map((name) => (COMPILING.includes(name) ? name : undefined)),
    );
    t.deepEqual(results, await oneByOne(compilerOf(options), nodes));
  });
}

test('only the node fails if what it needs cannot be loaded', async (t) => {
  const refused = new NeedsLoading('m::f', () => Promise.reject(new Error('refused')));
  const compiler = new CatalogCompiler({
    environment: new Environment({
      code: "if $facts['at'] == 'function' { m::f() } notify { $facts['at']: }",
      modulepath: [],
    }),
    functions: [
      (name) => {
        if (name === 'm::f') throw refused;
        return undefined;
      },
    ],
  });
  t.deepEqual(await together(compiler, ['a', 'function', 'b']), [
    { titles: ['a'], logs: [] },
    { error: 'refused', logs: [] },
    { titles: ['b'], logs: [] },
  ]);
});

test('the result of a conversion takes the place of a catalog, and a conversion that fails fails its node', async (t) => {
  const nodes = nodesOf(['a', 'b', 'failure', 'function']);
  const results: unknown[] = [];
  const converted = compilerOf({ timeLimit: 30 }).compileEach(
    nodes.map(
      ({ options }) =>
        () =>
          options,
    ),
    ({ catalog }, { node, log }) => {
      if (node === 'b') throw new Error('b cannot be converted');
      log?.({ level: 'warning', message: `${node} is converted` } as LogEntry);
      return catalog.resources.filter(({ type }) => type === 'Notify').map(({ title }) => title);
    },
  );
  for await (const outcome of converted)
    results.push('error' in outcome ? (outcome.error as Error).message.replace(/ \(.*/, '') : outcome.compiled);
  t.deepEqual([results[0], results[1], results[3]], [['a'], 'b cannot be converted', ['function']]);
  t.regex(String(results[2]), /wanted/);
  t.deepEqual(nodes[0]!.logs, ['warning: a is converted']);
  t.is(nodes[3]!.logs.at(-1), 'warning: function is converted');
  t.is(nodes[3]!.logs.filter((line) => line.includes('is converted')).length, 1);
});

test('only the node fails whose options cannot be read', async (t) => {
  const [a, b] = nodesOf(['a', 'b']);
  const unreadable = (): never => {
    throw new Error('the facts cannot be read');
  };
  const results: unknown[] = [];
  const reads = [() => a!.options, unreadable, () => b!.options, unreadable];
  for await (const outcome of compilerOf(LIMITS).compileEach(reads))
    results.push('error' in outcome ? (outcome.error as Error).message : resultOf(outcome, []).titles);
  t.deepEqual(results, [['a'], 'the facts cannot be read', ['b'], 'the facts cannot be read']);
});

test('the options of a node are read again if its catalog is repeated', async (t) => {
  const [node] = nodesOf(['function']);
  let reads = 0;
  const read = (): NodeOptions => {
    reads++;
    return node!.options;
  };
  for await (const outcome of compilerOf().compileEach([read])) t.deepEqual(resultOf(outcome, []).titles, ['function']);
  t.is(reads, 2);
});

test('reading the options of a node has the limit of its catalog', async (t) => {
  const [a, b] = nodesOf(['a', 'b']);
  const endless = (): never => {
    for (;;);
  };
  const results: unknown[] = [];
  for await (const outcome of compilerOf(LIMITS).compileEach([() => a!.options, endless, () => b!.options]))
    results.push('error' in outcome ? (outcome.error as Error).message : resultOf(outcome, []).titles);
  t.deepEqual(results, [['a'], 'The evaluation took longer than the time limit of 2 s', ['b']]);
});
