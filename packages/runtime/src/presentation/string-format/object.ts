import { objectText } from '../../types/data-object.js';
import type { PuppetObject } from '../../values/object.js';
import { type Format, illegalFormat } from './format.js';

/**
 * Formats an object as Puppet source: `Error({'msg' => 'x'})`. `level` is the number of surrounding containers for
 * several lines; null for one line.
 */
export function writeObject(object: PuppetObject, format: Format, level: number | null): string {
  if (!'spq'.includes(format.letter)) throw illegalFormat(format, 'Object', 'spq');
  const text = object.hostText();
  if (text !== undefined && format.letter !== 'p') return format.letter === 's' ? text : `:${text}`;
  return objectText(object, format.letter === 's' ? null : level);
}
