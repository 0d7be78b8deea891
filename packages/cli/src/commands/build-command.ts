import { declarationKinds, moduleExtensions, moduleFormats, sourceMapKinds } from '@pptjs/build/formats';
import type { Command } from '../arguments/command.js';
import {
  configurationOptions,
  dialectOption,
  jsonLinesOption,
  quietOption,
  strictOption,
  watchOption,
} from '../options/shared-options.js';

export const buildCommand: Command = {
  name: 'build',
  summary: 'compile source files to JavaScript modules',
  usage: '<path>... --out-dir <dir> [options]\n       pptjs build --environment <dir> --out-dir <dir> [options]',
  description: [
    'Compiles source files to JavaScript modules with source maps and TypeScript declarations: Puppet (.pp, .epp), Terraform (.tf), RightScale',
    '(.rcl, .cat), and other languages with --dialect. A path is a file, a folder (all source files below it) or a',
    'pattern. The output folder has the same structure as the deepest folder that contains',
    'all paths: manifests/init.pp becomes manifests/init.js, and templates/motd.epp becomes templates/motd.epp.js.',
    '',
    'The command compiles only the source files that have changed since the last build, and removes the modules of',
    'source files that no longer exist. If a file has errors, its old module remains.',
    '',
    'With --environment, or if the only path is a folder with an environment.conf, builds the whole environment:',
    'a folder of ES modules with one index (index.js) that compiles the same catalogs. The folder can be moved, packed',
    'with tar, or bundled into one file.',
  ].join('\n'),
  options: {
    dialect: dialectOption,
    'out-dir': { type: 'string', short: 'o', value: 'dir', summary: 'the folder for the modules' },
    'source-map': {
      type: 'string',
      value: 'kind',
      choices: sourceMapKinds,
      fallback: 'external',
      summary: 'where source maps go: to files beside the modules, into the modules, or nowhere',
    },
    declarations: {
      type: 'string',
      value: 'kind',
      choices: declarationKinds,
      fallback: 'modules',
      summary: 'which TypeScript declarations to write: those of the modules, those of the sources alone, or none',
    },
    format: {
      type: 'string',
      value: 'format',
      choices: moduleFormats,
      fallback: 'esm',
      summary: 'the format of the modules: ES modules or CommonJS',
    },
    'out-extension': {
      type: 'string',
      value: 'extension',
      choices: moduleExtensions,
      fallback: '.js',
      summary: 'the extension of the modules',
    },
    'no-comments': { type: 'boolean', summary: 'leave the comments of the sources out of the modules' },
    environment: { type: 'string', short: 'E', value: 'dir', summary: 'the environment to build' },
    modulepath: {
      type: 'string',
      value: 'dirs',
      summary: 'with --environment: folders of modules, separated by `:`',
    },
    strict: strictOption,
    json: jsonLinesOption,
    quiet: quietOption,
    watch: watchOption,
    ...configurationOptions,
  },
  configuration: { paths: true },
  examples: [
    ['pptjs build manifests --out-dir dist', 'compile all Puppet files in a folder'],
    ["pptjs build 'modules/*/manifests/**/*.pp' -o build", 'compile the files that match a pattern'],
    [
      'pptjs build --environment production -o built',
      'build an environment; `pptjs compile --environment built` compiles its catalogs',
    ],
    ['pptjs build site.pp -o build --source-map inline', 'put the source map into the module'],
    [
      'pptjs build src -o src --declarations sources',
      "write src/a.d.pp.ts, in which TypeScript finds the types of `import './a.pp'`",
    ],
    ['pptjs build manifests -o dist --format cjs --out-extension .cjs', 'write CommonJS modules'],
  ],
  async run(args, host) {
    const { buildFiles } = await import('../build/build-files.js');
    return buildFiles(args, host);
  },
};
