/** The functions of the language, under the names in facts/functions.ts. Compiled modules import them. */
export {
  all,
  any,
  contains,
  empty,
  first,
  keys,
  last,
  logic_and,
  logic_not,
  logic_or,
  map,
  select,
  size,
  sort,
  switch_,
  type,
  unique,
  values,
} from './functions/collections.js';
export { from_json, inspect, to_a, to_b, to_d, to_json, to_n, to_s } from './functions/conversions.js';
export { strftime } from './functions/strftime.js';
export {
  capitalize,
  downcase,
  gsub,
  include,
  index,
  insert,
  join,
  lines,
  ljust,
  lstrip,
  reverse,
  rindex,
  rjust,
  rstrip,
  split,
  strip,
  sub,
  upcase,
} from './functions/strings.js';
export { equals } from './operators/comparison.js';
