import * as functions from '@pptjs/runtime/functions';
import * as runtime from '@pptjs/runtime/internal';
import { isStackOverflow } from '@pptjs/runtime/stack-overflow';
import * as types from '@pptjs/runtime/types';
import {
  checkProgram,
  type CheckOptions,
  ENTRY_POINTS,
  generateModule,
  nestingFault,
  type Program,
  PuppetSyntaxError,
  summarize,
} from '@pptjs/transpiler';
import { debuggerMap } from '../modules/debugger-map.js';
import { compileModule, HEAD_LINES, type ModuleBody } from '../modules/module-body.js';
import { registerModule } from './loaded-modules.js';

const entryPoints = new Map<string, unknown>([
  [ENTRY_POINTS.runtime, runtime],
  [ENTRY_POINTS.functions, functions],
  [ENTRY_POINTS.types, types],
]);

/** Runs a compiled module and returns its default export. */
export function runModule(body: ModuleBody): runtime.Manifest | runtime.Template {
  const exports: { default?: runtime.Manifest | runtime.Template } = {};
  body((name) => entryPoints.get(name), exports);
  return exports.default as runtime.Manifest;
}

/**
 * Compiles Puppet source and loads the module without writing a file. Logs warnings in the current context.
 *
 * @returns the module's default export, a manifest or a template
 * @throws {PuppetSyntaxError} if the source does not compile
 */
export function loadSource(source: string): runtime.Manifest;
export function loadSource(source: string, options: CheckOptions): runtime.Manifest | runtime.Template;
export function loadSource(source: string, options: CheckOptions = {}): runtime.Manifest | runtime.Template {
  return loadModule(source, options).module;
}

export interface LoadedModule {
  /** The default export. */
  readonly module: runtime.Manifest | runtime.Template;
  /** The URL of the module in JavaScript stacks: see `findLoadedModule`. */
  readonly url: string;
  /** Whether the compiler reported something about the source. */
  readonly hasDiagnostics: boolean;
}

/** As `loadSource`. Also returns what the caller needs to store the module. */
export function loadModule(source: string, options: CheckOptions): LoadedModule {
  const { file = '' } = options;
  const { program, diagnostics } = checkProgram(source, options);
  if (program === null) throw new PuppetSyntaxError(diagnostics);
  if (diagnostics.length > 0)
    for (const { level, message, diagnostic: place } of summarize(diagnostics).logs)
      runtime.context().log({ level, message, place: { file, line: place.line, column: place.column } });
  const { url, body } = compileProgram(program, file);
  return { module: runModule(body), url, hasDiagnostics: diagnostics.length > 0 };
}

/** @throws {PuppetSyntaxError} if the program is nested too deeply for the stack */
function compileProgram(program: Program, file: string): { readonly url: string; readonly body: ModuleBody } {
  try {
    const { code, mappings, sourceMap } = generateModule(program, file, 'cjs');
    const url = registerModule(file, program, mappings);
    return { url, body: compileModule(`${code}${debuggerMap({ file, headLines: HEAD_LINES, map: sourceMap })}`, url) };
  } catch (error) {
    if (isStackOverflow(error)) throw new PuppetSyntaxError([nestingFault(program, file)]);
    throw error;
  }
}
