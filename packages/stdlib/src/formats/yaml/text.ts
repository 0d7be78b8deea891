import type { Value } from '@pptjs/runtime/internal';
import { emitYaml } from './emitter.js';
import { toYamlNode } from './from-value.js';

/**
 * Returns a value as YAML, as Ruby's `to_yaml` writes it without options.
 *
 * @throws {FunctionError} for a value that cannot be written as YAML
 */
export function yamlText(value: Value): string {
  return emitYaml(toYamlNode(value, undefined), { indentation: 2, width: 0 });
}
