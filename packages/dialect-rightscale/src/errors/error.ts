import { TracedError } from '@pptjs/runtime/traced-error';
import { type FailureName, type FailureParameters, failures } from './failures.js';

/** An error of an evaluation. Its `stack` shows the line of the source and leaves out the frames of the runtime. */
export class RightScaleError extends TracedError {
  override readonly name = 'RightScaleError';
  /** The name of the failure in the table `failures`. */
  readonly code: FailureName;
  /** How to fix the problem. An error without advice has no such property, which Node would print. */
  declare readonly help: string | undefined;
  readonly #part: number | undefined;

  constructor(code: FailureName, message: string, help: string | undefined, part: number | undefined) {
    super(message);
    this.code = code;
    this.#part = part;
    if (help !== undefined) this.help = help;
  }

  /** The number of the argument, or of the index, that the error blames, from 0; otherwise undefined. */
  get part(): number | undefined {
    return this.#part;
  }
}

/** Throws the error of a failure. */
export function fail<Name extends FailureName>(name: Name, parameters: FailureParameters<Name>, part?: number): never {
  const { text, help }: { readonly text: string; readonly help?: string } = failures[name];
  throw new RightScaleError(name, fill(text, parameters), help && fill(help, parameters), part);
}

function fill(text: string, parameters: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');
}
