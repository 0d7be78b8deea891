/**
 * ERB templates, the TypeScript side. `Ruby.evaluateTemplate` is the entry; the functions `template` and
 * `inline_template` reach it through the `ruby` service of the evaluation.
 *
 * 0. If the template has been compiled to JavaScript (packages/erb), its compiled form renders it. Only if that bails out,
 *    the interpreter renders the template from the start. It gets the results of the functions that the compiled form
 *    has called.
 * 1. `RubyTemplates.evaluate` asks Ruby which variables the text mentions (ruby-lib/pptjs/template.rb, `variables`),
 *    and reads their values from the current scope.
 * 2. It sends a `template` request with the text and the encoded values. `Template.evaluate` compiles the text to a
 *    Ruby method of a `Context`, whose instance variables are the values, and runs it.
 * 3. While the template runs, its code can call back: `scope['x']`, `scope.call_function` and so on arrive as requests
 *    in `HostRequests.answer`. A template within the template is evaluated in Ruby, without a new request.
 * 4. The answer has the text, and the values that the template has changed in place. The variables of the scope get them,
 *    because in Puppet a template shares them with its scope.
 */
import {
  context,
  EvaluationError,
  evaluationError,
  findService,
  FunctionError,
  functionError,
  LookupError,
  textKind,
  withAdviceOf,
  UnrescuedError,
} from '@pptjs/runtime/internal';
import { CompiledTemplateHost } from './compiled-template.js';
import { FunctionCalls } from './function-calls.js';
import type { HostRequests } from './host-requests.js';
import { scopeOfVariable } from './instance-variables.js';
import { readList, readNullable, readObject, readText, readTexts } from './json.js';
import { messages } from './messages.js';
import { RubyError, type Session } from './session.js';
import type { WireCodec } from './wire-codec.js';

/** The number of templates whose variable names are cached. Inline templates can be unlimited in number. */
const MAX_CACHED_TEMPLATES = 1000;

/** A template of a module: its name, and the path of its file. */
export interface TemplateOrigin {
  readonly name: string;
  readonly file: string;
}

/** Evaluates ERB templates. */
export class RubyTemplates {
  readonly #session: Session;
  readonly #requests: HostRequests;
  readonly #codec: WireCodec;
  /** The names of the variables that a template can read (null: all), by its text. */
  readonly #variableNames = new Map<string, readonly string[] | null>();

  constructor(session: Session, requests: HostRequests, codec: WireCodec) {
    this.#session = session;
    this.#requests = requests;
    this.#codec = codec;
  }

  /**
   * Evaluates an ERB template in the current scope.
   *
   * @param origin null for an inline template
   * @throws {FunctionError} `Failed to parse template …`
   */
  evaluate(source: string, origin: TemplateOrigin | null): string {
    checkLength(source);
    const { host } = this.#requests;
    const isText = textKind(source) === 'text';
    const compiled = (isText ? host?.compiledTemplate(source, origin?.file ?? '') : null) ?? null;
    if (host === undefined || compiled === null) return this.#interpret(source, origin);
    const calls = new FunctionCalls();
    try {
      return compiled.render(new CompiledTemplateHost(host, this.#requests, calls));
    } catch (error) {
      if (calls.hasThrown(error)) throw templateError(error, origin);
      return this.#requests.whileReplaying(calls.logged, () => this.#interpret(source, origin));
    }
  }

  #interpret(source: string, origin: TemplateOrigin | null): string {
    const path = origin?.file ?? null;
    try {
      const variables = this.#requests.variables(this.#variableNamesOf(path, source));
      const { mark } = this.#codec;
      const { text, changed } = readObject(
        this.#session.request('template', { path, source: this.#codec.encode(source), variables }),
      );
      for (const change of readList(changed)) this.#changeVariable(change);
      const result = String(this.#codec.decode(text));
      this.#codec.releaseFrom(mark);
      return result;
    } catch (error) {
      throw templateError(error, origin);
    }
  }

  #variableNamesOf(path: string | null, source: string): readonly string[] | null {
    const cached = this.#variableNames.get(source);
    if (cached !== undefined) return cached;
    const names = readNullable(
      this.#session.request('template_variables', { path, source: this.#codec.encode(source) }),
      readTexts,
    );
    if (this.#variableNames.size >= MAX_CACHED_TEMPLATES) this.#variableNames.clear();
    this.#variableNames.set(source, names);
    return names;
  }

  /** @param change the name of a variable, and the value that the template has changed */
  #changeVariable(change: unknown): void {
    const [wireName, value] = readList(change);
    const name = readText(wireName);
    const owner = scopeOfVariable(context().scope, name);
    if (owner !== undefined) this.#requests.host?.changeVariable(owner, name, this.#codec.decode(value));
  }
}

/** The limit for the length of a template, in UTF-16 code units. Templates that people write are shorter. */
const MAX_TEMPLATE_LENGTH = 4 * 1024 * 1024;

/** @throws {EvaluationError} if a template is too long to be compiled in the time of a catalog */
function checkLength({ length }: string): void {
  if (length <= MAX_TEMPLATE_LENGTH) return;
  const parameters = { length: String(length), limit: String(MAX_TEMPLATE_LENGTH) };
  throw evaluationError(messages.TEMPLATE_TOO_LARGE, parameters);
}

/** The error of a template whose code or whose called function has failed. */
function templateError(error: unknown, origin: TemplateOrigin | null): unknown {
  const problem = problemOf(error);
  if (problem === undefined) return error;
  const { rubyFile: file, rubyLine: line } = error instanceof RubyError ? error : { rubyFile: null, rubyLine: null };
  const failure =
    origin === null
      ? functionError(messages.INLINE_TEMPLATE, { problem })
      : functionError(messages.TEMPLATE, { name: origin.name, file: file ?? origin.file, line: line ?? '', problem });
  return withAdviceOf(failure, error);
}

/**
 * The text of an error in the message of a template: its whole message if Puppet code has raised it that the template has
 * called. Undefined for an error that no template reports: a limit of pptjs, or an error that is no part of the evaluation.
 */
function problemOf(error: unknown): string | undefined {
  if (!(error instanceof EvaluationError) || error instanceof UnrescuedError || error.code.endsWith('_LIMIT_EXCEEDED'))
    return undefined;
  const reason = findService('places')?.reasonWithin?.(error, new EvaluationError('', ''));
  return reason ?? (error instanceof FunctionError || error instanceof LookupError ? error.message : undefined);
}
