import { fileURLToPath } from 'node:url';
import test from 'ava';
import { CatalogBatch } from '../../packages/cli/dist/index.js';
import { recorded } from '../recorded/read.js';
import { sample } from '../recorded/sample.js';
import { recordedStrictness } from '../recorded/strictness.js';
import { uniqueTitles } from '../recorded/titles.js';

interface Answer {
  readonly error?: string;
  /** The resources of the catalog except classes and stages. Only some tables record them. */
  readonly resources?: readonly unknown[];
  readonly logs: readonly (readonly [level: string, message: string])[];
}

interface RecordedCase extends Answer {
  /** The manifest. */
  readonly id: string;
}

const here = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const facts = { kernel: 'Linux', os: { name: 'Debian', family: 'Debian' } };
const uniqueTitle = uniqueTitles();

interface Table {
  readonly name:
    | 'ruby-blocks'
    | 'ruby-data-types'
    | 'ruby-hiera'
    | 'ruby-modules'
    | 'ruby-objects'
    | 'ruby-scope'
    | 'ruby-strict'
    | 'ruby-values';
  readonly subject: string;
  readonly hiera?: string;
  /** The folder of the modules. Default: `fixture`. */
  readonly modules?: string;
  readonly hasResources?: boolean;
}

const tables: readonly Table[] = [
  { name: 'ruby-blocks', subject: 'lambdas and scopes in functions', modules: 'modules', hasResources: true },
  { name: 'ruby-hiera', subject: 'data functions in Ruby', hiera: `${here}/hiera/hiera.yaml` },
  { name: 'ruby-scope', subject: 'what Ruby code sees' },
  { name: 'ruby-modules', subject: 'types and functions of modules', modules: 'modules', hasResources: true },
  { name: 'ruby-data-types', subject: 'data types', modules: 'data-types', hasResources: true },
  { name: 'ruby-values', subject: 'values of functions', modules: 'values', hasResources: true },
  { name: 'ruby-objects', subject: 'objects of Ruby classes', modules: 'values', hasResources: true },
  { name: 'ruby-strict', subject: 'types and functions of modules, strict', modules: 'modules', hasResources: true },
];

/** Puppet and pptjs log some warnings only once in the lifetime of a process, so no row that logs one is left out. */
const logsWarning = ({ logs }: RecordedCase): boolean => logs.some(([level]) => level === 'warning');

for (const { name, subject, hiera, modules = 'fixture', hasResources = false } of tables) {
  const batch = new CatalogBatch({ strict: recordedStrictness(name) });
  for (const { id, error, resources, logs } of sample(recorded<RecordedCase>(name), logsWarning)) {
    test.serial(uniqueTitle(`${subject}: ${id}`), async (t) => {
      const input = { id, manifest: id, modulepath: `${here}/${modules}`, facts, node: 'n.example', hiera };
      const answer = JSON.parse((await batch.answer(JSON.stringify(input))).replaceAll(here, '$TEST')) as BatchAnswer;
      const actual = { error: answer.error, resources: hasResources ? resourcesOf(answer) : undefined };
      t.deepEqual({ ...actual, logs: answer.logs }, { error, resources, logs });
    });
  }
}

interface BatchAnswer extends Answer {
  readonly catalog?: { readonly resources: readonly { readonly type: string }[] };
}

function resourcesOf({ catalog }: BatchAnswer): Answer['resources'] {
  return catalog?.resources.filter(({ type }) => type !== 'Class' && type !== 'Stage');
}
