import { BailOut, bailOut, type TemplateHost } from '@pptjs/erb/runtime';
import { EvaluationError, FunctionError, type Value } from '@pptjs/runtime/internal';
import { CompiledCodeHost } from './compiled-code.js';
import type { FunctionCalls } from './function-calls.js';
import type { HostRequests } from './host-requests.js';
import type { RubyHost } from './host.js';
import { instanceVariable, scopeOfVariable } from './instance-variables.js';

/** The current evaluation as the host of a compiled template. */
export class CompiledTemplateHost extends CompiledCodeHost implements TemplateHost {
  readonly #isNested: boolean;

  /**
   * @param calls the log of the template and of the templates within it
   * @param isNested whether another template renders this one. The outer one may still bail out, and its copies of the
   *   variables would not change, so changes of a template within it are left to the interpreter
   */
  constructor(host: RubyHost, requests: HostRequests, calls: FunctionCalls, isNested = false) {
    super(host, requests, calls);
    this.#isNested = isNested;
  }

  renderTemplates(names: readonly string[]): string {
    return names.map((name) => this.#render(name)).join('');
  }

  instanceVariable(name: string): Value | undefined {
    return instanceVariable(this.scope, name);
  }

  changeVariable(name: string, value: Value): void {
    if (this.#isNested) bailOut('a change in a template within a template');
    const owner = scopeOfVariable(this.scope, name);
    if (owner !== undefined) this.host.changeVariable(owner, name, value);
  }

  /** The messages of errors in a template within a template come from Ruby. */
  #render(name: string): string {
    try {
      const { path, source } = this.host.template(name);
      const compiled = this.calls.callHost(() => this.host.compiledTemplate(source, path));
      return compiled === null
        ? bailOut(`the template ${name}`)
        : compiled.render(new CompiledTemplateHost(this.host, this.requests, this.calls, true));
    } catch (error) {
      throw error instanceof FunctionError || error instanceof EvaluationError
        ? new BailOut(error.message, { cause: error })
        : error;
    }
  }
}
