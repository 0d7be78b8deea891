import { objectText } from '../../types/data-object.js';
import type { PuppetObject } from '../../values/object.js';
import { type Format, illegalFormat } from './format.js';

/**
 * Formats an object as Puppet source: `Error({'msg' => 'x'})`. `level` is the number of surrounding containers for
 * several lines; null for one line.
 */
export function writeObject(object: PuppetObject, format: Format, level: number | null): string {
  const text = object.hostText();
  if (!'spq'.includes(format.letter)) throw illegalFormat(format, text === undefined ? 'Object' : 'Runtime', 'spq');
  if (text !== undefined && format.letter !== 'p') return format.letter === 's' ? text : object.rubyInspect();
  return objectText(object, format.letter === 's' ? null : level);
}
