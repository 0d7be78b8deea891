export { type CheckerOptions, EnvironmentChecker, type FileFindings } from './environment-checker.js';
