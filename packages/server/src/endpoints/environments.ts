import { createHash } from 'node:crypto';
import { DeployError } from '../environments/deployer.js';
import { json, jsonText, NO_CONTENT } from '../http/exchange.js';
import { HttpError } from '../http/http-error.js';
import { single } from '../http/parse-request.js';
import { currentVersion, type Endpoint, environmentName } from './context.js';

/** `GET /puppet/v3/environments` */
export const environments: Endpoint = async (_request, context) => {
  const entries = context.environments.names().map((name) => {
    const directory = context.environments.find(name) ?? '';
    const settings = {
      modulepath: [`${directory}/modules`],
      manifest: `${directory}/manifests`,
      environment_timeout: 'unlimited',
      config_version: '',
    };
    return [name, { settings }] as const;
  });
  return json({ search_paths: [], environments: Object.fromEntries(entries) });
};

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
