import type { CatalogEnvironment } from '@pptjs/catalog';
import { errorText } from '@pptjs/files';
import {
  type DataFormat,
  dataFormatOf,
  type HieraConfig,
  type HierarchyEntry,
  LookupCache,
  parseData,
  readConfig,
} from '@pptjs/hiera';
import { EMPTY_HASH, PuppetHash, type Value } from '@pptjs/runtime/internal';
import { foldersOf } from '../world/folders.js';

/** A data file of a hierarchy. */
export interface DataFile {
  /** The absolute path. */
  readonly path: string;
  readonly text: string;
  readonly format: DataFormat;
  readonly data: PuppetHash;
  /** The position of its path in the hierarchies: a lookup finds the value of the lowest number. */
  readonly level: number;
}

/** A file that Hiera cannot use. */
export interface DataProblem {
  /** The absolute path. */
  readonly path: string;
  readonly text: string;
  readonly problem: string;
}

/** The data of an environment and its modules, for all nodes. */
export interface EnvironmentData {
  readonly files: readonly DataFile[];
  /** The configurations that no lookup can use. */
  readonly problems: readonly DataProblem[];
  /** Whether the environment has a hierarchy, and no level of any hierarchy has other data than these files. */
  readonly isComplete: boolean;
}

const INTERPOLATION = /%\{[^}]*\}/g;

/**
 * Returns the data of the environment and its modules: the files that any node can use. Interpolations in their paths stand
 * for any text. Files that cannot be parsed are left out.
 */
export function readEnvironmentData(environment: CatalogEnvironment): EnvironmentData {
  const found = new Map<string, Pick<DataFile, 'format' | 'level'>>();
  let level = 0;
  const problems: DataProblem[] = [];
  const { files, directory } = environment;
  let isComplete = directory !== undefined && files.text(`${directory}/hiera.yaml`) !== null;
  for (const folder of foldersOf(environment)) {
    const config = configurationIn(folder, environment);
    if (config === null) continue;
    if ('problem' in config) problems.push(config);
    const entries = 'problem' in config ? null : [...config.hierarchy, ...config.defaultHierarchy];
    if (entries === null || !entries.every(hasOnlyFiles)) isComplete = false;
    for (const entry of entries ?? []) {
      const format = dataFormatOf(entry.functionName);
      if (format === undefined) continue;
      for (const pattern of patternsOf(entry, folder)) {
        for (const path of files.glob(pattern)) if (!found.has(path)) found.set(path, { format, level });
        level++;
      }
    }
  }
  const read = Array.from(found, ([path, place]) => readData(path, place, environment));
  return {
    files: read.filter((file) => file !== undefined),
    problems,
    isComplete: isComplete && !read.includes(undefined),
  };
}

function hasOnlyFiles({ functionName, locations }: HierarchyEntry): boolean {
  return dataFormatOf(functionName) !== undefined && locations.kind !== 'uri';
}

/** Returns null if the folder has no configuration of version 4 or 5. */
function configurationIn(folder: string, { files, directory }: CatalogEnvironment): HieraConfig | DataProblem | null {
  const path = `${folder}/hiera.yaml`;
  const text = files.text(path);
  if (text === null) return null;
  const layer = folder === directory ? 'environment' : 'module';
  try {
    const config = readConfig(
      text,
      path,
      { reportConfigWithoutHash: () => undefined, reportOldVersion: () => undefined },
      new LookupCache(),
      layer,
    );
    return typeof config === 'number' ? null : config;
  } catch (error) {
    return { path, text, problem: errorText(error) };
  }
}

/** The keys of all data files that are texts. */
export function textKeys({ files }: Pick<EnvironmentData, 'files'>): ReadonlySet<string> {
  return new Set(files.flatMap(({ data }) => Array.from(data.keys()).filter((key) => typeof key === 'string')));
}

function patternsOf({ dataDirectory, locations }: HierarchyEntry, folder: string): readonly string[] {
  const data = dataDirectory.startsWith('/') ? dataDirectory : `${folder}/${dataDirectory}`;
  const paths = locations.kind === 'mapped' ? [locations.template] : 'values' in locations ? locations.values : [];
  if (locations.kind === 'uri') return [];
  return paths.map((path) => `${data}/${path}`.replaceAll(INTERPOLATION, '*'));
}

function readData(
  path: string,
  { format, level }: Pick<DataFile, 'format' | 'level'>,
  { files }: CatalogEnvironment,
): DataFile | undefined {
  const text = files.text(path);
  if (text === null) return undefined;
  try {
    const parsed = parseData(text, path, format);
    // An empty file in YAML has no keys: `---`.
    const data = format === 'yaml' && (parsed === null || parsed === false) ? EMPTY_HASH : parsed;
    return data instanceof PuppetHash ? { path, text, format, data, level } : undefined;
  } catch {
    return undefined;
  }
}

/** Splits a key that binds to a parameter of a class: `a::b::c` to `a::b` and `c`. Returns undefined for other keys. */
export function parameterOf(key: string): readonly [className: string, parameter: string] | undefined {
  const separator = key.lastIndexOf('::');
  return separator <= 0 ? undefined : [key.slice(0, separator), key.slice(separator + 2)];
}

/** Whether another file has an entry in the Hash of a key. */
export function hasEntry(key: string, name: Value, file: DataFile, files: readonly DataFile[]): boolean {
  return files.some((other) => {
    const value = other === file ? undefined : other.data.get(key);
    return value instanceof PuppetHash && value.has(name);
  });
}
