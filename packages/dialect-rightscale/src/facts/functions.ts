/**
 * The functions of RightScale's documentation. The compiler checks calls with these facts, and the tests compare them
 * with the implementations.
 */

/** A function on values. */
export interface FunctionFacts {
  /** The name of its export in the entry `functions`. */
  readonly export: string;
  /** The smallest and the largest number of arguments. */
  readonly arguments: readonly [number, number];
  /** The kind of its result, if that is always the same. */
  readonly returns?: 'boolean' | 'value';
}

export const functions: Readonly<Record<string, FunctionFacts>> = {
  // Collections management
  size: { export: 'size', arguments: [1, 1], returns: 'value' },
  first: { export: 'first', arguments: [1, 1] },
  last: { export: 'last', arguments: [1, 1] },
  sort: { export: 'sort', arguments: [1, 3] },
  'contains?': { export: 'contains', arguments: [2, 2], returns: 'boolean' },
  'empty?': { export: 'empty', arguments: [1, 1], returns: 'boolean' },
  'any?': { export: 'any', arguments: [1, 2], returns: 'boolean' },
  'all?': { export: 'all', arguments: [1, 2], returns: 'boolean' },
  select: { export: 'select', arguments: [2, 2], returns: 'value' },
  unique: { export: 'unique', arguments: [1, 1] },

  // Boolean logic
  'equals?': { export: 'equals', arguments: [2, 2], returns: 'boolean' },
  switch: { export: 'switch_', arguments: [3, 3] },
  logic_and: { export: 'logic_and', arguments: [2, 2], returns: 'boolean' },
  logic_or: { export: 'logic_or', arguments: [2, 2], returns: 'boolean' },
  logic_not: { export: 'logic_not', arguments: [1, 1], returns: 'boolean' },

  // Data conversion
  to_s: { export: 'to_s', arguments: [1, 1], returns: 'value' },
  to_n: { export: 'to_n', arguments: [1, 1], returns: 'value' },
  to_b: { export: 'to_b', arguments: [1, 1], returns: 'boolean' },
  to_d: { export: 'to_d', arguments: [1, 1], returns: 'value' },
  to_a: { export: 'to_a', arguments: [1, 1], returns: 'value' },
  to_json: { export: 'to_json', arguments: [1, 1], returns: 'value' },
  from_json: { export: 'from_json', arguments: [1, 1], returns: 'value' },
  strftime: { export: 'strftime', arguments: [2, 2], returns: 'value' },

  // Data introspection
  type: { export: 'type', arguments: [1, 1], returns: 'value' },
  inspect: { export: 'inspect', arguments: [1, 1], returns: 'value' },

  // String manipulation
  capitalize: { export: 'capitalize', arguments: [1, 1], returns: 'value' },
  downcase: { export: 'downcase', arguments: [1, 1], returns: 'value' },
  upcase: { export: 'upcase', arguments: [1, 1], returns: 'value' },
  gsub: { export: 'gsub', arguments: [3, 3], returns: 'value' },
  sub: { export: 'sub', arguments: [3, 3], returns: 'value' },
  'include?': { export: 'include', arguments: [2, 2], returns: 'boolean' },
  index: { export: 'index', arguments: [2, 3], returns: 'value' },
  rindex: { export: 'rindex', arguments: [2, 3], returns: 'value' },
  insert: { export: 'insert', arguments: [3, 3], returns: 'value' },
  join: { export: 'join', arguments: [1, 2], returns: 'value' },
  split: { export: 'split', arguments: [2, 2], returns: 'value' },
  lines: { export: 'lines', arguments: [1, 2], returns: 'value' },
  ljust: { export: 'ljust', arguments: [2, 3], returns: 'value' },
  rjust: { export: 'rjust', arguments: [2, 3], returns: 'value' },
  lstrip: { export: 'lstrip', arguments: [1, 1], returns: 'value' },
  rstrip: { export: 'rstrip', arguments: [1, 1], returns: 'value' },
  strip: { export: 'strip', arguments: [1, 1], returns: 'value' },
  reverse: { export: 'reverse', arguments: [1, 1], returns: 'value' },

  // Miscellaneous
  keys: { export: 'keys', arguments: [1, 1], returns: 'value' },
  values: { export: 'values', arguments: [1, 1], returns: 'value' },
  map: { export: 'map', arguments: [3, 3] },
};

/** Functions that call the RightScale API, or another server. */
export const API_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'find provision delete copy copy_index field to_object cred signer tag_value http_get http_post http_head http_put ' +
    'http_patch http_delete http_options http_trace http_request'
  ).split(' '),
);

/**
 * Functions of RightScale that are not available here: those of the clock, the tasks and the log of its engine, and
 * conversions that this dialect leaves out. A script that calls one of them compiles, and the call fails.
 */
export const ENGINE_FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'now rand uuid sleep sleep_until sleep_while task_name tasks task_label task_status log_title log_info log_error ' +
    'initiate_debug_report complete_debug_report jwt_encode xpath pluralize singularize to_base64 from_base64 to_html from_html to_uri to_uri_esc from_uri'
  ).split(' '),
);

/** The attributes of each statement in the documentation. */
export const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  define: new Set(['on_error', 'on_rollback', 'task_label']),
  sub: new Set(['on_error', 'on_rollback', 'on_timeout', 'task_name', 'timeout', 'task_label', 'wait_task']),
  call: new Set(['on_error', 'on_rollback', 'on_timeout', 'timeout', 'task_label']),
  foreach: new Set(['on_error', 'on_rollback', 'task_prefix', 'task_label']),
  map: new Set(['on_error', 'on_rollback', 'task_prefix', 'task_label']),
  concurrent: new Set(['on_error', 'on_rollback', 'on_timeout', 'timeout', 'wait_task', 'task_prefix', 'task_label']),
};

/** Attributes that change nothing where nothing takes time and there is one task. */
export const NEUTRAL_ATTRIBUTES: ReadonlySet<string> = new Set([
  'task_name',
  'task_label',
  'task_prefix',
  'timeout',
  'on_timeout',
]);
