/** All functions of the language, each under its own name. */
export { can, try_, try_ as try } from './functions/library/attempts.js';
export {
  chunklist,
  coalescelist,
  compact,
  concat,
  contains,
  distinct,
  element,
  flatten,
  length,
  range,
  reverse,
  setproduct,
  slice,
  sort,
  values,
} from './functions/library/collections.js';
export { tobool, tolist, tomap, tonumber, toset, tostring } from './functions/library/conversions.js';
export { formatdate, timeadd, timecmp } from './functions/library/dates.js';
export {
  base64decode,
  base64encode,
  csvdecode,
  textdecodebase64,
  textencodebase64,
  urlencode,
} from './functions/library/encodings.js';
export { format, formatlist } from './functions/library/formats.js';
export { base64sha256, base64sha512, md5, sha1, sha256, sha512, uuidv5 } from './functions/library/hashes.js';
export {
  abspath,
  base64gzip,
  bcrypt,
  file,
  filebase64,
  filebase64sha256,
  filebase64sha512,
  fileexists,
  filemd5,
  fileset,
  filesha1,
  filesha256,
  filesha512,
  pathexpand,
  plantimestamp,
  rsadecrypt,
  templatefile,
  templatestring,
  timestamp,
  type,
  uuid,
} from './functions/library/host.js';
export { jsondecode, jsonencode } from './functions/library/json.js';
export { keys, lookup, merge, zipmap } from './functions/library/maps.js';
export { cidrhost, cidrnetmask, cidrsubnet, cidrsubnets } from './functions/library/network.js';
export { abs, ceil, floor, log, max, min, parseint, pow, signum } from './functions/library/numbers.js';
export { basename, dirname } from './functions/library/paths.js';
export { regex, regexall } from './functions/library/regexps.js';
export { setintersection, setsubtract, setunion } from './functions/library/sets.js';
export {
  chomp,
  endswith,
  indent,
  join,
  lower,
  replace,
  split,
  startswith,
  strcontains,
  strrev,
  substr,
  title,
  trim,
  trimprefix,
  trimspace,
  trimsuffix,
  upper,
} from './functions/library/strings.js';
export {
  alltrue,
  anytrue,
  coalesce,
  ephemeralasnull,
  index,
  issensitive,
  matchkeys,
  nonsensitive,
  one,
  sensitive,
  sum,
  transpose,
} from './functions/library/terraform-collections.js';
export { yamldecode, yamlencode } from './functions/library/yaml.js';
