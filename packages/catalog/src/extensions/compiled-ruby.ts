import * as erbRuntime from '@pptjs/erb/runtime';
import type { CompilerHost } from '../environment/compiler-host.js';

/** The compiler of ERB templates and Ruby functions. */
export type RubyCompiler = Pick<typeof import('@pptjs/erb'), 'compileFunction' | 'compileTemplate'>;

/** Returns the compiler. It may throw `NeedsLoading`. */
export type GetRubyCompiler = () => RubyCompiler;

/** Loads a compiled template or function, and returns the default export of its module. */
export function loadCompiledRuby<T>(code: string, file: string, host: CompilerHost): T {
  const exports: { default?: T } = {};
  host.compileModule(code, `erb:///${file.replace(/[^\w./-]+/g, '_')}`)(() => erbRuntime, exports);
  return exports.default as T;
}
