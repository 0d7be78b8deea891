import type { Diagnostic, SourceRange } from '@pptjs/transpiler/dialect';
import { type Attribute, type Block, type Body, type Expression, literalText, startRange } from '../syntax/nodes.js';
import type { Positions } from '../syntax/positions.js';
import { quoteText } from '../values/quoting.js';
import { type OrderedLocals, orderLocals } from './order.js';
import { type DeclarationReport, reportTo } from './report.js';
import { readVariableType, type TypeConstraint } from './type-constraint.js';

export interface VariableDeclaration {
  readonly name: string;
  readonly block: Block;
  readonly type: TypeConstraint | null;
  readonly default: Expression | null;
  /** Whether the value can be null. Otherwise, null stands for the default. */
  readonly isNullable: boolean;
  readonly validations: readonly ValidationRule[];
}

export interface ValidationRule {
  readonly block: Block;
  readonly condition: Attribute;
  readonly errorMessage: Attribute;
}

export interface OutputDeclaration {
  readonly name: string;
  readonly value: Expression;
}

/** The declarations of a file. */
export interface Declarations {
  readonly variables: readonly VariableDeclaration[];
  readonly locals: OrderedLocals;
  readonly outputs: readonly OutputDeclaration[];
}

/**
 * Finds the variables, local values and outputs of a file. Every other block stays in the tree and gets a note.
 *
 * @returns the declarations, and the findings in the order of the source
 */
export function declare(
  body: Body,
  positions: Positions,
  file: string,
): { readonly declarations: Declarations; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const reader = new DeclarationReader(reportTo(diagnostics, positions, file), (range) => {
    const { line, column } = positions.placeAt(range.start);
    return `${file}:${line},${column}-${positions.placeAt(range.end).column}`;
  });
  const declarations = reader.read(body);
  return { declarations, diagnostics: diagnostics.sort((left, right) => left.start - right.start) };
}

const VARIABLE_ARGUMENTS = new Set(['type', 'default', 'description', 'sensitive', 'nullable', 'ephemeral']);
const OUTPUT_ARGUMENTS = new Set(['value', 'description', 'sensitive', 'depends_on', 'ephemeral']);
const VALIDATION_ARGUMENTS = new Set(['condition', 'error_message']);

class DeclarationReader {
  readonly #report: DeclarationReport;
  readonly #placeText: (range: SourceRange) => string;
  readonly #variables = new Map<string, VariableDeclaration>();
  readonly #locals = new Map<string, Attribute>();
  readonly #outputs = new Map<string, OutputDeclaration & { readonly block: Block }>();

  constructor(report: DeclarationReport, placeText: (range: SourceRange) => string) {
    this.#report = report;
    this.#placeText = placeText;
  }

  read({ attributes, blocks }: Body): Declarations {
    for (const attribute of attributes) this.#leaveArgument(attribute);
    for (const block of blocks) {
      if (block.type === 'variable') this.#readVariable(block);
      else if (block.type === 'locals') this.#readLocals(block);
      else if (block.type === 'output') this.#readOutput(block);
      else this.#leaveBlock(block);
    }
    const locals = orderLocals(this.#locals);
    if (locals.cyclic.length > 0) this.#reportCycle(locals);
    return { variables: [...this.#variables.values()], locals, outputs: [...this.#outputs.values()] };
  }

  #leaveBlock({ type, typeRange }: Block): void {
    this.#report('BLOCK_LEFT_ALONE', typeRange, { type: quoteText(type) });
  }

  #leaveArgument({ name, nameRange }: Attribute): void {
    this.#report('ARGUMENT_LEFT_ALONE', nameRange, { name: quoteText(name) });
  }

  /** The arguments of a block by name. Arguments that the block does not have get a note. */
  #arguments(body: Body, known: ReadonlySet<string>): ReadonlyMap<string, Attribute> {
    for (const attribute of body.attributes) if (!known.has(attribute.name)) this.#leaveArgument(attribute);
    return new Map(body.attributes.map((attribute) => [attribute.name, attribute]));
  }

