/**
 * Compiles Puppet code in tests, with any test runner:
 *
 *     const { catalog } = await compile("class { 'ntp': }", { facts: systemFacts('Debian', '12') });
 *     catalog.assertResource('Service[ntp]', { ensure: 'running' });
 *     catalog.assertRequires('Service[ntp]', 'Package[ntp]');
 */
export { CatalogCompileError, FactsError } from '@pptjs/catalog';
export { CatalogResource, type ResourceData } from './catalog-resource.js';
export { Coverage, type CoverageOptions } from './coverage.js';
export { type Facts, factsMatrix, type FactsRow, mergeFacts } from './facts.js';
export type { Expected, ExpectedParameters } from './matches.js';
export { puppet, puppetSource, PuppetSource } from './puppet-source.js';
export {
  callFunction,
  compile,
  compileClass,
  compileError,
  compileNode,
  compileResource,
  isInstance,
  renderTemplate,
} from './shared-suites.js';
export { readFacts } from './read-facts.js';
export { Suite, type SuiteOptions, type TestOptions, type TestResult } from './suite.js';
export {
  supportedSystems,
  type SupportedSystemsOptions,
  type SystemRow,
  systems,
} from './systems/supported-systems.js';
export { type FactsSource, systemFacts, type SystemFactsOptions } from './systems/system-facts.js';
export { TestCatalog } from './test-catalog.js';
