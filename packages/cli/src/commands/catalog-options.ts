import type { OptionSpec } from '../arguments/command.js';
import { factsOption, strictOption, strictVariablesOption } from './shared-options.js';

/** The options that all commands on catalogs have. catalog/catalog-settings.ts reads them. */
export const catalogOptions: Readonly<Record<string, OptionSpec>> = {
  environment: {
    type: 'string',
    short: 'E',
    value: 'path',
    fallback: 'the current folder if it has an environment.conf',
    summary: 'the environment: a folder, or a tar archive or bundle of a built environment',
  },
  location: {
    type: 'string',
    value: 'dir',
    fallback: 'the folder, or the file without its extension',
    summary: 'with a built environment: the folder of its files in catalogs and messages',
  },
  modulepath: {
    type: 'string',
    value: 'dirs',
    summary: 'folders of modules, separated by `:`; overrides environment.conf',
  },
  'hiera-config': { type: 'string', value: 'file', summary: 'the hiera.yaml of the global layer' },
  node: {
    type: 'string',
    short: 'n',
    value: 'name',
    fallback: 'the fact clientcert or fqdn, else localhost',
    summary: 'the name of the node',
  },
  facts: factsOption,
  trusted: { type: 'string', value: 'file', summary: 'a JSON or YAML file with more entries for `$trusted`' },
  strict: strictOption,
  'no-strict-variables': strictVariablesOption,
};
