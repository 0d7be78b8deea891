/** Checks the types of the files of an environment. */
export { Baseline, type BaselineData, baselineText } from './baseline.js';
export type { DataFindings } from './check-data.js';
export { type CheckerOptions, EnvironmentChecker, type FileFindings } from './environment-checker.js';
export { FINDING_CODES } from './findings.js';
export { withoutIgnored } from './suppressions.js';
