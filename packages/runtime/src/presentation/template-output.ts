import type { Body, Parameter } from '../context/definition.js';
import { Sensitive } from '../values/sensitive.js';
import type { Value } from '../values/value.js';
import { interpolate } from './interpolate.js';

interface TemplateParts {
  /** The path of the EPP file. */
  readonly file: string;
  /** Missing if the template declares no parameters; it then accepts any. */
  readonly parameters?: readonly Parameter[];
}

/** A compiled EPP template: its parameters, and a body that returns the text. */
export interface Template {
  readonly kind: 'template';
  readonly file: string;
  readonly parameters: readonly Parameter[] | null;
  readonly body: Body;
}

/** Creates the default export of the module that an EPP template compiles to. `body` returns the text. */
export function puppetTemplate(
  { file, parameters }: TemplateParts,
  body: (...parts: Parameters<Body>) => Value,
): Template {
  return { kind: 'template', file, parameters: parameters ?? null, body };
}

/** Collects the text of a template. */
export class TemplateOutput {
  #text = '';
  #isSensitive = false;

  /** Adds text. */
  write(text: string): void {
    this.#text += text;
  }

  /** Adds the text of a value. A Sensitive value makes the whole text Sensitive. */
  render(value: Value): void {
    let plain = value;
    for (; plain instanceof Sensitive; plain = plain.unwrap()) this.#isSensitive = true;
    this.#text += interpolate(plain);
  }

  result(): string | Sensitive {
    return this.#isSensitive ? new Sensitive(this.#text) : this.#text;
  }
}
