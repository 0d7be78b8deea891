import type { OptionSpec } from '../arguments/command.js';

/** The options that name an existing PuppetDB. catalog/puppetdb-settings.ts reads them. */
export const puppetDbOptions: Readonly<Record<string, OptionSpec>> = {
  puppetdb: {
    type: 'string',
    value: 'url',
    multiple: true,
    summary: 'PuppetDB, for puppetdb_query; may occur several times: a server that fails is followed by the next one',
  },
  'puppetdb-ca': { type: 'string', value: 'file', summary: 'the CA of the certificate of PuppetDB' },
  'puppetdb-cert': { type: 'string', value: 'file', summary: 'the certificate for PuppetDB' },
  'puppetdb-key': { type: 'string', value: 'file', summary: 'the key of that certificate' },
  'puppetdb-timeout': {
    type: 'string',
    value: 'seconds',
    fallback: '30',
    summary: 'the time for an answer of PuppetDB',
  },
};

export const puppetDbAnswersOption: OptionSpec = {
  type: 'string',
  value: 'file',
  summary: 'a JSON file with answers of PuppetDB by query, in place of PuppetDB',
};

/** When a server sends data to PuppetDB. */
export const forwardModes = ['queue', 'wait', 'off'] as const;
