/** The analysis of `pptjs migrate`: the changes for a Puppet 3 manifest in Puppet 8. */
export {
  type DefinedNames,
  definedNames,
  findChanges,
  type MigrationOptions,
  type MigrationReport,
} from './migration/migrate.js';
export { type FindingName, findingGroups, findings } from './migration/report/declarations.js';
export type { Finding } from './migration/report/finding.js';
