/**
 * Generates random programs of functions whose calls have arguments of the declared types. Most of them have a value, so they
 * test the code that lowering emits for known types. The same seed gives the same programs.
 */
import { createRandom, type Random } from './random.js';
import { DEFINITIONS, KINDS } from './typed-program-parts.js';

interface Variable {
  readonly name: string;
  readonly kind: string;
}

/** A function of the program. */
interface FunctionText {
  readonly name: string;
  readonly parameters: readonly Variable[];
  readonly text: string;
}

const KIND_NAMES = Object.keys(KINDS);

/** Returns `count` random programs. Each one ends with a call of each of its functions. */
export function generateTypedPrograms(count: number, seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => new ProgramGenerator(random).program());
}

class ProgramGenerator {
  readonly #random: Random;
  #variables = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  program(): string {
    const functions = Array.from({ length: 1 + this.#random.below(3) }, (_, index) => this.#function(`f${index}`));
    const calls = functions.map(({ name, parameters }) => {
      const values = parameters.map(({ kind }) => this.#random.pick(KINDS[kind]!.literals));
      return `${name}(${values.join(', ')})`;
    });
    return `${DEFINITIONS}${functions.map(({ text }) => text).join('')}[${calls.join(', ')}]\n`;
  }

  #function(name: string): FunctionText {
    const parameters = Array.from({ length: 1 + this.#random.below(3) }, () => this.#variable('p'));
    const result = this.#random.pick(KIND_NAMES);
    const list = parameters.map((parameter) => `${KINDS[parameter.kind]!.type} ${parameter.name}`).join(', ');
    const returns = this.#random.below(3) === 0 ? ` >> ${KINDS[result]!.type}` : '';
    return {
      name,
      parameters,
      text: `function ${name}(${list})${returns} {\n${this.#statements(result, parameters, 3)}\n}\n`,
    };
  }

  /** Statements that assign variables, and end with a value. */
  #statements(result: string, scope: readonly Variable[], depth: number): string {
    const known = [...scope];
    const texts: string[] = [];
    for (let rest = this.#random.below(depth > 0 ? 3 : 2); rest > 0; rest--) {
      if (this.#random.below(4) === 0) {
        texts.push(`if ${this.#value('Bool', known, depth)} { next(${this.#value(result, known, depth - 1)}) }`);
      } else {
        const variable = this.#variable('v');
        texts.push(`${variable.name} = ${this.#value(variable.kind, known, depth)}`);
        known.push(variable);
      }
    }
    // A value that begins with a bracket would be an argument or a key of the statement before it.
    const last = this.#variable('r');
    return [...texts, `${last.name} = ${this.#value(result, known, depth)}`, last.name].join('\n');
  }

  #value(kind: string, scope: readonly Variable[], depth: number): string {
    const { literals, forms, includes = [] } = KINDS[kind]!;
    const variables = scope.filter((variable) => variable.kind === kind || includes.includes(variable.kind));
    if (variables.length > 0 && this.#random.below(10) < (depth > 0 ? 4 : 9)) return this.#random.pick(variables).name;
    if (depth <= 0) return this.#random.pick(literals);
    const text = this.#random
      .pick(forms)
      .replaceAll(
        /@(\w+)|\|(\w+:\w+(?:, \w+:\w+)*)\| (\w+)/g,
        (_, operand?: string, parameters?: string, result?: string) =>
          operand === undefined
            ? this.#block(parameters!, result!, scope, depth - 1)
            : this.#value(operand, scope, depth - 1),
      );
    return text.includes('|') ? `(${text})` : text;
  }

  #block(parameterList: string, result: string, scope: readonly Variable[], depth: number): string {
    const parameters = parameterList.split(', ').map((parameter) => {
      const [name, kind] = parameter.split(':');
      return this.#variable(name!, kind!);
    });
    const names = parameters.map(({ name }) => name).join(', ');
    return `|${names}| { ${this.#statements(result, [...scope, ...parameters], depth)} }`;
  }

  #variable(prefix: string, kind = this.#random.pick(KIND_NAMES)): Variable {
    return { name: `$${prefix}${this.#variables++}`, kind };
  }
}
