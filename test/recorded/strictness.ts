/**
 * The setting `strict` under which Puppet gave the recorded answers.
 *
 * Puppet 8 and pptjs default to `error`. Most answers were recorded with `warning`, because such an answer contains the
 * value as well as the warning: with `error`, a case ends at its first questionable expression. Recorders set the
 * strictness that this file declares, and drivers evaluate with it.
 */
import type { Strictness } from '@pptjs/runtime';

/**
 * The strictness of each table `test/recorded/<name>.jsonl.gz`. `each row`: the field `strict` of the row, `error` if it
 * has none. `none`: nothing is evaluated or validated.
 */
export const TABLE_STRICTNESS = {
  catalog: 'warning',
  'catalog-combinations': 'warning',
  'catalog-exported': 'error',
  'control-repo': 'error',
  'corpus-catalogs': 'warning',
  'corpus-facts': 'none',
  cycles: 'error',
  environments: 'error',
  'erb-methods': 'none',
  'erb-random': 'none',
  'erb-renders': 'none',
  'erb-scanner': 'none',
  explain: 'error',
  functions: 'warning',
  hiera: 'warning',
  'hiera-layers': 'warning',
  hocon: 'none',
  lexer: 'error',
  locate: 'warning',
  'lookup-commands': 'error',
  lowering: 'warning',
  operators: 'each row',
  parser: 'none',
  'parser-corpus': 'none',
  puppetserver: 'warning',
  regexp: 'off',
  repositories: 'error',
  ruby: 'warning',
  'ruby-blocks': 'warning',
  'ruby-data-types': 'error',
  'ruby-hiera': 'warning',
  'ruby-modules': 'warning',
  'ruby-objects': 'warning',
  'ruby-scope': 'warning',
  'ruby-strict': 'error',
  'ruby-strings': 'error',
  'ruby-values': 'warning',
  seeds: 'warning',
  stdlib: 'warning',
  'stdlib-types': 'warning',
  titles: 'warning',
  types: 'warning',
  'types-conversions': 'warning',
  'types-objects': 'warning',
  validator: 'each row',
  'validator-corpus': 'error',
  yaml: 'none',
} as const satisfies Readonly<Record<string, Strictness | 'each row' | 'none'>>;

type TableName = keyof typeof TABLE_STRICTNESS;

/** The tables whose answers all have the same strictness. */
type UniformTable = {
  [Name in TableName]: (typeof TABLE_STRICTNESS)[Name] extends Strictness ? Name : never;
}[TableName];

/** Returns the strictness of a table: `new CatalogBatch({ strict: recordedStrictness('ruby') })`. */
export function recordedStrictness(table: UniformTable): Strictness {
  return TABLE_STRICTNESS[table];
}

/** The strictness of the answers in the text files `test/<folder>/cases/*.txt`. */
export const CASE_STRICTNESS: Strictness = 'warning';
