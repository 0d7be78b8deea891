import { EMPTY_HASH, flattenArrays, HashBuilder, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { configError, lookupError } from '../errors.js';
import { messages } from '../messages.js';
import { ExpectedType } from '../text/expected-type.js';
import type { FunctionKind, HierarchyEntry } from './config.js';
import { plain, VERSION_3 } from './version.js';

/** The data function of a back end, and the extension of its files. */
interface Backend {
  readonly kind: FunctionKind;
  readonly functionName: string;
  readonly extension: string;
}

const BACKENDS: ReadonlyMap<string, Backend> = new Map([
  ['yaml', { kind: 'data_hash', functionName: 'yaml_data', extension: '.yaml' }],
  ['json', { kind: 'data_hash', functionName: 'json_data', extension: '.json' }],
  ['hocon', { kind: 'data_hash', functionName: 'hocon_data', extension: '.conf' }],
  ['eyaml', { kind: 'lookup_key', functionName: 'eyaml_lookup_key', extension: '.eyaml' }],
]);

const DEFAULT_LEVELS: readonly string[] = ['nodes/%{::trusted.certname}', 'common'];

/** The folder of the data if the configuration names none. */
const DEFAULT_DIRECTORY = '/etc/puppetlabs/code/environments/%{::environment}/hieradata';

/**
 * Checks a hiera.yaml of version 3.
 *
 * @param config the content, with texts for the symbols that its keys are (`:hierarchy`)
 * @throws {AssertionFailure} if the configuration does not match its schema
 */
export function checkVersion3(config: PuppetHash, file: string): void {
  const schema: ExpectedType = new ExpectedType(schemaFor(backendsOf(config)));
  const version = config.get('version') ?? false;
  const checked = version === false ? new HashBuilder(config).set('version', VERSION_3).build() : config;
  schema.assert(`The Lookup Configuration at '${file}'`, checked);
}

/**
 * Reads a checked hiera.yaml of version 3, which only the global layer can have. Each back end becomes one entry, which has
 * the files of all levels.
 *
 * @throws {LookupError} for a repeated back end, and for one that is written in Ruby
 */
export function entriesOfVersion3(config: PuppetHash, file: string): HierarchyEntry[] {
  const names = backendsOf(config);
  const repeated = names.find((name, i) => names.indexOf(name) !== i);
  if (repeated !== undefined) throw configError(messages.REPEATED_BACKEND, { backend: repeated }, file, []);
  const levels = textsOf(config.get('hierarchy')) ?? DEFAULT_LEVELS;
  return names.map((name): HierarchyEntry => {
    const backend = BACKENDS.get(name);
    if (backend === undefined) throw lookupError(messages.HIERA_3_NOT_INSTALLED, {});
    const own = config.get(name);
    const options = own instanceof PuppetHash ? own : EMPTY_HASH;
    const extension = options.get('extension') ?? null;
    return {
      name,
      path: [],
      functionPath: [],
      kind: backend.kind,
      functionName: backend.functionName,
      dataDirectory: String(options.get('datadir') ?? DEFAULT_DIRECTORY),
      locations: {
        kind: 'path',
        values: levels,
        extension: extension === null ? backend.extension : `.${String(extension)}`,
      },
      options: backend.kind === 'lookup_key' ? withoutDirectory(options) : EMPTY_HASH,
    };
  });
}

function backendsOf(config: PuppetHash): readonly string[] {
  return textsOf(config.get('backends')) ?? ['yaml'];
}

/** The Puppet type of the configuration. Each back end may have options under its name. */
function schemaFor(backends: readonly string[]): string {
  const options = Array.from(new Set(backends), (name) => `Optional['${name}'] => Hash[String[1], Any],`).join(' ');
  return `Struct[{
    Optional[version] => Integer[3, 3],
    Optional[backends] => Variant[String[1], Array[String[1]]],
    Optional[logger] => String[1],
    Optional[merge_behavior] => Enum[deep, deeper, native],
    Optional[deep_merge_options] => Hash[String[1], Variant[String, Boolean]],
    ${options}
    Optional[hierarchy] => Variant[String[1], Array[String[1]]]
  }]`;
}

function textsOf(value: Value | undefined): string[] | null {
  return value === undefined || value === null ? null : flattenArrays(value).map((each) => String(plain(each)));
}

function withoutDirectory(options: PuppetHash): PuppetHash {
  return PuppetHash.from(Array.from(options).filter(([key]) => key !== 'datadir'));
}
