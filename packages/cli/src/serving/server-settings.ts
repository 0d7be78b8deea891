import { hostname } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { CredentialFiles, ExportedOptions, ServerOptions } from '@pptjs/server';
import type { Arguments } from '../arguments/arguments.js';
import { hasMarkOfEnvironment } from '../catalog/code-settings.js';
import { readPuppetDbSettings } from '../catalog/puppetdb-settings.js';
import { resolveExisting, resolveFolder } from '../catalog/resolve-existing.js';
import { forwardModes } from '../options/puppetdb-options.js';
import { logLevels, strictOf, timeoutOf } from '../options/shared-options.js';
import { CommandError, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';

const DEFAULT_STATE = '/var/lib/pptjs';
const DEFAULT_SSL = '/etc/puppetlabs/puppet/ssl';

const MAX_PORT = 65_535;
const MAX_WORKERS = 1024;
const MAX_QUEUE = 1_000_000;
const MAX_MEMORY = 1_048_576;
const MAX_TIMEOUT = 3600;

/** The options of a server besides its certificates and its state. */
export type CommonServerOptions = Omit<ServerOptions, 'credentials' | 'certname' | 'state'>;

/**
 * Reads the options that do not depend on the kind of the server.
 *
 * @param directory the folder of the single environment, if there is no `--environmentpath`
 * @throws {UsageError} if an option is wrong, or there is no environment
 * @throws {CommandError} if a folder or file does not exist, or a folder of environments is an environment
 */
export function readServerOptions(args: Arguments, host: Host, directory: string | undefined): CommonServerOptions {
  const environmentPath = folders(args.text('environmentpath'), host);
  const environment = environmentPath?.find(hasMarkOfEnvironment);
  if (environment !== undefined)
    throw new CommandError(
      `--environmentpath: ${environment} is an environment: name the folder that contains it, or use --environment`,
    );
  if (environmentPath === undefined && directory === undefined)
    throw new UsageError('specify --environmentpath or --environment');
  if (environmentPath !== undefined && args.text('environment') !== undefined)
    throw new UsageError('--environmentpath and --environment exclude each other');
  const [workers, queue] = [args.integer('workers', MAX_WORKERS), args.integer('queue', MAX_QUEUE)];
  const [address, port] = [args.text('host'), args.integer('port', MAX_PORT)];
  const memoryLimit = args.integer('memory-limit', MAX_MEMORY);
  const [enc, caUrl, mounts] = [args.text('enc'), args.text('ca-url'), args.text('fileserver-config')];
  const name = args.text('environment-name') ?? 'production';
  const puppetDb = readPuppetDbSettings(args, host);
  return {
    listen: { ...(address !== undefined && { host: address }), ...(port !== undefined && { port }) },
    ...(environmentPath ? { environmentPath } : { environment: { name, directory: directory ?? '' } }),
    baseModulepath: folders(args.text('basemodulepath'), host) ?? [],
    strict: strictOf(args),
    strictVariables: !args.flag('no-strict-variables'),
    allowJavascript: args.flag('allow-javascript'),
    runConfigVersion: args.flag('run-config-version'),
    timeLimit: timeoutOf(args),
    ...(memoryLimit !== undefined && { memoryLimit }),
    ...(workers !== undefined && { workers }),
    ...(queue !== undefined && { queue }),
    ...(enc !== undefined && { enc: resolveExisting(enc, host) }),
    ...(caUrl !== undefined && { caUrl: checkedUrl(caUrl) }),
    ...(mounts !== undefined && { fileServerConfig: resolveExisting(mounts, host) }),
    ...(puppetDb && { puppetDb: { ...puppetDb, forward: args.choice('puppetdb-forward', forwardModes, 'queue') } }),
    exported: readExportedOptions(args),
    administrators: args.list('admin'),
    compilers: args.list('compiler'),
    logLevel: args.choice('log-level', logLevels, 'info'),
  };
}

function readExportedOptions(args: Arguments): ExportedOptions {
  const [store, timeout] = [args.text('exported-store'), args.integer('exported-timeout', MAX_TIMEOUT)];
  return {
    ...(store !== undefined && { store }),
    ...(timeout !== undefined && { timeout }),
    softWriteFailure: args.flag('soft-write-failure'),
  };
}

/** Reads where the certificates and the state of a server are. */
export function readLocations(
  args: Arguments,
  host: Host,
): { readonly credentials: CredentialFiles; readonly certname: string; readonly state: string } {
  const certname = args.text('certname') ?? hostname().toLowerCase();
  const ssl = resolve(host.cwd, args.text('ssldir') ?? DEFAULT_SSL);
  return {
    certname,
    state: resolve(host.cwd, args.text('state-dir') ?? DEFAULT_STATE),
    credentials: {
      ca: join(ssl, 'certs/ca.pem'),
      crl: join(ssl, 'crl.pem'),
      certificate: join(ssl, `certs/${certname}.pem`),
      key: join(ssl, `private_keys/${certname}.pem`),
    },
  };
}

function folders(text: string | undefined, host: Host): readonly string[] | undefined {
  return text
    ?.split(delimiter)
    .filter((path) => path !== '')
    .map((path) => resolveFolder(path, host));
}

function checkedUrl(text: string): string {
  if (!URL.canParse(text) || new URL(text).protocol !== 'https:')
    throw new UsageError(`--ca-url must be an https URL, not '${text}'`);
  return text;
}
