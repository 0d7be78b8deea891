import type { OptionSpec } from '../arguments/command.js';
import { puppetDbAnswersOption, puppetDbOptions } from './puppetdb-options.js';
import {
  factsOption,
  memoryLimitOption,
  strictOption,
  strictVariablesOption,
  timeoutOption,
} from './shared-options.js';

const environment: OptionSpec = {
  type: 'string',
  short: 'E',
  value: 'path',
  fallback: 'the current folder if it has an environment.conf',
  summary: 'the environment: a folder, or a tar archive or bundle of a built environment',
};

const modulepath: OptionSpec = {
  type: 'string',
  value: 'dirs',
  summary: 'folders of modules, separated by `:`; overrides environment.conf',
};

const node: OptionSpec = {
  type: 'string',
  short: 'n',
  value: 'name',
  fallback: 'the fact clientcert, fqdn or networking.fqdn, else localhost',
  summary: 'the name of the node',
};

const allowJavascript: OptionSpec = {
  type: 'boolean',
  summary: 'run functions that modules define in JavaScript: only for code that you trust',
};

/** The options for modules and data of commands that evaluate sources of any dialect. Only Puppet has them. */
export const environmentOptions: Readonly<Record<string, OptionSpec>> = {
  environment,
  modulepath,
  node,
  'allow-javascript': allowJavascript,
};

/** The options that all commands on catalogs have. catalog/code-settings.ts and node-settings.ts read them. */
export const catalogOptions: Readonly<Record<string, OptionSpec>> = {
  environment,
  'environment-name': {
    type: 'string',
    value: 'name',
    fallback: 'the name of the folder',
    summary: 'the value of `$environment`',
  },
  location: {
    type: 'string',
    value: 'dir',
    fallback: 'the folder, or the file without its extension',
    summary: 'with a built environment: the folder of its files in catalogs and messages',
  },
  modulepath,
  'hiera-config': { type: 'string', value: 'file', summary: 'the hiera.yaml of the global layer' },
  node,
  facts: factsOption,
  trusted: { type: 'string', value: 'file', summary: 'a JSON or YAML file with more entries for `$trusted`' },
  strict: strictOption,
  'no-strict-variables': strictVariablesOption,
  timeout: timeoutOption,
  'memory-limit': memoryLimitOption,
  'allow-javascript': allowJavascript,
  'ruby-timeout': {
    type: 'string',
    value: 'seconds',
    fallback: '10',
    summary: 'the time that a call of Ruby code may take',
  },
  'ruby-memory': { type: 'string', value: 'MiB', fallback: '512', summary: 'the memory that Ruby code may use' },
  ...puppetDbOptions,
  'puppetdb-answers': puppetDbAnswersOption,
};

/** The option of the commands that run the environment's own command for the version of catalogs. */
export const runConfigVersionOption: OptionSpec = {
  type: 'boolean',
  summary: 'run the command `config_version` of environment.conf: only for code that you trust',
};

/** The option of the commands that compile catalogs for an agent. */
export const allowCyclesOption: OptionSpec = {
  type: 'boolean',
  summary: 'report dependency cycles as warnings, not as errors',
};
