import { typeFindings } from '@pptjs/transpiler';
import type { Declaration } from '@pptjs/transpiler/dialect';

/** Declares the findings about data files. */
export const dataFindings = {
  TYPE_DATA: {
    text: "'{key}': Class[{class}] parameter '{parameter}' expects {expected}, got {actual}",
    severity: 'error',
    detail: '{place}',
    help: 'Correct the value, or the type of the parameter.',
    own: true,
  },
  TYPE_DATA_KEY: {
    text: "'{key}': Class[{class}] has no parameter named '{parameter}'",
    severity: 'warning',
    detail: '{place}',
    help: 'The value has an effect only if a lookup names the key.',
    own: true,
  },
  TYPE_DATA_INVALID: {
    text: '{problem}',
    severity: 'error',
    help: 'Correct the data. Each lookup that uses it fails.',
    own: true,
  },
} as const satisfies Record<string, Declaration>;

/** Declares the findings that concern the code of all files together. */
export const usageFindings = {
  TYPE_UNKNOWN_KEY: {
    text: "No level of the Hiera data has the key '{key}'",
    severity: 'warning',
    detail: '{suggestion}',
    help: 'Correct the key, add it to the data, or pass a default.',
    own: true,
  },
  TYPE_CONFLICTING_CLASSES: {
    text: 'Duplicate declaration: {resource} is already declared',
    severity: 'warning',
    detail: '{place}',
    help: 'Declare the resource in one class, and include that class in the others.',
    own: true,
  },
  TYPE_LOOKUP: {
    text: "'{key}': the lookup expects {expected}, got {actual}",
    severity: 'warning',
    detail: 'The value is in {file}.',
    help: 'Correct the value, or the type in the call.',
    own: true,
  },
  TYPE_UNKNOWN_RESOURCE: {
    text: "Could not find resource '{resource}'",
    severity: 'warning',
    detail: '{place}',
    help: 'Correct the title, or declare the resource.',
    own: true,
  },
} as const satisfies Record<string, Declaration>;

/** Declares the findings about comments that ignore findings. */
export const commentFindings = {
  TYPE_IGNORED_CODE: {
    text: "The comment ignores '{code}', which is not the code of a finding",
    severity: 'warning',
    detail: '{suggestion}',
    help: 'Correct the code: the line that reports a finding has it in brackets.',
    own: true,
  },
} as const satisfies Record<string, Declaration>;

/** The codes of all findings: those that `--ignore` and comments can name. */
export const FINDING_CODES: readonly string[] = [typeFindings, dataFindings, usageFindings, commentFindings].flatMap(
  (table) => Object.keys(table),
);
