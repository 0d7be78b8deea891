/** What changes for a Puppet 3 manifest in Puppet 8: the analysis of `pptjs migrate`. */
export {
  type DefinedNames,
  definedNames,
  findChanges,
  type MigrationOptions,
  type MigrationReport,
} from './migration/migrate.js';
export { type FindingName, findingGroups, findings } from './migration/report/declarations.js';
export type { Finding } from './migration/report/finding.js';
