/** Checks the types of the files of an environment. */
export { type CheckerOptions, EnvironmentChecker } from './environment-checker.js';
export { Baseline, type BaselineData, baselineText } from './findings/baseline.js';
export { FINDING_CODES } from './findings/declarations.js';
export type { CrossFileFindings, FileFindings } from './findings/file-findings.js';
export { withoutIgnored } from './findings/suppressions.js';
