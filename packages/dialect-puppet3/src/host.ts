import {
  beginCatalog,
  CatalogError,
  checkDefinitions,
  createContext,
  createTopScope,
  type DefinitionLoader,
  Definitions,
  describeValue,
  EvaluationError,
  helpOf,
  type Manifest,
  parseJson,
  provideCatalog,
  type PuppetHash,
  richData,
  type Value,
  withContext,
  writeJson,
} from '@pptjs/runtime/internal';
import type { DialectRuntime } from '@pptjs/transpiler/dialect';
import type { BlamedPart } from '@pptjs/transpiler/puppet';
import * as functions from './functions.js';
import { PUPPET3_SETTINGS } from './operators/manifest.js';

/** Built-in functions are not definitions. The loader only adds their names to suggestions. */
const builtins: DefinitionLoader = {
  find: () => undefined,
  similarNames: (kind) => (kind === 'function' ? Object.keys(functions) : []),
};

/** Evaluates compiled manifests, each in a context of its own. The variables are those of the top scope. */
export const host: DialectRuntime<Value> = {
  modules: { '@pptjs/dialect-puppet3/functions': functions },
  evaluate(main, variables, services) {
    const manifest = main as Manifest;
    const topScope = createTopScope({ variables });
    const context = createContext({
      topScope,
      ...PUPPET3_SETTINGS,
      definitions: new Definitions(builtins),
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
    const help = helpOf(error);
    const advice = help === undefined ? {} : { help };
    if (error instanceof CatalogError)
      return { code: 'EVALUATION_ERROR', message: error.message, site: null, ...advice };
    if (!(error instanceof EvaluationError)) return null;
    const part: BlamedPart = { blame: error.blame, laterBrackets: error.laterBrackets ?? 0 };
    return { code: error.code === '' ? 'EVALUATION_ERROR' : error.code, message: error.message, part, ...advice };
  },
};
