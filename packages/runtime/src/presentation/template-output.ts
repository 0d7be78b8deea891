import type { Body, Parameter } from '../context/definition.js';
import { Sensitive } from '../values/sensitive.js';
import type { Value } from '../values/value.js';
import { interpolate } from './interpolate.js';

interface TemplateParts {
  /** The EPP file. */
  readonly file: string;
  /** Null where the template names none: then it takes any. */
  readonly parameters?: readonly Parameter[];
}

/** A compiled EPP template: what it says of its parameters, and a body that gives the text. */
export interface Template {
  readonly kind: 'template';
  readonly file: string;
  readonly parameters: readonly Parameter[] | null;
  readonly body: Body;
}

/** What an EPP template compiles to: the default export of its module. `body` gives the text. */
export function puppetTemplate(
  { file, parameters }: TemplateParts,
  body: (...parts: Parameters<Body>) => Value,
): Template {
  return { kind: 'template', file, parameters: parameters ?? null, body };
}

/** The text of a template while it is made. */
export class TemplateOutput {
  #text = '';
  #isSensitive = false;

  /** Adds text. */
  write(text: string): void {
    this.#text += text;
  }

  /** Adds the text of a value; that of a Sensitive makes the whole Sensitive. */
  render(value: Value): void {
    let plain = value;
    for (; plain instanceof Sensitive; plain = plain.unwrap()) this.#isSensitive = true;
    this.#text += interpolate(plain);
  }

  result(): string | Sensitive {
    return this.#isSensitive ? new Sensitive(this.#text) : this.#text;
  }
}
