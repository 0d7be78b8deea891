import * as runtime from '@pptjs/runtime';
import * as functions from '@pptjs/runtime/functions';
import * as types from '@pptjs/runtime/types';
import { type CheckOptions, checkedProgram, lower } from '../compile.js';
import { PuppetSyntaxError, summarize } from '../diagnostics/index.js';
import { ENTRY_POINTS, moduleProgram } from '../lowering/index.js';
import { print } from '../printer/index.js';
import { register } from './units.js';

const entryPoints = new Map<string, unknown>([
  [ENTRY_POINTS.runtime, runtime],
  [ENTRY_POINTS.functions, functions],
  [ENTRY_POINTS.types, types],
]);

/**
 * Compiles Puppet source and loads the module, without a file: gives its default export, a manifest or template.
 * Warnings are logged in the current context.
 * @throws {PuppetSyntaxError} where it does not compile
 */
export function loadSource(source: string, options: CheckOptions = {}): runtime.Manifest | runtime.Template {
  const { file = '' } = options;
  const { program, diagnostics } = checkedProgram(source, options);
  if (program === null) throw new PuppetSyntaxError(diagnostics);
  if (diagnostics.length > 0)
    for (const { level, message } of summarize(diagnostics).logs) runtime.context().log({ level, message });
  const javascript = moduleProgram(lower(program, file), 'cjs');
  const { url } = register(program, file, javascript);
  return load(`${print(javascript)}//# sourceURL=${url}\n`);
}

function load(code: string): runtime.Manifest | runtime.Template {
  const exports: { default?: runtime.Manifest | runtime.Template } = {};
  const body = new Function('require', 'exports', code) as (
    require: (name: string) => unknown,
    exports: object,
  ) => void;
  body((name) => entryPoints.get(name), exports);
  return exports.default as runtime.Manifest;
}
