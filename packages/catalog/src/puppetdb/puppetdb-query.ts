import {
  defineBuiltin,
  dispatch,
  evaluationError,
  type NativeFunctionDefinition,
  richData,
  type Value,
  writeJson,
} from '@pptjs/runtime/internal';
import type { CatalogExtension } from '../extensions/catalog-extension.js';
import { messages } from '../messages.js';
import type { QuerySource } from './query-source.js';

const NAME = 'puppetdb_query';

/**
 * Provides the function `puppetdb_query`, which PuppetDB adds to Puppet.
 *
 * @param source undefined if there is neither PuppetDB nor a file of answers: then calls fail
 */
export function puppetDbQuery(source: QuerySource | undefined): CatalogExtension {
  const native = defineBuiltin(
    NAME,
    dispatch(['Variant[String[1], Array[Data, 1]] query'], (query: Value) => {
      if (source === undefined) throw evaluationError(messages.PUPPETDB_NOT_CONFIGURED, {});
      return source.query(writeJson(richData(query)));
    }),
  );
  const definition: NativeFunctionDefinition = {
    kind: 'function',
    name: NAME,
    file: '',
    line: 0,
    native,
    signatures: native.signatures,
  };
  return {
    findFunction: (_, name) => (name === NAME ? definition : undefined),
    functionNames: () => [NAME],
  };
}
