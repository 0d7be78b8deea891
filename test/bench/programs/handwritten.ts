import { collectionPrograms } from './handwritten-collections.js';
import { earlyPrograms } from './handwritten-early.js';
import { fifthAlgorithms } from './handwritten-fifth-algorithms.js';
import { fifthDataPrograms } from './handwritten-fifth-data.js';
import { fifthTextPrograms } from './handwritten-fifth-texts.js';
import { fourthDataPrograms } from './handwritten-fourth-data.js';
import { fourthTextPrograms } from './handwritten-fourth-texts.js';
import { laterPrograms } from './handwritten-later.js';
import { settingsPrograms } from './handwritten-settings.js';
import { textPrograms } from './handwritten-texts.js';
import { thirdPrograms } from './handwritten-third.js';

/** Each program of this folder as a person would write it in JavaScript, by name. The results are JSON values. */
export const handwritten: Readonly<Record<string, () => unknown>> = {
  ...earlyPrograms,
  ...collectionPrograms,
  ...settingsPrograms,
  ...textPrograms,
  ...laterPrograms,
  ...thirdPrograms,
  ...fourthTextPrograms,
  ...fourthDataPrograms,
  ...fifthTextPrograms,
  ...fifthDataPrograms,
  ...fifthAlgorithms,
};

/** When a program was written, compared with the code that it measures. docs/benchmarks.md explains why this matters. */
export function groupOf(name: string): 'before' | 'after' | 'second' | 'third' | 'fourth' | 'fifth' {
  if (Object.hasOwn(earlyPrograms, name)) return 'before';
  if (Object.hasOwn(laterPrograms, name)) return 'second';
  if (Object.hasOwn(thirdPrograms, name)) return 'third';
  if ([fifthTextPrograms, fifthDataPrograms, fifthAlgorithms].some((group) => Object.hasOwn(group, name)))
    return 'fifth';
  return Object.hasOwn(fourthTextPrograms, name) || Object.hasOwn(fourthDataPrograms, name) ? 'fourth' : 'after';
}
