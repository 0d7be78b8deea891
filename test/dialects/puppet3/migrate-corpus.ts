/** The numbers of findings in the corpus of real modules. `migrate-corpus.test.ts` counts them again. */
export const corpusCounts = {
  files: 1922,
  newer: 621,
  certain: {
    CAPITALIZED_WORD: 2,
    COMPARES_VERSION_FACT: 3,
    DOUBLE_BACKSLASH: 4,
    RELATIVE_NAME: 19,
    SELECTOR_PRECEDENCE: 1,
    TEXT_OF_COLLECTION: 1,
  },
  possible: {
    LEGACY_FACT: 678,
    MAYBE_NO_STRING: 7,
    MAYBE_NUMBER: 51,
    MAYBE_OTHER_CASE: 24,
    MAYBE_UNDEF: 118,
    MAYBE_UNKNOWN_VARIABLE: 15,
  },
};
