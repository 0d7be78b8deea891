/**
 * The built-in functions, each under its Puppet name. `lowering/functions.ts` lists the names. As in Puppet 3, an
 * argument that is undef becomes an empty text.
 */
import * as functions from '@pptjs/runtime/functions';
import { context, functionError, type LogLevel, type Message, type Value } from '@pptjs/runtime/internal';
import { emptyForUndef } from './operators/call.js';
import { joined, textOf } from './values/text.js';

const messages = {
  NOT_A_BOOLEAN: { text: "str2bool(): Unknown type of boolean given: '{value}'" },
} as const satisfies Record<string, Message>;

type Body = (...args: Value[]) => Value;

/** A built-in function. It checks its arguments when it is called. */
type Builtin = (...args: never[]) => Value;

function withEmptyTexts(builtin: Builtin): Body {
  const body = builtin as Body;
  return (...args) => body(...args.map(emptyForUndef));
}

/** A function that returns no value. */
function statement(builtin: Builtin): Body {
  const evaluate = withEmptyTexts(builtin);
  return (...args) => {
    evaluate(...args);
    return null;
  };
}

/** A function that logs the texts of its arguments and of the elements of arrays, separated by spaces. */
function logging(level: LogLevel): Body {
  return (...args) => {
    context().log({ level, message: joined(args.map(emptyForUndef), ' ') });
    return null;
  };
}

export const alert = /* @__PURE__ */ logging('alert');
export const crit = /* @__PURE__ */ logging('crit');
export const debug = /* @__PURE__ */ logging('debug');
export const emerg = /* @__PURE__ */ logging('emerg');
export const err = /* @__PURE__ */ logging('err');
export const info = /* @__PURE__ */ logging('info');
export const notice = /* @__PURE__ */ logging('notice');
export const warning = /* @__PURE__ */ logging('warning');

/** `import 'file'` has no effect: the host provides the definitions of other files. */
const importFiles = (): Value => null;
export { importFiles as import };

export const contain = /* @__PURE__ */ statement(functions.contain);
export const create_resources = /* @__PURE__ */ statement(functions.create_resources);
export const defined = /* @__PURE__ */ withEmptyTexts(functions.defined);
export const digest = /* @__PURE__ */ withEmptyTexts(functions.digest);
export const fail = /* @__PURE__ */ withEmptyTexts(functions.fail);
export const file = /* @__PURE__ */ withEmptyTexts(functions.file);
/** The number is a text. */
export const fqdn_rand = (...args: Value[]): Value => textOf(functions.fqdn_rand(...args.map(emptyForUndef)));
export const generate = /* @__PURE__ */ withEmptyTexts(functions.generate);
export const hiera = /* @__PURE__ */ withEmptyTexts(functions.hiera);
export const hiera_array = /* @__PURE__ */ withEmptyTexts(functions.hiera_array);
export const hiera_hash = /* @__PURE__ */ withEmptyTexts(functions.hiera_hash);
export const hiera_include = /* @__PURE__ */ statement(functions.hiera_include);
export const include = /* @__PURE__ */ statement(functions.include);
export const inline_template = /* @__PURE__ */ withEmptyTexts(functions.inline_template);
export const md5 = /* @__PURE__ */ withEmptyTexts(functions.md5);
export const realize = /* @__PURE__ */ statement(functions.realize);
export const regsubst = /* @__PURE__ */ withEmptyTexts(functions.regsubst);
export const require = /* @__PURE__ */ statement(functions.require);
export const sha1 = /* @__PURE__ */ withEmptyTexts(functions.sha1);
export const shellquote = /* @__PURE__ */ withEmptyTexts(functions.shellquote);
export const split = /* @__PURE__ */ withEmptyTexts(functions.split);
export const sprintf = /* @__PURE__ */ withEmptyTexts(functions.sprintf);
export const tag = /* @__PURE__ */ statement(functions.tag);
export const tagged = /* @__PURE__ */ withEmptyTexts(functions.tagged);
export const template = /* @__PURE__ */ withEmptyTexts(functions.template);
export const versioncmp = /* @__PURE__ */ withEmptyTexts(functions.versioncmp);

/** Converts a text to a boolean, as the function of the module stdlib does. */
export const str2bool = (value: Value): Value => {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : value === null ? '' : textOf(value);
  if (/^(?:1|t|y|true|yes)$/.test(text)) return true;
  if (/^(?:|0|f|n|false|no|undef|undefined)$/.test(text)) return false;
  throw functionError(messages.NOT_A_BOOLEAN, { value: text });
};

// Puppet 8 has these functions built in. In Puppet 3, the module stdlib provided them.
export const abs = /* @__PURE__ */ withEmptyTexts(functions.abs);
export const capitalize = /* @__PURE__ */ withEmptyTexts(functions.capitalize);
export const ceiling = /* @__PURE__ */ withEmptyTexts(functions.ceiling);
export const chomp = /* @__PURE__ */ withEmptyTexts(functions.chomp);
export const chop = /* @__PURE__ */ withEmptyTexts(functions.chop);
export const downcase = /* @__PURE__ */ withEmptyTexts(functions.downcase);
export const empty = /* @__PURE__ */ withEmptyTexts(functions.empty);
export const flatten = /* @__PURE__ */ withEmptyTexts(functions.flatten);
export const floor = /* @__PURE__ */ withEmptyTexts(functions.floor);
export const getvar = /* @__PURE__ */ withEmptyTexts(functions.getvar);
export const join = /* @__PURE__ */ withEmptyTexts(functions.join);
export const keys = /* @__PURE__ */ withEmptyTexts(functions.keys);
export const lstrip = /* @__PURE__ */ withEmptyTexts(functions.lstrip);
export const max = /* @__PURE__ */ withEmptyTexts(functions.max);
export const min = /* @__PURE__ */ withEmptyTexts(functions.min);
export const round = /* @__PURE__ */ withEmptyTexts(functions.round);
export const rstrip = /* @__PURE__ */ withEmptyTexts(functions.rstrip);
export const size = /* @__PURE__ */ withEmptyTexts(functions.size);
export const sort = /* @__PURE__ */ withEmptyTexts(functions.sort);
export const strip = /* @__PURE__ */ withEmptyTexts(functions.strip);
export const unique = /* @__PURE__ */ withEmptyTexts(functions.unique);
export const upcase = /* @__PURE__ */ withEmptyTexts(functions.upcase);
export const values = /* @__PURE__ */ withEmptyTexts(functions.values);
