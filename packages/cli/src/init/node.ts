import { json, packageName, type Project, type ProjectOptions } from './project.js';

/** A Node project that calls a Puppet function from JavaScript. */
export function nodeProject({ folder, version }: ProjectOptions): Project {
  return {
    nextCommands: ['npm install', 'npm start', 'npm test', 'npm run build'],
    files: {
      'src/workers.pp': `# Returns the number of workers for a machine.
#
# @param processors
#   The number of processors.
# @param maximum
#   The largest number of workers.
function app::workers(Integer[1] $processors, Integer[1] $maximum = 16) >> Integer[1] {
  min($processors * 2, $maximum)
}
`,
      'src/main.js': `// A Puppet function is a JavaScript function, which checks the types of its arguments.
import { cpus } from 'node:os';
import { workers } from './workers.pp';

console.log(\`\${workers(cpus().length)} workers\`);
`,
      'test/workers.test.js': `import { equal, throws } from 'node:assert/strict';
import test from 'node:test';
import { workers } from '../src/workers.pp';

test('there are two workers for each processor, up to a maximum', () => {
  equal(workers(2), 4);
  equal(workers(64), 16);
  equal(workers(64, 32), 32);
});

test('the number of processors is a positive Integer', () => {
  throws(() => workers('2'), /expects an Integer/);
});
`,
      'package.json': json({
        name: packageName(folder),
        private: true,
        type: 'module',
        scripts: {
          start: 'node --import @pptjs/loader src/main.js',
          test: 'node --import @pptjs/loader --test',
          build: 'pptjs build src --out-dir dist',
        },
        dependencies: { '@pptjs/loader': version, '@pptjs/runtime': version },
        devDependencies: { '@pptjs/cli': version },
      }),
      '.gitignore': 'node_modules/\n/dist/\n',
      'README.md': `# ${folder}

A Node project that uses Puppet files.

    npm install
    npm start        # compile Puppet files when they are imported
    npm test
    npm run build    # compile Puppet files to modules in dist
`,
    },
  };
}
