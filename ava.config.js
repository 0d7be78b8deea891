/** Configuration of all tests: `npm run test:all`, `npm run test:one <file>` and `npx ava <file>`. */
import { assertFreshBuild } from './test/assert-fresh-build.js';

assertFreshBuild();

export default {
  extensions: { ts: 'module' },
  files: ['test/**/*.test.ts', 'examples/**/*.test.ts'],
  nodeArguments: ['--import=tsx'],
  timeout: '5m',
  workerThreads: false,
};
