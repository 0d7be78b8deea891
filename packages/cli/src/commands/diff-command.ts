import type { Command } from '../arguments/command.js';
import { allowCyclesOption, catalogOptions } from './catalog-options.js';
import { nodesOption } from './shared-options.js';

const {
  environment: _environment,
  location: _location,
  'environment-name': environmentName,
  ...options
} = catalogOptions;

export const diffCommand: Command = {
  name: 'diff',
  summary: 'compare two catalogs, or the catalogs of two environments',
  usage: '<before> <after> [options]',
  description: [
    'Compares two catalogs in JSON files and prints the resources that were added, removed or changed.',
    '',
    'If both paths are environments (folders, tar archives or bundles), they are two versions of an environment. The',
    'command compiles the catalogs of the node (--node, --facts) or of all nodes (--nodes) from both versions and',
    'compares them.',
    '',
    'Patterns of --ignore (`*` stands for any text):',
    '  Type, Type[title]                       resources, with their edges',
    '  Type.parameter, Type[title].parameter   parameters, also *.parameter',
    '  tag:name                                resources that have the tag',
    '  tags, edges, classes                    all differences of tags, edges or classes',
    '',
    'The order of the resources and their places in the source make no difference. The exit code is 3 if catalogs',
    'differ, and 1 if a catalog cannot be compiled or has a dependency cycle.',
  ].join('\n'),
  options: {
    'environment-name': {
      ...environmentName!,
      fallback: 'the name of the folders, or `production` if their names differ',
      summary: 'the value of `$environment` for both environments',
    },
    ...options,
    'allow-cycles': allowCyclesOption,
    nodes: nodesOption,
    ignore: {
      type: 'string',
      multiple: true,
      value: 'pattern',
      summary: 'ignore a type, title, parameter or tag; may occur several times',
    },
    json: { type: 'boolean', summary: 'print the differences as JSON' },
  },
  examples: [
    ['pptjs diff before.json after.json', 'compare two catalogs'],
    ["pptjs diff production staging --nodes 'facts/*.yaml'", 'show the effect of a change on every node'],
    ["pptjs diff before.json after.json --ignore 'File[/tmp/*]' --ignore '*.mode'", 'ignore resources and a parameter'],
  ],
  async run(args, host) {
    const { diffCatalogs } = await import('../diff/diff-catalogs.js');
    return diffCatalogs(args, host);
  },
};
