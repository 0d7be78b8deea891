import type { CompiledTemplate } from '@pptjs/erb/runtime';
import { BoundedMap } from '@pptjs/runtime/internal';
import { fromSources, version } from '@pptjs/transpiler';
import type { BuiltCode } from '../environment/built-code.js';
import type { CompilerHost, TextCache } from '../environment/compiler-host.js';
import { type GetRubyCompiler, loadCompiledRuby } from './compiled-ruby.js';

/** Bounds the cache: inline templates can be unlimited in number. */
const MAX_TEMPLATES = 2000;

/**
 * The compiled forms of ERB templates: in memory, by text, and on disk. On disk, the entry of a template that only Ruby
 * can render is empty.
 */
export class ErbTemplates {
  readonly #compiler: GetRubyCompiler;
  readonly #host: CompilerHost;
  readonly #built: BuiltCode | undefined;
  readonly #templates = new BoundedMap<string, CompiledTemplate | null>(MAX_TEMPLATES);

  /** @param built the code of a built environment, whose templates are not compiled again */
  constructor(compiler: GetRubyCompiler, host: CompilerHost, built: BuiltCode | undefined) {
    this.#compiler = compiler;
    this.#host = host;
    this.#built = built;
  }

  /** Returns a compiled template, or null if only Ruby can render it. */
  find(source: string, file: string, cache: TextCache | undefined): CompiledTemplate | null {
    const built = file === '' ? undefined : this.#built?.template(file);
    if (built !== undefined) return built;
    const found = this.#templates.get(source);
    if (found !== undefined) return found;
    const code = this.#code(source, file, fromSources ? undefined : cache);
    const template = code === '' ? null : loadCompiledRuby<CompiledTemplate>(code, file, this.#host);
    this.#templates.set(source, template);
    return template;
  }

  #code(source: string, file: string, cache: TextCache | undefined): string {
    const key = ['erb', version, file, source];
    const cached = cache?.read(key);
    if (cached !== undefined) return cached;
    const compiled = this.#compiler().compileTemplate(source, { file, sourceMap: 'none' });
    const code = 'rejected' in compiled ? '' : compiled.code;
    cache?.write(key, code);
    return code;
  }
}
