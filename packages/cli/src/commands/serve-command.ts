import type { Command } from '../arguments/command.js';
import { runConfigVersionOption } from '../options/catalog-options.js';
import { forwardModes, puppetDbOptions } from '../options/puppetdb-options.js';
import {
  logLevels,
  memoryLimitOption,
  strictOption,
  strictVariablesOption,
  timeoutOption,
} from '../options/shared-options.js';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'serve catalogs and files to Puppet agents',
  usage: '--environmentpath <dirs> [options]\n       pptjs serve --environment <dir> --dev',
  description: [
    'Serves catalogs, files and plugins to Puppet agents over HTTPS, in place of puppetserver. A CA of its own is not',
    'included: the command needs the certificates of an existing CA. It needs the package @pptjs/server:',
    '',
    '    npm install @pptjs/server',
    '',
    'Environments are built when a request first needs them. To deploy changed sources, send the signal SIGHUP, or',
    'DELETE /puppet-admin-api/v1/environment-cache. Requests that run then finish with the earlier version.',
    '',
    'With --dev, the server listens on this machine only, creates throw-away certificates, prints how to use them,',
    'and compiles each catalog from the current sources.',
  ].join('\n'),
  options: {
    environmentpath: { type: 'string', value: 'dirs', summary: 'folders of environments, separated by `:`' },
    environment: {
      type: 'string',
      short: 'E',
      value: 'dir',
      fallback: 'with --dev, the current folder',
      summary: 'the folder of a single environment',
    },
    'environment-name': {
      type: 'string',
      value: 'name',
      fallback: 'production',
      summary: 'with --environment: the name of the environment',
    },
    basemodulepath: { type: 'string', value: 'dirs', summary: 'folders of modules outside of environments' },
    dev: { type: 'boolean', summary: 'create throw-away certificates, and compile from the current sources' },
    host: {
      type: 'string',
      value: 'address',
      fallback: 'all addresses; with --dev, 127.0.0.1',
      summary: 'the address',
    },
    port: { type: 'string', value: 'number', fallback: '8140', summary: 'the port' },
    certname: {
      type: 'string',
      value: 'name',
      fallback: 'the name of this machine',
      summary: 'the name in the certificate',
    },
    ssldir: {
      type: 'string',
      value: 'dir',
      fallback: '/etc/puppetlabs/puppet/ssl',
      summary: "the certificates, in the layout of Puppet's ssldir",
    },
    'state-dir': {
      type: 'string',
      value: 'dir',
      fallback: '/var/lib/pptjs; with --dev, a temporary folder',
      summary: 'built environments, reports and facts',
    },
    workers: {
      type: 'string',
      value: 'number',
      fallback: 'one for each processor',
      summary: 'the number of catalogs to compile at the same time',
    },
    queue: {
      type: 'string',
      value: 'number',
      fallback: '100 for each worker',
      summary: 'the number of catalogs that may wait; more get the status 503',
    },
    timeout: timeoutOption,
    'memory-limit': { ...memoryLimitOption, fallback: '512', summary: 'the memory that one catalog may need' },
    strict: strictOption,
    'no-strict-variables': strictVariablesOption,
    'allow-javascript': {
      type: 'boolean',
      summary: 'run functions that modules define in JavaScript: only for code that you trust',
    },
    'run-config-version': runConfigVersionOption,
    'fileserver-config': { type: 'string', value: 'file', summary: 'a fileserver.conf with mount points' },
    enc: { type: 'string', value: 'program', summary: 'an external node classifier' },
    ...puppetDbOptions,
    'puppetdb-forward': {
      type: 'string',
      value: 'when',
      choices: forwardModes,
      fallback: 'queue',
      summary: 'when PuppetDB gets facts, catalogs and reports: later, before agents get their answer, or never',
    },
    'exported-store': {
      type: 'string',
      value: 'store',
      fallback: 'puppetdb with --puppetdb, else files',
      summary: 'where exported resources are: `files` in the state, `puppetdb`, or a `postgresql:` URL',
    },
    'exported-timeout': {
      type: 'string',
      value: 'seconds',
      fallback: '30',
      summary: 'the time for a connection to that store, and for a query',
    },
    'soft-write-failure': {
      type: 'boolean',
      summary: 'serve catalogs even if the resources that they export cannot be stored',
    },
    'ca-url': { type: 'string', value: 'url', summary: 'the CA to which certificate requests are passed on' },
    admin: { type: 'string', value: 'name', multiple: true, summary: 'a client that may deploy environments' },
    compiler: {
      type: 'string',
      value: 'name',
      multiple: true,
      summary: 'a client that may compile the catalog of any node',
    },
    'log-level': { type: 'string', value: 'level', choices: logLevels, fallback: 'info', summary: 'what to log' },
  },
  examples: [
    ['pptjs serve --environment examples/control-repo --dev', 'look at an environment with an agent or with curl'],
    ['pptjs serve --environmentpath /srv/environments --admin deploy.example.com', 'serve all environments'],
  ],
  async run(args, host) {
    const { serve } = await import('../serving/serve.js');
    return serve(args, host);
  },
};