  /** The one label of a block. */
  #nameOf({ type, typeRange, labels }: Block): string | null {
    const [label, extra] = labels;
    if (label === undefined) this.#report('MISSING_NAME', typeRange, { type });
    else if (extra !== undefined) this.#report('EXTRANEOUS_LABEL', extra, { type });
    else return label.text.normalize('NFC');
    return null;
  }

  #readVariable(block: Block): void {
    const name = this.#nameOf(block);
    if (name === null) return;
    const existing = this.#variables.get(name);
    if (existing !== undefined) {
      const place = this.#placeText(headerOf(existing.block));
      return this.#report('DUPLICATE_VARIABLE', block.typeRange, { name: quoteText(name), place });
    }
    const args = this.#arguments(block.body, VARIABLE_ARGUMENTS);
    const type = args.get('type');
    const validations = block.body.blocks.map((inner) => this.#readValidation(inner));
    this.#variables.set(name, {
      name,
      block,
      type: type === undefined ? null : readVariableType(type.expression, this.#report),
      default: args.get('default')?.expression ?? null,
      isNullable: this.#readNullable(args.get('nullable')),
      validations: validations.filter((rule) => rule !== null),
    });
  }

  /** Terraform evaluates the expression. Here it must be a literal, because it decides about the emitted code. */
  #readNullable(attribute: Attribute | undefined): boolean {
    if (attribute === undefined) return true;
    const { expression } = attribute;
    const isBool = expression.kind === 'LiteralValue' && expression.type === 'bool';
    const text = isBool ? expression.text : literalText(expression);
    if (text === 'true' || text === '1') return true;
    if (text === 'false' || text === '0') return false;
    this.#report('INVALID_NULLABLE', startRange(expression), { reason: reasonAgainstBool(expression) });
    return true;
  }

  #readValidation(block: Block): ValidationRule | null {
    if (block.type !== 'validation') {
      this.#leaveBlock(block);
      return null;
    }
    const args = this.#arguments(block.body, VALIDATION_ARGUMENTS);
    const condition = this.#required(block, args, 'condition');
    const errorMessage = this.#required(block, args, 'error_message');
    return condition === undefined || errorMessage === undefined ? null : { block, condition, errorMessage };
  }

  #required(block: Block, args: ReadonlyMap<string, Attribute>, name: string): Attribute | undefined {
    const attribute = args.get(name);
    if (attribute === undefined) this.#report('MISSING_ARGUMENT', block.typeRange, { name: quoteText(name) });
    return attribute;
  }

  #readLocals(block: Block): void {
    for (const attribute of block.body.attributes) {
      const { nameRange } = attribute;
      const name = attribute.name.normalize('NFC');
      const existing = this.#locals.get(name);
      if (existing === undefined) {
        this.#locals.set(name, attribute);
      } else {
        const place = this.#placeText(existing.nameRange);
        this.#report('DUPLICATE_LOCAL', nameRange, { name: quoteText(name), place });
      }
    }
    for (const inner of block.body.blocks) this.#leaveBlock(inner);
  }

  #readOutput(block: Block): void {
    const name = this.#nameOf(block);
    if (name === null) return;
    const existing = this.#outputs.get(name);
    if (existing !== undefined) {
      const place = this.#placeText(headerOf(existing.block));
      return this.#report('DUPLICATE_OUTPUT', block.typeRange, { name: quoteText(name), place });
    }
    const args = this.#arguments(block.body, OUTPUT_ARGUMENTS);
    const value = this.#required(block, args, 'value');
    if (value !== undefined) this.#outputs.set(name, { name, value: value.expression, block });
    for (const inner of block.body.blocks) this.#leaveBlock(inner);
  }

  #reportCycle({ cyclic }: OrderedLocals): void {
    const names = cyclic.map((name) => `local.${name}`).join(', ');
    const first = this.#locals.get(cyclic[0] ?? '');
    if (first !== undefined) this.#report('CYCLE', first.nameRange, { names });
  }
}

/** The name of a block with its labels. */
function headerOf({ typeRange, labels }: Block): SourceRange {
  return { start: typeRange.start, end: labels.at(-1)?.end ?? typeRange.end };
}

function reasonAgainstBool(expression: Expression): string {
  switch (expression.kind) {
    case 'LiteralValue':
      return expression.type === 'null' ? 'null value is not allowed' : 'bool required';
    case 'TupleCons':
    case 'ObjectCons':
      return 'bool required';
    default:
      return literalText(expression) === null ? 'a bool is required, as a literal' : 'a bool is required';
  }
}
