import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { reportText } from '../errors/long-text.js';
import { FORMAT_TYPES } from '../presentation/string-format/format-types.js';
import { formatValue } from '../presentation/string-format/index.js';
import type { Formats } from '../presentation/string-format/index.js';
import { isBlock } from '../values/block.js';
import { Float } from '../values/float.js';
import { lazy } from '../values/lazy.js';
import { SemVer } from '../values/semver.js';
import { Time } from '../values/time.js';
import { isInteger, type Value } from '../values/value.js';

const types = { ...FORMAT_TYPES, Convertible: 'Any' };

/** `String(from, formats)` */
export const newString = lazy(() =>
  withFastPath(
    defineBuiltin(
      'new_string',
      dispatch(
        ['Convertible from', 'Formats string_formats?'],
        (from: Value, formats?: Formats) => formatValue(from, formats),
        { types },
      ),
    ),
    (general) =>
      (...args) => {
        const [from, format] = args;
        if (from === undefined || isBlock(from)) return general(...args);
        if (args.length === 1) {
          if (isInteger(from) || typeof from === 'boolean') return String(from);
          const text = formatValue(from, plainFormat(from));
          reportText(text);
          return text;
        }
        return args.length === 2 && typeof format === 'string' && format !== ''
          ? formatValue(from, format)
          : general(...args);
      },
  ),
);

/** The default format of a Float, a version or a time, for which it need not be searched by type; undefined for other values. */
function plainFormat(value: Value): string | undefined {
  if (value instanceof Float) return '%f';
  return value instanceof SemVer || value instanceof Time ? '%s' : undefined;
}
