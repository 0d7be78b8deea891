/**
 * Configuration of the fast part of the tests (`npm test`): the language without real modules, child processes and
 * npm packages. Large recorded tables are sampled (every 20th row, and every listed difference), and so are random cases.
 */
import all from './ava.config.js';

/**
 * Tests that start commands, install packages, run Ruby, need the modules of the corpus, run the examples of the
 * documentation, or take long for another reason.
 */
const SLOW = [
  'test/build/interruptions.test.ts',
  'test/cli/**',
  'test/declarations/{consumers,dialects,programs}.test.ts',
  'test/dialects/{commands,toy}.test.ts',
  'test/dialects/puppet3/{migrate-corpus,migrate-laws}.test.ts',
  'test/dialects/terraform/{conformance,errors,functions/limits}.test.ts',
  'test/docs/**',
  'test/examples/**',
  'test/files/**',
  'test/fleet/**',
  'test/fuzz/**',
  'test/loader/**',
  'test/published/**',
  'test/ruby/**',
  'test/seeds/**',
  'test/server/{agent,catalogs,connections,requests}.test.ts',
  'test/testing/**',
  'test/unplugin/**',
  'test/values/**',
  'test/**/corpus.test.ts',
  'test/catalog/{built,combinations,cycles,environment,exported,hostile,linker,memory,one-after-another,worker}.test.ts',
  'test/hiera/{bounds,data,explain,eyaml,layers}.test.ts',
  'test/stdlib/{files,newer,stdlib,types}.test.ts',
  'test/lowering/{comments,compile,security}.test.ts',
  'test/sourcemaps/**',
  'test/validator/fuzz.test.ts',
  'test/parser/faults.test.ts',
  'examples/**',
];

export default {
  ...all,
  files: [...all.files, ...SLOW.map((pattern) => `!${pattern}`)],
  environmentVariables: { PPTJS_TEST_EVERY: '20' },
};
