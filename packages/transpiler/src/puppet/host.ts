import * as functions from '@pptjs/runtime/functions';
import * as runtime from '@pptjs/runtime/internal';
import {
  beginCatalog,
  type Blame,
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
} from '@pptjs/runtime/internal';
import * as types from '@pptjs/runtime/types';
import type { DialectRuntime } from '../dialect/index.js';
import { ENTRY_POINTS } from './lowering/index.js';

/** The part of a failing call that an error of Puppet's runtime blames. */
export interface BlamedPart {
  readonly blame: Blame;
  /** The number of brackets after the failing one: see `failingAccess`. */
  readonly laterBrackets: number;
}

/** Evaluates compiled Puppet manifests, each in a context of its own. The variables are those of the top scope. */
export const host: DialectRuntime<Value> = {
  modules: { [ENTRY_POINTS.runtime]: runtime, [ENTRY_POINTS.functions]: functions, [ENTRY_POINTS.types]: types },
  evaluate(main, variables, services) {
    const manifest = main as Manifest;
    const context = createContext({
      topScope: createTopScope({ variables }),
      ...(services && { log: ({ level, message }) => services.log(level, message) }),
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
