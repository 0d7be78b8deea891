/**
 * All functions of stdlib, by the file that defines them. `stdlib_merge` is `stdlib::merge`; functions such as
 * `stdlib::ensure`, which have no other name, are exported without the prefix.
 */
export { any2array, concat, delete_at, reverse, shuffle, sort_by, values_at, zip } from './arrays.js';
export { any2bool, bool2num, bool2str, num2bool, str2bool } from './booleans.js';
export { pick, pick_default } from './defaults.js';
export { dig44, try_get_value, fact } from './dig.js';
export { base64, crc32, fqdn_uuid, sha256 } from './digests.js';
export {
  batch_escape,
  stdlib_batch_escape,
  powershell_escape,
  stdlib_powershell_escape,
  regexpescape,
  shell_escape,
  stdlib_shell_escape,
  shell_join,
  shell_split,
  uriescape,
  xml_encode,
} from './escape.js';
export { count, delete_ as delete, delete_regex, delete_undef_values, delete_values, grep, reject } from './filter.js';
export { deep_merge, has_key, hash, join_keys_to_values, merge, stdlib_merge, nested_values } from './hashes.js';
export {
  assert_private,
  deprecation,
  has_function,
  is_a,
  is_function_available,
  os_version_gte,
  stdlib_os_version_gte,
  pry,
  rewrap_sensitive_data,
  time,
  stdlib_time,
  type_of,
  stdlib_type_of,
  type3x,
} from './introspection.js';
export { deferrable_epp, get_module_path, glob, load_module_metadata } from './modules.js';
export {
  enclose_ipv6,
  has_interface_with,
  stdlib_has_interface_with,
  has_ip_address,
  has_ip_network,
  ip_in_range,
} from './network.js';
export { clamp, convert_base, range, to_bytes } from './numbers.js';
export { pw_hash, str2saltedpbkdf2, str2saltedsha512 } from './passwords.js';
export { basename, dirname, extname } from './paths.js';
export {
  fqdn_rand_string,
  stdlib_fqdn_rand_string,
  fqdn_rotate,
  stdlib_fqdn_rotate,
  seeded_rand,
  stdlib_seeded_rand,
  seeded_rand_string,
  stdlib_seeded_rand_string,
} from './random.js';
export { loadjson, loadyaml, parsehocon, stdlib_parsehocon, parsejson, parsepson, parseyaml } from './read-data.js';
export {
  defined_with_params,
  ensure,
  ensure_packages,
  stdlib_ensure_packages,
  ensure_resource,
  ensure_resources,
  getparam,
  str2resource,
} from './resources.js';
export { difference, intersection, member, union } from './sets.js';
export { dos2unix, end_with, prefix, suffix, sprintf_hash, squeeze, start_with, swapcase, unix2dos } from './text.js';
export {
  is_absolute_path,
  is_array,
  is_bool,
  is_domain_name,
  is_email_address,
  is_float,
  is_hash,
  is_integer,
  is_ip_address,
  is_ipv4_address,
  is_ipv6_address,
  is_mac_address,
  is_numeric,
  is_string,
} from './type-tests.js';
export {
  validate_absolute_path,
  validate_array,
  validate_bool,
  validate_hash,
  validate_integer,
  validate_ip_address,
  validate_ipv4_address,
  validate_ipv6_address,
  validate_numeric,
  validate_re,
  validate_slength,
  validate_string,
  validate_legacy,
} from './validate-legacy.js';
export {
  validate_augeas,
  validate_cmd,
  validate_domain_name,
  stdlib_validate_domain_name,
  validate_email_address,
  stdlib_validate_email_address,
  validate_x509_rsa_key_pair,
} from './validate.js';
export {
  to_json,
  stdlib_to_json,
  to_json_pretty,
  stdlib_to_json_pretty,
  to_python,
  stdlib_to_python,
  to_ruby,
  stdlib_to_ruby,
  to_toml,
  stdlib_to_toml,
  to_yaml,
  stdlib_to_yaml,
} from './write-data.js';
