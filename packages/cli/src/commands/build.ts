import type { Command } from '../arguments/command.js';
import { jsonOption, strictOption } from './options.js';

export const build: Command = {
  name: 'build',
  summary: 'compile Puppet files to JavaScript modules',
  usage: '<path>... --out-dir <dir> [options] | build --environment <dir> --out-dir <dir>',
  description: [
    'Compiles .pp and .epp files to ES modules with source maps. A path is a file, a directory (all',
    'Puppet files below it) or a pattern. The modules stand in the output directory as the sources',
    'do in the deepest directory that holds all paths: manifests/init.pp becomes manifests/init.js,',
    'templates/motd.epp becomes templates/motd.epp.js. Files are replaced whole or not at all, and a',
    'file with errors leaves its old module alone. The outputs of sources that are gone are removed.',
    '',
    'An environment (--environment, or a single path with an environment.conf in it) is built as a whole: the',
    'output directory compiles the same catalogs and holds no Puppet code.',
  ].join('\n'),
  options: {
    'out-dir': { type: 'string', short: 'o', value: 'dir', summary: 'where the modules go' },
    'source-map': {
      type: 'string',
      value: 'kind',
      choices: ['external', 'inline', 'none'],
      fallback: 'external',
      summary: 'source maps beside the modules, within them, or none',
    },
    environment: { type: 'string', short: 'E', value: 'dir', summary: 'an environment to build as a whole' },
    modulepath: {
      type: 'string',
      value: 'dirs',
      summary: 'with --environment: folders of modules, with `:` between them',
    },
    strict: strictOption,
    json: jsonOption,
    quiet: { type: 'boolean', short: 'q', summary: 'print errors and warnings only' },
  },
  examples: [
    ['pptjs build manifests --out-dir dist', 'compile a directory'],
    ["pptjs build 'modules/*/manifests/**/*.pp' -o build", 'compile what a pattern matches'],
    [
      'pptjs build --environment production -o built',
      'an environment; `pptjs compile --environment built` makes its catalogs',
    ],
    ['pptjs build site.pp -o build --source-map inline', 'keep the source map in the module'],
  ],
  async run(args, host) {
    const { runBuild } = await import('../build/build.js');
    return runBuild(args, host);
  },
};
