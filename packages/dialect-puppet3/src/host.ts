import {
  beginCatalog,
  CatalogError,
  checkDefinitions,
  createContext,
  createTopScope,
  describeValue,
  EvaluationError,
  type Manifest,
  parseJson,
  provideCatalog,
  type PuppetHash,
  richData,
  type Value,
  withContext,
  writeJson,
} from '@pptjs/runtime';
import type { DialectRuntime } from '@pptjs/transpiler/dialect';
import type { BlamedPart } from '@pptjs/transpiler/puppet';
import * as functions from './functions.js';

/** Evaluates compiled manifests, each in a context of its own. The variables are those of the top scope. */
export const host: DialectRuntime<Value> = {
  modules: { '@pptjs/dialect-puppet3/functions': functions },
  evaluate(main, variables, services) {
    const manifest = main as Manifest;
    const topScope = createTopScope({ variables });
    const context = createContext({
      topScope,
      strict: 'off',
      strictVariables: false,
      ...(services !== undefined && { log: ({ level, message }) => services.log(level, message) }),
    });
    return withContext(context, () => {
      beginCatalog(context);
      provideCatalog(context);
      checkDefinitions(manifest.definitions);
      return manifest.run(context);
    });
  },
  readVariables: (json) => Object.fromEntries(parseJson(json) as PuppetHash) as Record<string, Value>,
  print: describeValue,
  toJson: (value) => writeJson(richData(value)),
  failureOf(error) {
    if (error instanceof CatalogError) return { code: 'EVALUATION_ERROR', message: error.message, site: null };
    if (!(error instanceof EvaluationError)) return null;
    const part: BlamedPart = { blame: error.blame, laterBrackets: error.laterBrackets ?? 0 };
    return { code: error.code === '' ? 'EVALUATION_ERROR' : error.code, message: error.message, part };
  },
};
