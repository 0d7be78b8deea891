import { dynamicRegExp } from '../regexp/index.js';
import { PatternType } from './string.js';

/** Absolute URIs as the reference's library has them (RFC 2396): messages show the whole expression. */
export const ABSOLUTE_URI: string = [
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

let type: PatternType | undefined;

export function absoluteUri(): PatternType {
  return (type ??= new PatternType([dynamicRegExp(ABSOLUTE_URI)]));
}
