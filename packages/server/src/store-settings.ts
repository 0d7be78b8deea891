import type { PuppetDbSettings } from '@pptjs/catalog/remote';
import type { PuppetDbOptions, ServerOptions } from './server-options.js';
import type { CredentialFiles } from './tls/credentials.js';
import type { ExportedSettings, WorkerSettings } from './workers/protocol.js';

/** In seconds. */
const DEFAULT_TIMEOUT = 30;

/**
 * Returns the settings of workers for PuppetDB and for exported resources.
 *
 * @throws {TypeError} if a URL or the store is unknown
 */
export function storeSettings({
  puppetDb,
  exported,
  credentials,
}: ServerOptions): Pick<WorkerSettings, 'exported' | 'puppetDb'> {
  const settings = puppetDb && puppetDbSettings(puppetDb, credentials);
  return { puppetDb: settings, exported: exportedSettings(exported, settings !== undefined) };
}

function puppetDbSettings({ urls, timeout, certificates }: PuppetDbOptions, own: CredentialFiles): PuppetDbSettings {
  const wrong = urls.find((url) => !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol));
  if (wrong !== undefined) throw new TypeError(`the URL of PuppetDB must be an http or https URL, not '${wrong}'`);
  const { ca, crl, certificate, key } = own;
  return { urls, timeout: timeout ?? DEFAULT_TIMEOUT, certificates: { ca, crl, certificate, key, ...certificates } };
}

function exportedSettings(
  { store, timeout = DEFAULT_TIMEOUT, softWriteFailure = false }: ServerOptions['exported'] = {},
  hasPuppetDb: boolean,
): ExportedSettings {
  const kind = store ?? (hasPuppetDb ? 'puppetdb' : 'files');
  if (kind === 'files' || (kind === 'puppetdb' && hasPuppetDb)) return { kind, softWriteFailure };
  if (kind === 'puppetdb') throw new TypeError('exported resources can only be in PuppetDB if its URL is known');
  if (!/^postgres(?:ql)?:/.test(kind))
    throw new TypeError(`exported resources can be in files, puppetdb or a postgresql: database, not in '${kind}'`);
  return { kind: 'postgresql', connectionString: kind, timeout, softWriteFailure };
}
