/** Configuration of all tests: `npm run test:all`, `npm run test:one <file>` and `npx ava <file>`. */
import { assertFreshBuild } from './test/assert-fresh-build.js';
import { bundlePackages } from './test/bundle-packages.js';
import { compileTests } from './test/compile-tests.js';
import { useTemporaryFolder } from './test/temporary-folder.js';

assertFreshBuild();
await bundlePackages();
compileTests();
useTemporaryFolder();

export default {
  files: ['test/**/*.test.ts'],
  typescript: { rewritePaths: { 'test/': 'test-build/test/' }, compile: false },
  nodeArguments: ['--enable-source-maps'],
  timeout: '5m',
  workerThreads: false,
};
