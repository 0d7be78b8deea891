/** The texts of this package's errors. */
export const messages = {
  NO_JAVASCRIPT: 'Ruby code cannot reach JavaScript',
  TIMEOUT: 'Ruby code did not end within {seconds} s',
  NOT_RUBY: 'The WebAssembly module is not CRuby',
  SLOW_START:
    'The memory image of @pptjs/ruby is missing or does not fit, so Ruby starts slowly: install the package again (in a clone of the repository: npm run build)',
  NO_IMAGE:
    'The files of @pptjs/ruby are incomplete: install the package again (in a clone of the repository: npm run build)',
} as const;
