/** The classes and modules whose methods compiled code implements, and ERB itself. */
const CORE =
  'BasicObject|Object|Kernel|Comparable|Enumerable|NilClass|TrueClass|FalseClass|Numeric|Integer|Float|String|Symbol|Array|Hash|Range|Regexp|MatchData|ERB|File|IPAddr|Digest|JSON|Base64';

const REOPENED = new RegExp(
  String.raw`\b(?:class|module)\s+(?:::)?(?:${CORE})\b(?!\s*::)|` +
    String.raw`(?<!::|\w)(?:::)?(?:${CORE})\s*\.\s*(?:class_eval|class_exec|module_eval|module_exec|send|public_send|__send__|include|prepend|` +
    String.raw`define_method|alias_method|remove_method|undef_method|instance_eval|singleton_class)\b|` +
    String.raw`\brefine\s+(?:::)?(?:${CORE})\b`,
);

/**
 * Whether Ruby code may change a class or module whose methods compiled code implements. Also true for code that
 * only looks like that, in comments or in modules of its own.
 */
export function reopensCoreClass(source: string): boolean {
  return REOPENED.test(source);
}
