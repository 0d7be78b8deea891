import { typeFindings } from '@pptjs/transpiler';
import { dataFindings } from './check-data.js';

/** The codes of all findings: those that `--ignore` and comments can name. */
export const FINDING_CODES: readonly string[] = [...Object.keys(typeFindings), ...Object.keys(dataFindings)];
