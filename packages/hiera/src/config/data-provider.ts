import { EMPTY_HASH, formatMessage, functionError } from '@pptjs/runtime/internal';
import type { EvaluationHost } from '../keys/host.js';
import { messages } from '../messages.js';
import type { HieraConfig } from './config.js';
import { DEFAULT_HIERARCHY } from './version-5.js';

/**
 * A deprecated setting that names the source of a layer's data: `data_provider` in the metadata.json of a module, or
 * `environment_data_provider` in an environment.conf.
 */
export interface DataProviderSetting {
  readonly provider: string;
  /** The path of the file with the setting. */
  readonly file: string;
  /** The folder of the layer. */
  readonly root: string;
  /** Null for the environment. */
  readonly moduleName: string | null;
  readonly environmentName: string;
}

/**
 * Returns the configuration of a layer that has the setting; null if the layer has no data. A hiera.yaml of version 5
 * overrides the setting.
 *
 * @param own the configuration of the layer's hiera.yaml
 * @throws {FunctionError} if the provider is unknown
 */
export function configOfProvider(
  setting: DataProviderSetting,
  own: HieraConfig | null,
  host: Pick<EvaluationHost, 'deprecate'>,
): HieraConfig | null {
  const { provider, root, moduleName, environmentName } = setting;
  const isIgnored = own !== null && own.version >= 5;
  warn(setting, own, isIgnored, host);
  if (isIgnored) return own;
  switch (provider) {
    case 'none':
      return null;
    case 'hiera':
      return own ?? { version: 5, file: '', root, hierarchy: DEFAULT_HIERARCHY, defaultHierarchy: [] };
    case 'function':
      return functionConfig(`${moduleName ?? 'environment'}::data`, root, host);
    default: {
      const kind = moduleName === null ? 'environment' : 'module';
      throw functionError(messages.UNKNOWN_DATA_PROVIDER, { environment: environmentName, kind, provider });
    }
  }
}

function warn(
  { provider, file, moduleName }: DataProviderSetting,
  own: HieraConfig | null,
  isIgnored: boolean,
  host: Pick<EvaluationHost, 'deprecate'>,
): void {
  const state = isIgnored ? 'ignored' : own === null ? 'alone' : 'used';
  if (moduleName !== null) {
    const message = formatMessage(MODULE_MESSAGES[state], { provider });
    return host.deprecate(`metadata.json#data_provider-${moduleName}`, message, file);
  }
  host.deprecate('environment.conf#data_provider', formatMessage(ENVIRONMENT_MESSAGES[state], { provider }), file);
  if (isIgnored && provider !== 'hiera')
    host.deprecate(
      'environment.conf#data_provider_overridden',
      formatMessage(messages.ENVIRONMENT_PROVIDER_OVERRIDDEN, { provider, config: own?.file ?? '' }),
      file,
    );
}

const MODULE_MESSAGES = {
  ignored: messages.MODULE_PROVIDER_IGNORED,
  used: messages.MODULE_PROVIDER,
  alone: messages.MODULE_PROVIDER_ALONE,
} as const;

const ENVIRONMENT_MESSAGES = {
  ignored: messages.ENVIRONMENT_PROVIDER_IGNORED,
  used: messages.ENVIRONMENT_PROVIDER,
  alone: messages.ENVIRONMENT_PROVIDER_ALONE,
} as const;

/** The configuration of a layer whose data are the hash that a function without parameters returns. */
function functionConfig(functionName: string, root: string, host: Pick<EvaluationHost, 'deprecate'>): HieraConfig {
  host.deprecate('legacy_provider_function', formatMessage(messages.LEGACY_FUNCTION, { functionName }), null);
  return {
    version: 5,
    file: '',
    root,
    hierarchy: [
      {
        name: `Legacy function '${functionName}'`,
        path: [],
        functionPath: [],
        kind: 'v4_data_hash',
        functionName,
        dataDirectory: 'data',
        locations: { kind: 'none' },
        options: EMPTY_HASH,
      },
    ],
    defaultHierarchy: [],
  };
}
