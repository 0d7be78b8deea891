import {
  defineBuiltin,
  dispatch,
  type BuiltinFunction,
  type FunctionProperties,
} from '../../calling/define-builtin.js';
import { context, type LogLevel } from '../../context/context.js';
import { interpolate } from '../../presentation/interpolate.js';
import type { Value } from '../../values/value.js';

/** Defines a function that logs its arguments as text, separated by spaces, and returns undef. */
export function defineLogging(level: LogLevel, properties: FunctionProperties = {}): BuiltinFunction {
  return defineBuiltin(
    level,
    properties,
    dispatch(
      ['Any values*'],
      (values: readonly Value[]) => {
        context().log({ level, message: values.map(interpolate).join(' ') });
        return null;
      },
      { returns: 'Undef' },
    ),
  );
}
