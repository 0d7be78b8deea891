import { readParameters } from '../calling/parameters.js';
import type { BodyValues, Parameter, ParameterDescriptions } from '../context/definition.js';
import { Sensitive } from '../values/sensitive.js';
import type { Value } from '../values/value.js';
import { interpolate } from './interpolate.js';

interface TemplateDescription {
  /** Missing if the template declares no parameters; it then accepts any. */
  readonly parameters?: ParameterDescriptions;
  readonly body: TemplateBody;
  /** The path of the EPP file. */
  readonly file: string;
}

/** Returns the text of the template. */
type TemplateBody = (values: BodyValues) => Value;

/** A compiled EPP template: its parameters, and a body that returns the text. */
export interface Template {
  readonly kind: 'template';
  readonly file: string;
  readonly parameters: readonly Parameter[] | null;
  readonly body: TemplateBody;
}

/** Creates the default export of the module that an EPP template compiles to. */
export function puppetTemplate({ parameters, body, file }: TemplateDescription): Template {
  return { kind: 'template', file, parameters: parameters === undefined ? null : readParameters(parameters), body };
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
