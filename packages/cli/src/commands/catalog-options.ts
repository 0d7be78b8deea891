import type { OptionSpec } from '../arguments/command.js';
import { factsOption, strictOption } from './options.js';

/** What the commands on catalogs have in common: which code, and which node. */
export const catalogOptions: Readonly<Record<string, OptionSpec>> = {
  environment: {
    type: 'string',
    short: 'E',
    value: 'dir',
    fallback: 'the current one where it has an environment.conf',
    summary: 'the folder of the environment',
  },
  modulepath: {
    type: 'string',
    value: 'dirs',
    summary: 'folders of modules, with `:` between them; instead of what environment.conf says',
  },
  'hiera-config': { type: 'string', value: 'file', summary: 'hiera.yaml of the global layer' },
  node: {
    type: 'string',
    short: 'n',
    value: 'name',
    fallback: 'the fact fqdn, else localhost',
    summary: 'the name of the node',
  },
  facts: factsOption,
  trusted: { type: 'string', value: 'file', summary: 'what `$trusted` holds besides, a JSON or YAML file' },
  strict: strictOption,
  'no-strict-variables': { type: 'boolean', summary: 'unknown variables are undef, not errors' },
};
