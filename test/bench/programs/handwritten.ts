import { collectionPrograms } from './handwritten-collections.js';
import { earlyPrograms } from './handwritten-early.js';
import { settingsPrograms } from './handwritten-settings.js';
import { textPrograms } from './handwritten-texts.js';

/** Each program of this folder as a person would write it in JavaScript, by name. The results are JSON values. */
export const handwritten: Readonly<Record<string, () => unknown>> = {
  ...earlyPrograms,
  ...collectionPrograms,
  ...settingsPrograms,
  ...textPrograms,
};

/** Whether a program is older than the code that it measures. docs/benchmarks.md explains why this matters. */
export const isEarlyProgram = (name: string): boolean => Object.hasOwn(earlyPrograms, name);
