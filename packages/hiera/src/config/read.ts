import { FunctionError, PuppetHash, type Value } from '@pptjs/runtime';
import { assertValue } from '../assertion.js';
import { parseYaml } from '../data/yaml.js';
import { configError, LookupError } from '../errors.js';
import type { HieraHost } from '../host.js';
import type { HieraConfig } from './config.js';
import { VERSION_4, VERSION_5 } from './schema.js';
import { entriesOfVersion4 } from './version-4.js';
import { DEFAULT_HIERARCHY, entriesOfVersion5 } from './version-5.js';

/** What configurations were read as, for hosts that keep what they read. */
const KNOWN = new WeakMap<PuppetHash, HieraConfig>();

/**
 * Reads a hiera.yaml.
 *
 * @param keep what the host has kept of the text
 * @returns `undefined` for a text that configures nothing: one that is empty, no hash, or of version 3
 * @throws {FunctionError} where it is not YAML or does not have the form of its version
 * @throws {LookupError} where its entries contradict themselves
 */
export function readConfig(text: string, file: string, keep: NonNullable<HieraHost['keep']>): HieraConfig | undefined {
  const config = keep(file, text, () => parse(text, file));
  if (!(config instanceof PuppetHash)) return undefined;
  const known = KNOWN.get(config);
  if (known !== undefined) return known;
  const read = configOf(config, file);
  if (read !== undefined) KNOWN.set(config, read);
  return read;
}

function configOf(config: PuppetHash, file: string): HieraConfig | undefined {
  const root = file.slice(0, file.lastIndexOf('/'));
  const version = config.get('version');
  const subject = `The Lookup Configuration at '${file}'`;
  switch (version) {
    case 5:
      assertValue(subject, VERSION_5, config);
      return {
        version: 5,
        file,
        root,
        hierarchy: entriesOfVersion5(config, 'hierarchy', file) ?? DEFAULT_HIERARCHY,
        defaultHierarchy: entriesOfVersion5(config, 'default_hierarchy', file) ?? [],
      };
    case 4:
      assertValue(subject, VERSION_4, config);
      return { version: 4, file, root, hierarchy: entriesOfVersion4(config, file), defaultHierarchy: [] };
    case undefined:
    case null:
    case 3:
      return undefined;
    default:
      throw configError(`This runtime does not support hiera.yaml version ${String(version)}`, file);
  }
}

function parse(text: string, file: string): Value {
  try {
    return parseYaml(text, file);
  } catch (error) {
    if (error instanceof LookupError) throw new FunctionError(error.message.replace(/^Unable to parse /, ''));
    throw error;
  }
}
