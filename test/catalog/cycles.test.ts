/** Dependency cycles: Puppet's reports, and properties of the search. */
import { compileCatalog, describeDependencyCycles, findDependencyCycles } from '@pptjs/catalog';
import { writeJson } from '@pptjs/runtime';
import test from 'ava';
import fc from 'fast-check';
import { recorded } from '../recorded/read.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { folderOf } from './folder.js';

interface Case {
  readonly id: string;
  readonly manifest: string;
  readonly report: string | null;
}

const cases = recorded<Case>('cycles');

/** The attributes of the types that agents bundle as modules. */
const bundledTypes = { cron: ['command', 'user'], mount: ['device'], ssh_authorized_key: ['user', 'type', 'key'] };
const directory = folderOf(
  Object.fromEntries(
    Object.entries(bundledTypes).map(([type, attributes]) => [
      `modules/core/lib/puppet/type/${type}.rb`,
      [
        `Puppet::Type.newtype(:${type}) do`,
        '  newparam(:name) do',
        '    isnamevar',
        '  end',
        ...attributes.map((name) => `  newproperty(:${name}) do\n  end`),
        'end\n',
      ].join('\n'),
    ]),
  ),
);

async function reportOf(code: string): Promise<string | null> {
  const { data } = await compileCatalog({
    environment: { name: 'production', directory, code },
    strict: recordedStrictness('cycles'),
  });
  const cycles = findDependencyCycles(data);
  return cycles.length === 0 ? null : describeDependencyCycles(cycles);
}

for (const { id, manifest, report } of cases.filter((each) => !each.id.startsWith('random'))) {
  test(`cycles: ${id}: the report is that of Puppet's agent`, async (t) => {
    t.is(await reportOf(manifest), report);
  });
}

test("cycles: the reports of random manifests are those of Puppet's agent", async (t) => {
  t.timeout(120_000);
  for (const { id, manifest, report } of cases.filter((each) => each.id.startsWith('random')))
    t.is(await reportOf(manifest), report, `${id}\n${manifest}`);
});

test('cycles: the data of a compiled catalog and its parsed JSON give the same cycles', async (t) => {
  const code = "notify { 'a': require => Notify['b'] } notify { 'b': require => Notify['a'] }";
  const { data } = await compileCatalog({ environment: { name: 'production', code } });
  const cycles = [{ resources: ['Notify[a]', 'Notify[b]'], path: ['Notify[a]', 'Notify[b]', 'Notify[a]'] }];
  t.deepEqual(findDependencyCycles(data), cycles);
  t.deepEqual(findDependencyCycles(JSON.parse(writeJson(data)) as Record<string, unknown>), cycles);
});

test('cycles: the option findsCycles adds the cycles to a compiled catalog', async (t) => {
  const code = "notify { 'a': } -> notify { 'b': } -> Notify['a']";
  const environment = { name: 'production', directory, code };
  const { data, cycles } = await compileCatalog({ environment, findsCycles: true });
  t.deepEqual(cycles, findDependencyCycles(data));
  t.is(cycles.length, 1);
  t.deepEqual((await compileCatalog({ environment })).cycles, []);
});

test('cycles: a resource that requires itself is a cycle', (t) => {
  const resources = [{ type: 'Notify', title: 'a', parameters: { require: 'Notify[a]' } }];
  t.deepEqual(findDependencyCycles({ resources, edges: [] }), [
    { resources: ['Notify[a]'], path: ['Notify[a]', 'Notify[a]'] },
  ]);
});

test('cycles: relationships to resources that the catalog does not have are ignored', (t) => {
  const resources = [{ type: 'Notify', title: 'a', parameters: { require: ['Notify[b]', ['Notify[c]']] } }];
  t.deepEqual(findDependencyCycles({ resources, edges: [{ source: 'Class[x]', target: 'Notify[a]' }] }), []);
});

/** A catalog of notify resources: `edges` has the numbers of an earlier and a later resource. */
function catalogOf(count: number, edges: readonly (readonly [number, number])[]): Record<string, unknown> {
  const name = (number: number): string => `Notify[${String(number).padStart(6, '0')}]`;
  const later = new Map<number, string[]>();
  for (const [from, to] of edges) later.set(from, [...(later.get(from) ?? []), name(to)]);
  return {
    resources: Array.from({ length: count }, (_, number) => ({
      type: 'Notify',
      title: String(number).padStart(6, '0'),
      parameters: { before: later.get(number) ?? [] },
    })),
    edges: [],
  };
}

const graphs = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    edges: fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 2 * count }),
  }),
);

/** Whether a path of at least one edge leads from one number to another: a search without any cleverness. */
function leads(edges: readonly (readonly [number, number])[], from: number, to: number): boolean {
  const reached = new Set<number>();
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    for (const [source, target] of edges) if (source === from || reached.has(source)) reached.add(target);
  }
  return reached.has(to);
}

test('cycles: the groups are the resources that lead to each other', (t) => {
  fc.assert(
    fc.property(graphs, ({ count, edges }) => {
      const numbers = Array.from({ length: count }, (_, number) => number);
      const cyclic = numbers.filter((number) => leads(edges, number, number));
      const expected = new Set(
        cyclic.map((a) => cyclic.filter((b) => a === b || (leads(edges, a, b) && leads(edges, b, a))).join()),
      );
      const found = findDependencyCycles(catalogOf(count, edges)).map(({ resources }) =>
        resources.map((reference) => Number(reference.slice(7, -1))).join(),
      );
      t.deepEqual(found, [...expected]);
    }),
  );
});

test('cycles: each step of a path is a relationship, and the last resource occurs earlier', (t) => {
  fc.assert(
    fc.property(graphs, ({ count, edges }) => {
      const steps = new Set(edges.map(([from, to]) => `${from} ${to}`));
      for (const { resources, path } of findDependencyCycles(catalogOf(count, edges))) {
        const numbers = path.map((reference) => Number(reference.slice(7, -1)));
        t.true(path.every((reference) => resources.includes(reference)));
        for (const [index, number] of numbers.slice(1).entries()) t.true(steps.has(`${numbers[index]} ${number}`));
        t.is(new Set(path).size, path.length - 1);
        t.true(path.slice(0, -1).includes(path.at(-1) ?? ''));
      }
    }),
  );
});

test('cycles: a chain of 50,000 resources is no cycle, and its ends can be connected', (t) => {
  const chain = Array.from({ length: 49_999 }, (_, number): [number, number] => [number, number + 1]);
  t.deepEqual(findDependencyCycles(catalogOf(50_000, chain)), []);
  const [cycle, ...others] = findDependencyCycles(catalogOf(50_000, [...chain, [49_999, 0]]));
  t.deepEqual(others, []);
  t.is(cycle?.path.length, 50_001);
});

test('cycles: a group with exponentially many paths has a path', (t) => {
  const layers = 40;
  const edges: [number, number][] = [
    [2 * layers - 1, 0],
    [2 * layers - 2, 0],
  ];
  for (let layer = 0; layer + 1 < layers; layer++)
    for (const from of [2 * layer, 2 * layer + 1]) for (const to of [0, 1]) edges.push([from, 2 * layer + 2 + to]);
  const [cycle, ...others] = findDependencyCycles(catalogOf(2 * layers, edges));
  t.deepEqual(others, []);
  t.is(cycle?.path.length, layers + 1);
});
