import { createHash } from 'node:crypto';
import { type EnvironmentSettings, environmentSettings } from '@pptjs/catalog';
import { DeployError } from '../environments/deploy-error.js';
import type { EnvironmentSource } from '../environments/version.js';
import { json, jsonText, NO_CONTENT } from '../http/exchange.js';
import { HttpError } from '../http/http-error.js';
import { single } from '../http/parse-request.js';
import { currentVersion, type Endpoint, environmentName } from './context.js';

/** `GET /puppet/v3/environments`: the settings of all environments, also of those that are not in use. */
export const environments: Endpoint = async (_request, context) => {
  const entries = context.environments.names().flatMap((name) => {
    const source = context.environments.find(name);
    return source === undefined ? [] : [[name, { settings: settingsOf(source) }] as const];
  });
  return json({ search_paths: [], environments: Object.fromEntries(entries) });
};

/** An environment whose `environment.conf` cannot be read has no settings: its deploy reports the error. */
function settingsOf(source: EnvironmentSource): object {
  let settings: EnvironmentSettings;
  try {
    settings = environmentSettings(source);
  } catch {
    return {};
  }
  const { modulepath, manifest = '', configVersion = '' } = settings;
  return { modulepath, manifest, environment_timeout: 'unlimited', config_version: configVersion };
}

/** `GET /puppet/v3/environment_classes?environment=…`, with an ETag. */
export const environmentClasses: Endpoint = async (request, context) => {
  const { classes } = await currentVersion(request.query, context);
  const tag = `"${createHash('sha256').update(classes).digest('hex').slice(0, 40)}"`;
  const headers = { ETag: tag, 'Cache-Control': 'private, max-age=0' };
  const known = request.header('if-none-match')?.replace(/--gzip"?$/, '"');
  return known === tag ? { status: 304, headers, body: '' } : jsonText(classes, 200, headers);
};

/** `DELETE /puppet-admin-api/v1/environment-cache`: deploys one environment, or all that are in use. */
export const environmentCache: Endpoint = async ({ query }, context) => {
  const all = single(query, 'environment') === undefined;
  try {
    if (all) await context.environments.deployAll();
    else await context.environments.deploy(environmentName(query));
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    throw new HttpError(500, `Server Error: ${error.message}`);
  }
  return NO_CONTENT;
};
