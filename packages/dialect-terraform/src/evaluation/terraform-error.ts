import { TracedError } from '@pptjs/runtime/traced-error';

/**
 * The part of the failing call that Terraform blames, for `locate` in the lowering: `self` is what the token of the call
 * stands for, a number is the position of an argument, and the names are operands.
 */
export type Part =
  | 'self'
  | 'left'
  | 'right'
  | 'operand'
  | 'condition'
  | 'then'
  | 'else'
  | 'branches'
  | 'key'
  | 'value'
  | 'collection'
  | 'source'
  | 'name'
  | 'start'
  | 'end'
  | number;

/**
 * An error in the evaluation of Terraform code. `message` is Terraform's summary. Its `stack` shows the line of the source
 * and leaves out the frames of the runtime.
 */
export class TerraformError extends TracedError {
  override readonly name = 'TerraformError';
  readonly code: string;
  readonly detail: string;
  readonly #part: Part;
  /** All errors of the evaluation in Terraform's order. This is the first of them if it was thrown. */
  accessor allErrors: readonly TerraformError[] = [this];

  constructor(code: string, summary: string, detail: string, part: Part) {
    super(summary);
    this.code = code;
    this.detail = detail;
    this.#part = part;
  }

  get part(): Part {
    return this.#part;
  }
}
