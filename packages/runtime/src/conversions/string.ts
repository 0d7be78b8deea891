import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { FORMAT_TYPES } from '../presentation/string-format/format-types.js';
import { formatValue } from '../presentation/string-format/index.js';
import type { Formats } from '../presentation/string-format/index.js';
import { lazy } from '../values/lazy.js';
import type { Value } from '../values/value.js';

const types = { ...FORMAT_TYPES, Convertible: 'Any' };

/** `String(from, formats)` */
export const newString = lazy(() =>
  defineBuiltin(
    'new_string',
    dispatch(
      ['Convertible from', 'Formats string_formats?'],
      (from: Value, formats?: Formats) => formatValue(from, formats),
      { types },
    ),
  ),
);
