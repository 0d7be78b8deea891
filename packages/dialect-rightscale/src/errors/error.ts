import { type FailureName, type FailureParameters, failures } from './failures.js';

/** An error of an evaluation. Its JavaScript stack leads to the failing call in the compiled module. */
export class RightScaleError extends Error {
  override readonly name = 'RightScaleError';
  /** The name of the failure in the table `failures`. */
  readonly code: FailureName;
  readonly help: string | undefined;
  /** The number of the argument, or of the index, that the error blames, from 0; otherwise undefined. */
  readonly part: number | undefined;

  constructor(code: FailureName, message: string, help: string | undefined, part: number | undefined) {
    super(message);
    this.code = code;
    this.help = help;
    this.part = part;
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
