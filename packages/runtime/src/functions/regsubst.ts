import { defineBuiltin, dispatch, withFastPath } from '../calling/define-builtin.js';
import { escapeRegExp } from '../conversions/regexp.js';
import { reportText } from '../errors/long-text.js';
import { replaceLiteral } from '../regexp/replacement.js';
import { replacedText, substitute } from '../regexp/substitution.js';
import { PuppetHash } from '../values/hash.js';
import { PuppetRegExp } from '../values/regexp.js';
import { PuppetType } from '../values/type.js';
import { isArray, type Value } from '../values/value.js';
import { deprecated } from './support/deprecated.js';
import { patternOf, patternOfType } from './support/pattern.js';

/**
 * Replaces the matches of a regular expression in a string, or in each string of an array. In the replacement, `\1` is
 * a group, `\0` the whole match, and `\k<name>` a named group. A hash maps matched texts to replacements.
 *
 * Flags: `G` replaces every match, `E` allows extended syntax, `I` ignores case, and `M` lets `.` match line ends. The
 * last three apply only if the pattern is a string. The encoding is ignored.
 *
 * @example
 * regsubst('2024-05-06', '^(\d+)-(\d+)-(\d+)$', '\3/\2/\1') # => '06/05/2024'
 */
export const regsubst = withFastPath(
  defineBuiltin(
    'regsubst',
    dispatch(
      [
        'Variant[Array[String], String] target',
        'String pattern',
        'Variant[String, Hash[String, String]] replacement',
        'Optional[Pattern[/^[GEIM]*$/]] flags?',
        "Enum['E', 'N', 'S', 'U'] encoding?",
      ],
      (
        target: Value,
        pattern: string,
        replacement: string | PuppetHash,
        flags: string | null = null,
        encoding?: string,
      ) => {
        if (encoding !== undefined) {
          deprecated(
            "The regsubst() function's encoding argument has been ignored since Ruby 1.9 and will be removed in a future release",
          );
        }
        return substituteAll(
          target,
          patternOf(pattern, flags === null ? '' : regexpOptions(flags)),
          replacement,
          flags?.includes('G') === true,
        );
      },
    ),
    dispatch(
      [
        'Variant[Array[String], String] target',
        'Variant[Regexp, Type[Regexp]] pattern',
        'Variant[String, Hash[String, String]] replacement',
        'Pattern[/^G?$/] flags?',
      ],
      (target: Value, pattern: PuppetRegExp | PuppetType, replacement: string | PuppetHash, flags?: string) =>
        substituteAll(target, regexpOf(pattern), replacement, flags === 'G'),
    ),
  ),
  (general) =>
    (...args) => {
      const [target, pattern, replacement, flags] = args;
      const isPlain =
        (args.length === 3 || (args.length === 4 && flags === 'G')) &&
        typeof target === 'string' &&
        typeof replacement === 'string' &&
        (typeof pattern === 'string' || pattern instanceof PuppetRegExp);
      if (!isPlain) return general(...args);
      const result = substituteText(target, pattern, replacement, flags === 'G');
      reportText(result);
      return result;
    },
);

function regexpOptions(flags: string): string {
  return `${flags.includes('E') ? 'x' : ''}${flags.includes('I') ? 'i' : ''}${flags.includes('M') ? 'm' : ''}`;
}

/** Returns the regular expression. As in Puppet, the source of a Regexp type is a text that is replaced literally. */
function regexpOf(pattern: PuppetRegExp | PuppetType): PuppetRegExp {
  if (!(pattern instanceof PuppetType)) return pattern;
  return patternOf(escapeRegExp(patternOfType(pattern)?.source ?? ''));
}

function substituteAll(target: Value, regexp: PuppetRegExp, replacement: string | PuppetHash, global: boolean): Value {
  if (!isArray(target)) return substitute(target as string, regexp, replacement, global);
  return target.map((text) => substitute(text as string, regexp, replacement, global));
}

function substituteText(text: string, pattern: string | PuppetRegExp, replacement: string, global: boolean): string {
  const hasOptions = typeof pattern !== 'string' && pattern.options !== '';
  const literal = hasOptions ? null : replacedText(typeof pattern === 'string' ? pattern : pattern.source, replacement);
  return literal === null
    ? substitute(text, typeof pattern === 'string' ? patternOf(pattern) : pattern, replacement, global)
    : replaceLiteral(text, literal, replacement, global);
}
