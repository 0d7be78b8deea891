import type { CatalogEnvironment } from '@pptjs/catalog';
import {
  type DataFormat,
  dataFormatOf,
  type HieraConfig,
  type HierarchyEntry,
  LookupCache,
  parseData,
  readConfig,
} from '@pptjs/hiera';
import { PuppetHash } from '@pptjs/runtime/internal';
import { foldersOf } from './folders.js';

/** A data file of a hierarchy. */
export interface DataFile {
  /** The absolute path. */
  readonly path: string;
  readonly text: string;
  readonly format: DataFormat;
  readonly data: PuppetHash;
}

const INTERPOLATION = /%\{[^}]*\}/g;

/**
 * Returns the data files of the environment and its modules: those that any node can use. Interpolations in their paths
 * stand for any text. Files that cannot be parsed are left out.
 */
export function dataFiles(environment: CatalogEnvironment): readonly DataFile[] {
  const { files } = environment;
  const found = new Map<string, DataFormat>();
  for (const folder of foldersOf(environment)) {
    const config = configurationIn(folder, environment);
    for (const entry of config === undefined ? [] : [...config.hierarchy, ...config.defaultHierarchy]) {
      const format = dataFormatOf(entry.functionName);
      if (format === undefined) continue;
      for (const pattern of patternsOf(entry, folder)) for (const path of files.glob(pattern)) found.set(path, format);
    }
  }
  return Array.from(found).flatMap(([path, format]) => readData(path, format, environment) ?? []);
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

function patternsOf({ dataDirectory, locations }: HierarchyEntry, folder: string): readonly string[] {
  const data = dataDirectory.startsWith('/') ? dataDirectory : `${folder}/${dataDirectory}`;
  const paths = locations.kind === 'mapped' ? [locations.template] : 'values' in locations ? locations.values : [];
  if (locations.kind === 'uri') return [];
  return paths.map((path) => `${data}/${path}`.replaceAll(INTERPOLATION, '*'));
}

function readData(path: string, format: DataFormat, { files }: CatalogEnvironment): DataFile | undefined {
  const text = files.text(path);
  if (text === null) return undefined;
  try {
    const data = parseData(text, path, format);
    return data instanceof PuppetHash ? { path, text, format, data } : undefined;
  } catch {
    return undefined;
  }
}
