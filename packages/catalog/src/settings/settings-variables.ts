import type { Environment } from '../environment/environment.js';
import { DEFAULT_SETTINGS } from './default-settings.js';

/** `$settings::name`, where the host says `given`; `all_local` has all of them. */
export function settingsOf(
  environment: Environment,
  strict: string,
  strictVariables: boolean,
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const settings = {
    ...DEFAULT_SETTINGS,
    environment: environment.name,
    modulepath: environment.modulepath.join(':'),
    manifest: environment.manifest ?? 'no_manifest',
    strict,
    strict_variables: strictVariables,
    ...given,
  };
  return { ...settings, all_local: settings };
}
