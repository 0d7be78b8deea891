import type { CatalogEnvironment } from '@pptjs/catalog';
import { type HieraConfig, type HierarchyEntry, LookupCache, parseYaml, readConfig } from '@pptjs/hiera';
import { PuppetHash } from '@pptjs/runtime/internal';
import { foldersOf } from './folders.js';

/** A data file of a hierarchy. */
export interface DataFile {
  /** The absolute path. */
  readonly path: string;
  readonly text: string;
  readonly data: PuppetHash;
}

/** The data functions that read files in YAML, of which JSON is a part. */
const YAML_FUNCTIONS: ReadonlySet<string> = new Set(['yaml_data', 'json_data', 'eyaml_lookup_key']);

const INTERPOLATION = /%\{[^}]*\}/g;

/**
 * Returns the data files of the environment and its modules: those that any node can use. Interpolations in their paths
 * stand for any text. Files that cannot be parsed are left out.
 */
export function dataFiles(environment: CatalogEnvironment): readonly DataFile[] {
  const { files } = environment;
  const paths = new Set<string>();
  for (const folder of foldersOf(environment)) {
    const config = configurationIn(folder, environment);
    for (const entry of config === undefined ? [] : [...config.hierarchy, ...config.defaultHierarchy])
      for (const pattern of patternsOf(entry, folder)) for (const path of files.glob(pattern)) paths.add(path);
  }
  return Array.from(paths).flatMap((path) => readData(path, environment) ?? []);
}

function configurationIn(folder: string, { files }: CatalogEnvironment): HieraConfig | undefined {
  const file = `${folder}/hiera.yaml`;
  const text = files.text(file);
  if (text === null) return undefined;
  try {
    const config = readConfig(text, file, { reportOldVersion: () => undefined }, new LookupCache(), false);
    return typeof config === 'number' ? undefined : config;
  } catch {
    // The first lookup reports a wrong configuration.
    return undefined;
  }
}

function patternsOf({ functionName, dataDirectory, locations }: HierarchyEntry, folder: string): readonly string[] {
  if (!YAML_FUNCTIONS.has(functionName)) return [];
  const data = dataDirectory.startsWith('/') ? dataDirectory : `${folder}/${dataDirectory}`;
  const paths = locations.kind === 'mapped' ? [locations.template] : 'values' in locations ? locations.values : [];
  if (locations.kind === 'uri') return [];
  return paths.map((path) => `${data}/${path}`.replaceAll(INTERPOLATION, '*'));
}

function readData(path: string, { files }: CatalogEnvironment): DataFile | undefined {
  const text = files.text(path);
  if (text === null) return undefined;
  try {
    const data = parseYaml(text, path);
    return data instanceof PuppetHash ? { path, text, data } : undefined;
  } catch {
    return undefined;
  }
}
