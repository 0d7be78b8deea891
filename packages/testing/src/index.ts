/**
 * Compiles Puppet code in tests, with any test runner:
 *
 *     const { catalog } = await compile("class { 'ntp': }", { facts: systemFacts('Debian', '12') });
 *     catalog.assertResource('Service[ntp]', { ensure: 'running' });
 *     catalog.assertRequires('Service[ntp]', 'Package[ntp]');
 */
export { CatalogCompileError, FactsError } from '@pptjs/catalog';
export { CatalogResource, type ResourceData } from './catalogs/catalog-resource.js';
export { Coverage, type CoverageOptions } from './catalogs/coverage.js';
export { type Facts, factsMatrix, type FactsRow, mergeFacts } from './facts/facts.js';
export type { Expected, ExpectedParameters } from './catalogs/matches.js';
export { puppet, puppetSource, PuppetSource } from './catalogs/puppet-source.js';
export {
  callFunction,
  compile,
  compileClass,
  compileError,
  compileNode,
  compileResource,
  isInstance,
  renderTemplate,
} from './suites/shared-suites.js';
export { readFacts } from './facts/read-facts.js';
export { Suite, type SuiteOptions, type TestOptions, type TestResult } from './suites/suite.js';
export {
  supportedSystems,
  type SupportedSystemsOptions,
  type SystemRow,
  systems,
} from './systems/supported-systems.js';
export { type FactsSource, systemFacts, type SystemFactsOptions } from './systems/system-facts.js';
export { TestCatalog } from './catalogs/test-catalog.js';
