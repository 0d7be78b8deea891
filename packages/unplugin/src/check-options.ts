/** Checks the options of the plugin: a configuration in JavaScript has no types. */
import { STRICTNESS_LEVELS } from '@pptjs/runtime/strictness';
import { didYouMean } from '@pptjs/runtime/suggestion';
import type { PluginOptions } from './options.js';

interface OptionRule {
  /** What the option must be, in messages. */
  readonly expected: string;
  accepts(value: unknown): boolean;
}

const isPattern = (value: unknown): boolean => typeof value === 'string' || value instanceof RegExp;

const PATTERNS: OptionRule = {
  expected: 'a glob, a regular expression, or an array of these',
  accepts: (value) => (Array.isArray(value) ? value.every(isPattern) : isPattern(value)),
};

const RULES: Readonly<Record<keyof PluginOptions, OptionRule>> = {
  include: PATTERNS,
  exclude: PATTERNS,
  dialect: { expected: 'the name or path of a dialect', accepts: (value) => typeof value === 'string' },
  strict: {
    expected: `one of ${STRICTNESS_LEVELS.join(', ')}`,
    accepts: (value) => STRICTNESS_LEVELS.some((level) => level === value),
  },
  comments: { expected: 'true or false', accepts: (value) => typeof value === 'boolean' },
};

/**
 * Checks the names and values of options.
 * @throws {TypeError} if the plugin does not have an option, or cannot use its value
 */
export function checkOptions(options: unknown): void {
  if (typeof options !== 'object' || options === null)
    throw new TypeError('@pptjs/unplugin: the options must be an object');
  const rules = new Map<string, OptionRule>(Object.entries(RULES));
  for (const [name, value] of Object.entries(options)) {
    const rule = rules.get(name);
    if (rule === undefined) {
      const advice = didYouMean(name, rules.keys());
      throw new TypeError(
        `@pptjs/unplugin: there is no option '${name}'. ${advice ?? `The options are ${[...rules.keys()].join(', ')}.`}`,
      );
    }
    if (value !== undefined && !rule.accepts(value))
      throw new TypeError(`@pptjs/unplugin: the option '${name}' must be ${rule.expected}`);
  }
}
