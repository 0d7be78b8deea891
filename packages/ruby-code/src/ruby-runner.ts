import {
  type NativeFunctionDefinition,
  type ObjectImplementation,
  type ResourceTypeData,
  type Value,
  withStackTraceLimit,
} from '@pptjs/runtime/internal';
import { isStackOverflow } from '@pptjs/runtime/stack-overflow';
import { RubyDataTypes } from './data-types.js';
import type { Description } from './description.js';
import { type GetCompiledFunction, RubyFunctions, type RubySource } from './functions.js';
import { HostRequests } from './host-requests.js';
import type { RubyHost } from './host.js';
import { type DataTypeData, readDeclaredType, type RubyFunctionData } from './json.js';
import { type GetInterpreterPackage, type RubyLimits, Session } from './session.js';
import { RubyTemplates, type TemplateOrigin } from './template.js';
import { WireCodec } from './wire-codec.js';

/** The number of frames among which the frame of the Puppet code that calls Ruby code is: those of the runtime are above it. */
const CALLER_FRAMES = 50;

/**
 * Runs the Ruby code of modules in CRuby, which starts when it is first needed and lives as long as this object. Code
 * that was loaded stays loaded, so each set of modules needs its own object.
 */
export class Ruby {
  readonly #codec: WireCodec = new WireCodec(
    () => this.#dataTypes,
    () => this.#session.keptObjects,
  );
  readonly #dataTypes: RubyDataTypes = new RubyDataTypes(this.#codec, () => this.#session);
  readonly #functions = new RubyFunctions(
    this.#codec,
    () => this.#session,
    () => this.#requests,
  );
  readonly #requests = new HostRequests(
    this.#codec,
    (id, args): Value =>
      this.#session.requestValue('call_block', { id, args: args.map((each) => this.#codec.encode(each)) }),
    this.#functions,
    this.#dataTypes,
  );
  readonly #session: Session;
  readonly #templates: RubyTemplates;

  /** @param getPackage returns the package with the interpreter, when the interpreter is first needed */
  constructor(getPackage: GetInterpreterPackage, limits: RubyLimits = {}) {
    this.#session = new Session(getPackage, limits, this.#requests, this.#codec);
    this.#templates = new RubyTemplates(this.#session, this.#requests, this.#codec);
  }

  /**
   * Whether an interpreter was missing, failed or was terminated, or Ruby code has accessed files of modules that are not
   * Ruby code. Otherwise, all answers so far depend only on the Ruby code and on the evaluations.
   */
  get hasOtherInput(): boolean {
    return this.#session.hasOtherInput;
  }

  /** Runs `body`, which may call Ruby code, with the host of the running evaluation. */
  withHost<T>(host: RubyHost, body: () => T): T {
    const previous = this.#requests.host;
    this.#requests.host = host;
    try {
      return body();
    } catch (error) {
      if (previous === undefined && isStackOverflow(error)) addCaller(error);
      throw error;
    } finally {
      this.#requests.host = previous;
    }
  }

  /**
   * Loads the file of a function and describes the function.
   *
   * @param legacy whether the function has the legacy interface (`lib/puppet/parser/functions`)
   * @throws {FunctionError} if its code fails
   */
  describeFunction(name: string, file: RubySource, legacy: boolean): Description<RubyFunctionData> {
    return this.#functions.describe(name, file, legacy);
  }

  /**
   * Defines a function.
   *
   * @param legacy whether the function has the legacy interface
   * @param recorded the stored data of `describeFunction`; with it, Ruby is not needed before the function is called
   * @param compiled returns the compiled form of the function, or null if the interpreter must execute it
   * @throws {FunctionError} if its code fails
   */
  loadFunction(
    name: string,
    file: RubySource,
    legacy: boolean,
    recorded?: RubyFunctionData,
    compiled?: GetCompiledFunction,
  ): NativeFunctionDefinition {
    return legacy
      ? this.#functions.defineLegacy(name, file, recorded, compiled)
      : this.#functions.define(name, file, recorded, compiled);
  }

  /**
   * Loads the file of a native resource type and describes the type. The data are undefined if the file does not define
   * it.
   *
   * @throws {FunctionError} if its code fails
   */
  describeResourceType(name: string, file: RubySource): Description<ResourceTypeData | undefined> {
    return this.#session.requestDescription('load_type', { name, ...file }, readDeclaredType);
  }

  /**
   * Loads the file of a data type and describes the type.
   *
   * @throws {FunctionError} if its code fails
   */
  describeDataType(name: string, file: RubySource): Description<DataTypeData> {
    return this.#dataTypes.describe(name, file);
  }

  /**
   * Returns the code of a data type.
   *
   * @param takesHash see `DataTypeData`
   * @param run calls its argument with `withHost`
   */
  dataTypeCode(file: RubySource, takesHash: boolean, run: <T>(body: () => T) => T): ObjectImplementation {
    return this.#dataTypes.implementation(file, takesHash, run);
  }

  /**
   * Evaluates an ERB template in the current scope (see template.ts for its path through the code).
   *
   * @param origin null for an inline template
   * @throws {FunctionError} `Failed to parse template …`
   */
  evaluateTemplate(source: string, origin: TemplateOrigin | null): string {
    return this.#templates.evaluate(source, origin);
  }
}

/**
 * Adds the frames of the running call to the stack of an error. The stack has only the innermost frames, which in endless
 * recursion of Ruby code are never those of Puppet code.
 */
function addCaller(error: Error): void {
  const caller = withStackTraceLimit(CALLER_FRAMES, () => new Error('the caller'));
  error.stack = `${error.stack ?? ''}\n${caller.stack ?? ''}`;
}
