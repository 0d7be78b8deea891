import type { Command } from '../arguments/command.js';
import { allowCyclesOption, catalogOptions } from '../options/catalog-options.js';
import { configurationOptions, diffFormats, nodesOption } from '../options/shared-options.js';

const {
  environment: _environment,
  location: _location,
  'environment-name': environmentName,
  ...options
} = catalogOptions;

export const diffCommand: Command = {
  name: 'diff',
  summary: 'compare catalogs, environments, or Git revisions',
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
    'If an argument is not an existing path, it is a branch, a tag or another revision of the Git repository. The',
    'environment is then the current folder as of this revision, in a temporary work tree. Git does not check out',
    'submodules and the modules of a Puppetfile: --modulepath can name folders that contain them.',
    '',
    'With --nodes, a change that several nodes have is shown once, with the names of the nodes.',
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
    format: {
      type: 'string',
      value: 'format',
      choices: diffFormats,
      fallback: 'text',
      summary: 'how to print the differences; `markdown` is for comments on pull requests',
    },
    json: { type: 'boolean', summary: 'do the same as --format json' },
    ...configurationOptions,
  },
  configuration: { paths: false },
  examples: [
    ['pptjs diff before.json after.json', 'compare two catalogs'],
    ['pptjs diff main my-branch --nodes facts', 'compare two branches of a control repository'],
    ['pptjs diff origin/main . --nodes facts --format markdown', 'describe the effect of a pull request'],
    ["pptjs diff production staging --nodes 'facts/*.yaml'", 'show the effect of a change on every node'],
    ["pptjs diff before.json after.json --ignore 'File[/tmp/*]' --ignore '*.mode'", 'ignore resources and a parameter'],
  ],
  async run(args, host) {
    const { diffCatalogs } = await import('../diff/diff-catalogs.js');
    return diffCatalogs(args, host);
  },
};
