/** Configuration of all tests: `npm run test:all`, `npm run test:one <file>`, `npx ava <file>` and `.ci/run`. */
import { assertFreshBuild } from './test/assert-fresh-build.js';
import { bundlePackages } from './test/bundle-packages.js';
import { compileTests } from './test/compile-tests.js';
import { useTemporaryFolder } from './test/temporary-folder.js';

assertFreshBuild();
await bundlePackages();
compileTests();
useTemporaryFolder();

/**
 * Options with which V8 optimizes code late, by the major version of V8. Most test processes end before optimized code has
 * saved the time that its compilation takes: tests need a fifth less CPU time with them. Later versions first use a faster
 * compiler.
 */
const LATE_OPTIMIZATION = {
  11: ['--interrupt-budget=1000000'],
  12: ['--invocation-count-for-turbofan=30000'],
};

/** The test files that take longest begin first, so that a run does not wait for one of them at its end. */
const LONGEST = [
  'test/fleet/fleet.test.ts',
  'test/published/new-user.test.ts',
  'test/ruby/recorded.test.ts',
  'test/server/catalogs.test.ts',
  'test/types/recorded.test.ts',
  'test/unplugin/bundlers.test.ts',
];
const rank = (file) => (LONGEST.some((name) => file.endsWith(name)) ? 0 : 1);

export default {
  files: ['test/**/*.test.ts'],
  typescript: { rewritePaths: { 'test/': 'test-build/test/' }, compile: false },
  nodeArguments: ['--enable-source-maps', ...(LATE_OPTIMIZATION[Number.parseInt(process.versions.v8, 10)] ?? [])],
  sortTestFiles: (a, b) => rank(a) - rank(b),
  timeout: '5m',
  workerThreads: false,
};
