import { EMPTY_HASH, PuppetHash, type Value, withAdviceOf } from '@pptjs/runtime/internal';
import { checkEncoding } from '../data/encoding.js';
import { parseYaml } from '../data/yaml.js';
import { AssertionFailure, ConfigError, configError, DataSyntaxError, LookupFailure } from '../errors.js';
import type { LookupCache } from '../keys/cache.js';
import type { EvaluationHost } from '../keys/host.js';
import { messages } from '../messages.js';
import { ExpectedType } from '../text/expected-type.js';
import { addConfigOrigin } from './config-origin.js';
import type { ConfigLayer, ConfigSource, HieraConfig } from './config.js';
import { VERSION_4_SCHEMA, VERSION_5_SCHEMA } from './schema.js';
import { checkVersion3, entriesOfVersion3 } from './version-3.js';
import { entriesOfVersion4 } from './version-4.js';
import { hierarchiesOfVersion5 } from './version-5.js';
import { hashWithPlainKeys, VERSION_3, versionOf } from './version.js';

const VERSION_4: ExpectedType = new ExpectedType(VERSION_4_SCHEMA);
const VERSION_5: ExpectedType = new ExpectedType(VERSION_5_SCHEMA);

/**
 * Reads a hiera.yaml.
 *
 * @param layer the layer that the file configures: only the global layer can have version 3
 * @returns the configuration; only the number 3 for a file of version 3 in another layer. An empty text, a value that is
 *   not a hash, and a hash without a version have version 3
 * @throws {LookupFailure} if the text is not YAML or does not match the schema of its version
 * @throws {LookupError} if its entries contradict each other
 */
export function readConfig(
  text: string,
  file: string,
  host: Pick<EvaluationHost, 'encodingFault' | 'parseCached' | 'reportConfigWithoutHash' | 'reportOldVersion'>,
  cache: LookupCache,
  layer: ConfigLayer,
): HieraConfig | typeof VERSION_3 {
  const isGlobal = layer === 'global';
  const parse = (): Value => parseConfig(text, file);
  withConfigErrors(() => checkEncoding(text, file, 'yaml', host));
  const data = host.parseCached === undefined ? parse() : host.parseCached(file, text, parse);
  if (!(data instanceof PuppetHash)) {
    host.reportConfigWithoutHash(file);
    if (!isGlobal) return VERSION_3;
    host.reportOldVersion(file, VERSION_3);
    return configFrom(EMPTY_HASH, VERSION_3, { file, text, layer });
  }
  const version = versionOf(data);
  // The warning comes before the errors of the content.
  if (version === 4 || version === VERSION_3) host.reportOldVersion(file, version);
  const cached = cache.configs.get(data);
  if (cached !== undefined) return cached;
  try {
    const config = configFrom(data, version, { file, text, layer });
    if (config !== VERSION_3) cache.configs.set(data, config);
    return config;
  } catch (error) {
    if (error instanceof ConfigError || error instanceof AssertionFailure) addConfigOrigin(error, file, text);
    throw error;
  }
}

function configFrom(data: PuppetHash, version: number | string, source: ConfigSource): HieraConfig | typeof VERSION_3 {
  const { file, layer } = source;
  const isGlobal = layer === 'global';
  const root = file.slice(0, file.lastIndexOf('/'));
  const settings = hashWithPlainKeys(data);
  const subject = `The Lookup Configuration at '${file}'`;
  switch (version) {
    case 5:
      VERSION_5.assert(subject, settings);
      return { version: 5, file, root, ...hierarchiesOfVersion5(settings, source) };
    case 4:
      VERSION_4.assert(subject, settings);
      if (isGlobal) throw configError(messages.VERSION_IN_GLOBAL_LAYER, { version: 4 }, file, ['version']);
      return { version: 4, file, root, hierarchy: entriesOfVersion4(settings, file), defaultHierarchy: [] };
    case VERSION_3:
      checkVersion3(settings, file);
      if (!isGlobal) return VERSION_3;
      return { version: 3, file, root, hierarchy: entriesOfVersion3(settings, file), defaultHierarchy: [] };
    default:
      throw configError(messages.UNSUPPORTED_VERSION, { version: String(version) }, file, ['version']);
  }
}

function parseConfig(text: string, file: string): Value {
  return withConfigErrors(() => parseYaml(text, file));
}

/** Puppet reports a syntax error in a hiera.yaml as a failure of the call, without the words "Unable to parse". */
function withConfigErrors<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof DataSyntaxError ? withAdviceOf(new LookupFailure(error.locatedProblem), error) : error;
  }
}
