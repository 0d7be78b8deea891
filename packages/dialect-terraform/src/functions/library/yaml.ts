/** `yamlencode` and `yamldecode`. */
import { normalizeText } from '../../values/value.js';
import { defineFunction } from '../calls/function-definition.js';
import { anyOrNull, text } from '../calls/parameters.js';
import { readYaml } from '../yaml/reader.js';
import { writeYaml } from '../yaml/writer.js';

export const yamlencode = defineFunction('yamlencode', [anyOrNull('value')], (value) =>
  normalizeText(writeYaml(value)),
);

export const yamldecode = defineFunction('yamldecode', [text('src')], readYaml);
