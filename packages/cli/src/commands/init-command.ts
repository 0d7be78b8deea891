import type { Command } from '../arguments/command.js';

export const initCommand: Command = {
  name: 'init',
  summary: 'create a control repository, a module or a Node project',
  usage: 'control-repo | module | node [<folder>]',
  description: [
    'Creates the files of a small project that works at once, and prints the commands to run next. The default folder',
    'is the current one. Never overwrites a file: if a file of the project exists, nothing is written.',
    '',
    '  control-repo  an environment with roles, profiles, Hiera data, facts and a test',
    '  module        a module with a class, data, a template and a test; its name is that of the folder',
    '  node          a Node project that imports a Puppet file',
  ].join('\n'),
  firstArguments: ['control-repo', 'module', 'node'],
  options: {},
  examples: [
    ['pptjs init control-repo my-control-repo', 'create a control repository in a new folder'],
    ['pptjs init module ntp', 'create the module ntp in the folder ntp'],
  ],
  async run(args, host) {
    const { createProject } = await import('../init/create-project.js');
    return createProject(args, host);
  },
};
