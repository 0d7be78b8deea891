import type { Strictness } from '@pptjs/runtime/internal';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { DEFAULT_SETTINGS } from './default-settings.js';

/**
 * Returns the variables `$settings::name`: Puppet's defaults, overridden by the settings of the environment and then by
 * `overrides`. The variable `all_local` contains all of them.
 */
export function settingsVariables(
  environment: CatalogEnvironment,
  strict: Strictness,
  strictVariables: boolean,
  overrides: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const settings = {
    ...DEFAULT_SETTINGS,
    environment: environment.name,
    modulepath: environment.modulepath.join(':'),
    manifest: environment.manifest ?? 'no_manifest',
    strict,
    strict_variables: strictVariables,
    ...overrides,
  };
  return { ...settings, all_local: settings };
}
