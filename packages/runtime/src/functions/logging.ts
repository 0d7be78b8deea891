import { defineBuiltin, dispatch, type BuiltinFunction, type FunctionProperties } from '../calling/define-builtin.js';
import { context } from '../context/context.js';
import type { LogLevel } from '../context/settings.js';
import { interpolate } from '../presentation/interpolate.js';
import { printableText } from '../text/byte-text.js';
import { type Value } from '../values/value.js';

/** Defines a function that logs its arguments as text, separated by spaces, and returns undef. */
function defineLogging(level: LogLevel, properties: FunctionProperties = {}): BuiltinFunction {
  return defineBuiltin(
    level,
    properties,
    dispatch(
      ['Any values*'],
      (values: readonly Value[]) => {
        context().log({ level, message: printableText(values.map(interpolate).join(' ')) });
        return null;
      },
      { returns: 'Undef' },
    ),
  );
}

/**
 * Logs its arguments as text, separated by spaces, at the level `alert`.
 *
 * @example
 * alert('disk', {'free' => 10}) # => undef
 */
export const alert = defineLogging('alert');

/**
 * Logs its arguments as text, separated by spaces, at the level `crit`.
 *
 * @example
 * crit('disk', {'free' => 10}) # => undef
 */
export const crit = defineLogging('crit');

/**
 * Logs its arguments as text, separated by spaces, at the level `debug`.
 *
 * @example
 * debug('disk', {'free' => 10}) # => undef
 */
export const debug = defineLogging('debug', { isStatement: true });

/**
 * Logs its arguments as text, separated by spaces, at the level `emerg`.
 *
 * @example
 * emerg('disk', {'free' => 10}) # => undef
 */
export const emerg = defineLogging('emerg');

/**
 * Logs its arguments as text, separated by spaces, at the level `err`.
 *
 * @example
 * err('disk', {'free' => 10}) # => undef
 */
export const err = defineLogging('err', { isStatement: true });

/**
 * Logs its arguments as text, separated by spaces, at the level `info`.
 *
 * @example
 * info('disk', {'free' => 10}) # => undef
 */
export const info = defineLogging('info', { isStatement: true });

/**
 * Logs its arguments as text, separated by spaces, at the level `notice`.
 *
 * @example
 * notice('disk', {'free' => 10}) # => undef
 */
export const notice = defineLogging('notice', { isStatement: true });

/**
 * Logs its arguments as text, separated by spaces, at the level `warning`.
 *
 * @example
 * warning('disk', {'free' => 10}) # => undef
 */
export const warning = defineLogging('warning', { isStatement: true });
