import { translatedRegExp } from '../regexp/literal.js';
import { lazy } from '../values/lazy.js';
import { PatternType } from './string.js';

/** The regular expression for absolute URIs of Ruby's URI library (RFC 2396). Messages show the complete expression. */
const ABSOLUTE_URI: string = /* @__PURE__ */ [
  String.raw`(?x-mi:`,
  String.raw`        ([a-zA-Z][\-+.a-zA-Z\d]*):                           (?# 1: scheme)`,
  String.raw`        (?:`,
  String.raw`           ((?:[\-_.!~*'()a-zA-Z\d;?:@&=+$,]|%[a-fA-F\d]{2})(?:[\-_.!~*'()a-zA-Z\d;\/?:@&=+$,\[\]]|%[a-fA-F\d]{2})*)                    (?# 2: opaque)`,
  String.raw`        |`,
  String.raw`           (?:(?:`,
  String.raw`             \/\/(?:`,
  String.raw`                 (?:(?:((?:[\-_.!~*'()a-zA-Z\d;:&=+$,]|%[a-fA-F\d]{2})*)@)?        (?# 3: userinfo)`,
  String.raw`                   (?:((?:(?:[a-zA-Z0-9\-.]|%\h\h)+|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[(?:(?:[a-fA-F\d]{1,4}:)*(?:[a-fA-F\d]{1,4}|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})|(?:(?:[a-fA-F\d]{1,4}:)*[a-fA-F\d]{1,4})?::(?:(?:[a-fA-F\d]{1,4}:)*(?:[a-fA-F\d]{1,4}|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}))?)\]))(?::(\d*))?))? (?# 4: host, 5: port)`,
  String.raw`               |`,
  String.raw`                 ((?:[\-_.!~*'()a-zA-Z\d$,;:@&=+]|%[a-fA-F\d]{2})+)                 (?# 6: registry)`,
  String.raw`               )`,
  String.raw`             |`,
  String.raw`             (?!\/\/))                           (?# XXX: '\/\/' is the mark for hostport)`,
  String.raw`             (\/(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*(?:;(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*)*(?:\/(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*(?:;(?:[\-_.!~*'()a-zA-Z\d:@&=+$,]|%[a-fA-F\d]{2})*)*)*)?                    (?# 7: path)`,
  String.raw`           )(?:\?((?:[\-_.!~*'()a-zA-Z\d;\/?:@&=+$,\[\]]|%[a-fA-F\d]{2})*))?                 (?# 8: query)`,
  String.raw`        )`,
  String.raw`        (?:\#((?:[\-_.!~*'()a-zA-Z\d;\/?:@&=+$,\[\]]|%[a-fA-F\d]{2})*))?                  (?# 9: fragment)`,
  String.raw`      )`,
].join('\n');

/**
 * The translation of `ABSOLUTE_URI` to JavaScript. A test compares it with the result of `translateRegExp`. With it, a module
 * that uses the type URI needs no translator.
 */
const TRANSLATION: string = /* @__PURE__ */ [
  String.raw`([a-zA-Z][\-\+\.a-zA-Z0-9]*):(?:((?:[\-_\.\!\~\*'\(\)a-zA-Z0-9\;\?\:\@\&\=\+\$\,]|%[a-fA-F0-9]{2})(?`,
  String.raw`:[\-_\.\!\~\*'\(\)a-zA-Z0-9\;\/\?\:\@\&\=\+\$\,\[\]]|%[a-fA-F0-9]{2})*)|(?://(?:(?:(?:((?:[\-_\.\!\~`,
  String.raw`\*'\(\)a-zA-Z0-9\;\:\&\=\+\$\,]|%[a-fA-F0-9]{2})*)@)?((?:(?:[a-zA-Z0-9\-\.]|%[0-9A-Fa-f][0-9A-Fa-f])`,
  String.raw`+|[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}|\[(?:(?:[a-fA-F0-9]{1,4}:)*(?:[a-fA-F0-9]{1,4}|[0-9`,
  String.raw`]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3})|(?:(?:[a-fA-F0-9]{1,4}:)*[a-fA-F0-9]{1,4})?::(?:(?:[a-fA`,
  String.raw`-F0-9]{1,4}:)*(?:[a-fA-F0-9]{1,4}|[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}))?)\]))(?::([0-9]*)`,
  String.raw`)?)?|((?:[\-_\.\!\~\*'\(\)a-zA-Z0-9\$\,\;\:\@\&\=\+]|%[a-fA-F0-9]{2})+))|(?!//))(/(?:[\-_\.\!\~\*'\(`,
  String.raw`\)a-zA-Z0-9\:\@\&\=\+\$\,]|%[a-fA-F0-9]{2})*(?:;(?:[\-_\.\!\~\*'\(\)a-zA-Z0-9\:\@\&\=\+\$\,]|%[a-fA-`,
  String.raw`F0-9]{2})*)*(?:/(?:[\-_\.\!\~\*'\(\)a-zA-Z0-9\:\@\&\=\+\$\,]|%[a-fA-F0-9]{2})*(?:;(?:[\-_\.\!\~\*'\(`,
  String.raw`\)a-zA-Z0-9\:\@\&\=\+\$\,]|%[a-fA-F0-9]{2})*)*)*)?(?:\?((?:[\-_\.\!\~\*'\(\)a-zA-Z0-9\;\/\?\:\@\&\=`,
  String.raw`\+\$\,\[\]]|%[a-fA-F0-9]{2})*))?)(?:#((?:[\-_\.\!\~\*'\(\)a-zA-Z0-9\;\/\?\:\@\&\=\+\$\,\[\]]|%[a-fA-`,
  String.raw`F0-9]{2})*))?`,
].join('');

/** The type of texts that contain an absolute URI. */
export const absoluteUri: () => PatternType = /* @__PURE__ */ lazy(
  () => new PatternType([translatedRegExp(ABSOLUTE_URI, new RegExp(TRANSLATION, 'v'))]),
);
