import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import * as typeMessages from '../errors/messages/types.js';
import { memoize } from '../text/memoize.js';
import { Default } from '../values/default.js';
import type { PuppetHash } from '../values/hash.js';
import { lazy } from '../values/lazy.js';
import { parseSemVerRange } from '../values/parse-semver-range.js';
import { SemVerRange } from '../values/semver-range.js';
import { SemVer } from '../values/semver.js';
import { fail } from './constructor.js';

type End = SemVer | Default;

const types = {
  SemVerRangeString: 'String[1]',
  SemVerRangeHash:
    "Struct[{'min' => Variant[Default, SemVer], Optional['max'] => Variant[Default, SemVer], Optional['exclude_max'] => Boolean}]",
};

/** `SemVerRange(text)`, `SemVerRange(min, max, exclude_max)`, or a hash of these. */
export const newSemVerRange = lazy(() =>
  withFastPath(
    defineBuiltin(
      'new_VersionRange',
      dispatch(['SemVerRangeString str'], read, { types }),
      dispatch(['Variant[Default, SemVer] min', 'Variant[Default, SemVer] max', 'Boolean exclude_max?'], between, {
        types,
      }),
      dispatch(
        ['SemVerRangeHash hash_args'],
        (args: PuppetHash) =>
          between(
            args.get('min') as End,
            args.get('max') as End | undefined,
            args.get('exclude_max') as boolean | undefined,
          ),
        { types },
      ),
    ),
    (general) =>
      (...args) => {
        const [text] = args;
        return args.length === 1 && typeof text === 'string' && text !== '' ? read(text) : general(...args);
      },
  ),
);

/** Programs use few ranges for many versions. */
const parse = memoize(parseSemVerRange);

function read(text: string): SemVerRange {
  return parse(text) ?? fail(typeMessages.UNPARSABLE_VERSION_RANGE, { text });
}

function between(from: End, to?: End, excludeMax = false): SemVerRange {
  const min = from instanceof SemVer ? from : null;
  const max = to instanceof SemVer ? to : null;
  const interval = { min, max, includesMin: min !== null, includesMax: max !== null && !excludeMax };
  const isEmpty = min !== null && max !== null && (min.compare(max) > 0 || (min.compare(max) === 0 && excludeMax));
  const intervals = isEmpty ? [] : [interval];
  return new SemVerRange(
    to instanceof SemVer ? textBetween(min, to, excludeMax) : new SemVerRange('', intervals).normalized(),
    intervals,
  );
}

/** Returns the text of the range. Its ends are in the reverse order of the normal form. */
function textBetween(min: SemVer | null, max: SemVer, excludeMax: boolean): string {
  const low = min === null ? LOWEST : String(min);
  return excludeMax ? `>=${max} <${low}` : `${max} - ${low}`;
}

/** A version below all others. */
const LOWEST = '0.0.0-';
