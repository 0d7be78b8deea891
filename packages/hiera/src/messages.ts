import type { Message } from '@pptjs/runtime/internal';

/** The run-time messages of this package, except those about HOCON syntax (see hocon/messages.ts). */
export const messages = {
  // Keys and interpolation.
  KEY_SYNTAX: { text: "Syntax error in key: '{key}'" },
  INTERPOLATION_SYNTAX: { text: 'Syntax error in string: {text}' },
  UNKNOWN_METHOD: { text: "Unknown interpolation method '{name}'" },
  METHOD_NOT_ALLOWED: { text: 'Interpolation using method syntax is not allowed in this context' },
  ALIAS_NOT_ALONE: {
    text: "'alias' interpolation is only permitted if the expression is equal to the entire string",
  },
  NOT_A_COLLECTION: {
    text: "Data Provider type mismatch: Got {class} when a hash-like object was expected to access value using '{segment}' from key '{key}'",
  },

  // Lookups.
  LOOKUP_FAILED: { text: "Lookup of key '{key}' failed: {problem}" },
  RECURSIVE_LOOKUP: { text: 'Recursive lookup detected in [{keys}]' },
  OPTIONS_NOT_A_HASH: { text: 'value of lookup_options must be a hash' },
  OPTIONS_OF_KEY_NOT_A_HASH: { text: "the lookup_options of key '{key}' must be a hash" },
  FOREIGN_OPTION: { text: "all lookup_options keys must start with module name '{module}'" },
  FOREIGN_OPTION_PATTERN: {
    text: "all lookup_options patterns must match a key starting with module name '{module}'",
  },
  INVALID_CONVERSION: {
    // The missing quote is Puppet's.
    text: "Invalid data type in lookup_options for key '{key}' could not parse '{type}', error: '{problem}",
  },
  CONVERSION_FAILED: { text: "The convert_to lookup_option for key '{key}' raised error: {problem}" },

  // Merging.
  UNKNOWN_STRATEGY: { text: "Unknown merge strategy: '{name}'" },
  EMPTY_KNOCKOUT_PREFIX: { text: 'knockout_prefix cannot be an empty string in deep_merge!' },
  STRATEGY_WITHOUT_NAME: {
    text: "The hash given as 'merge' must contain the name of a strategy in string form for the key 'strategy'",
  },

  // hiera.yaml.
  IN_CONFIG: { text: '{problem} (file: {file})' },
  IN_CONFIG_LINE: { text: '{problem} (file: {file}, line: {line})' },
  UNDEFINED_VARIABLE_IN_CONFIG: { text: "Undefined variable '{name}'" },
  CONFIG_WITHOUT_HASH: {
    text: '{file}: File exists but does not contain a valid YAML hash. Falling back to Hiera version 3 default config',
  },
  UNSUPPORTED_VERSION: { text: 'This runtime does not support hiera.yaml version {version}' },
  VERSION_3: { text: 'hiera.yaml version 3 cannot be used in {layer}' },
  VERSION_IN_GLOBAL_LAYER: { text: 'hiera.yaml version {version} cannot be used in the global layer' },
  OLD_VERSION: {
    text: "{file}: Use of 'hiera.yaml' version {version} is deprecated. It should be converted to version 5",
  },
  VERSION_3_IGNORED: { text: 'hiera.yaml version 3 found at {layer} root was ignored' },
  HIERA_3_NOT_INSTALLED: { text: 'Hiera 3 is not installed' },
  UNKNOWN_BACKEND: { text: "No data provider is registered for backend '{backend}'" },
  REPEATED_BACKEND: { text: "Backend '{backend}' is defined more than once." },
  DUPLICATE_LEVEL: { text: "Hierarchy name '{name}' defined more than once." },
  DUPLICATE_LEVEL_AT: { text: "Hierarchy name '{name}' defined more than once. First defined at (line: {line})" },
  HIERA3_BACKEND_NOT_GLOBAL: { text: "'hiera3_backend' is only allowed in the global layer" },
  HIERA3_BACKEND_REPLACED: { text: 'Use "data_hash: {name}_data" instead of "hiera3_backend: {name}"' },
  DEFAULT_HIERARCHY_NOT_IN_MODULE: { text: "'default_hierarchy' is only allowed in the module layer" },
  SEVERAL_DEFAULT_FUNCTIONS: {
    text: 'Only one of data_hash, lookup_key, data_dig, or hiera3_backend can be defined in defaults',
  },
  SEVERAL_FUNCTIONS: {
    text: "Only one of data_hash, lookup_key, data_dig, or hiera3_backend can be defined in hierarchy '{name}'",
  },
  NO_FUNCTION: {
    text: "One of data_hash, lookup_key, data_dig, or hiera3_backend must be defined in hierarchy '{name}'",
  },
  SEVERAL_LOCATIONS: {
    text: "Only one of path, paths, glob, globs, uri, uris, or mapped_paths can be defined in hierarchy '{name}'",
  },
  RESERVED_DEFAULT_OPTION: { text: "Option key '{key}' used in defaults is reserved by Puppet" },
  RESERVED_OPTION: { text: "Option key '{key}' used in hierarchy '{name}' is reserved by Puppet" },
  UNKNOWN_DATA_FUNCTION: { text: "Unable to find '{kind}' function named '{name}'" },

  // The settings `data_provider` of modules and `environment_data_provider`.
  ENVIRONMENT_PROVIDER: {
    text: "Defining environment_data_provider='{provider}' in environment.conf is deprecated.",
  },
  ENVIRONMENT_PROVIDER_ALONE: {
    text: "Defining environment_data_provider='{provider}' in environment.conf is deprecated. A 'hiera.yaml' file should be used instead",
  },
  ENVIRONMENT_PROVIDER_IGNORED: {
    text: "Defining environment_data_provider='{provider}' in environment.conf is deprecated",
  },
  ENVIRONMENT_PROVIDER_OVERRIDDEN: {
    text: "The environment_data_provider='{provider}' setting is ignored since '{config}' version >= 5",
  },
  MODULE_PROVIDER: { text: 'Defining "data_provider": "{provider}" in metadata.json is deprecated.' },
  MODULE_PROVIDER_ALONE: {
    text: 'Defining "data_provider": "{provider}" in metadata.json is deprecated. A \'hiera.yaml\' file should be used instead',
  },
  MODULE_PROVIDER_IGNORED: {
    text: 'Defining "data_provider": "{provider}" in metadata.json is deprecated. It is ignored since a \'hiera.yaml\' with version >= 5 is present',
  },
  LEGACY_FUNCTION: {
    text: "Using of legacy data provider function '{functionName}'. Please convert to a 'data_hash' function",
  },
  UNKNOWN_DATA_PROVIDER: {
    text: "Environment '{environment}', cannot find {kind}_data_provider '{provider}'",
  },

  // Data.
  DATA_SUBJECT: { text: "the value of the key '{key}'" },
  UNREADABLE_DATA: { text: 'Unable to parse {problem}' },
  MISSING_PATH: {
    text: "'{name}' one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this {kind} function",
  },
  MISSING_FILE: { text: "The file '{path}' does not exist" },
  UNREADABLE_FILE: { text: 'Unable to read file {path}' },
  WRONG_VALUE_TYPE: { text: '{subject} has wrong type, expects Puppet::LookupValue, got {type}' },
  NOT_A_YAML_HASH: { text: '{path}: file does not contain a valid yaml hash' },
  MISSPELLED_KEY: { text: "The data has the key '{found}'. Did you mean '{key}'?" },
  KEY_IS_NO_TEXT: { text: "Module '{module}': a key of the data is not a string: {key}" },
  FOREIGN_KEY: {
    text: "Module '{module}': Value returned from {source} must use keys qualified with the name of the module; got {key}",
  },

  // YAML, and texts that are not UTF-8.
  TEXT_SYNTAX: { text: '{problem} at line {line} column {column}' },
  YAML_TOO_DEEP: { text: 'nesting is too deep' },
  YAML_ALIAS: { text: 'Unknown alias: {name}' },
  YAML_CLASS: { text: 'Tried to load unspecified class: {name}' },

  // eyaml.
  EYAML_KEY: { text: 'The private key cannot be read: {problem}' },
  EYAML_KEY_FILE: { text: "hiera-eyaml: the private key '{path}' cannot be read" },
  EYAML_NO_KEY: {
    text: "hiera-eyaml: a private key is needed to decrypt: set the option 'pkcs7_private_key' of the entry",
  },
  EYAML_UNAVAILABLE: {
    text: "hiera-eyaml: this host cannot decrypt values: build the environment again, or pass 'eyaml' of @pptjs/hiera/eyaml to builtEnvironment",
  },
  EYAML_SCHEME: { text: 'hiera-eyaml: the encryption {scheme} is not supported, only PKCS7' },
  EYAML_DECRYPTION: { text: 'hiera-eyaml backend error decrypting a value: {problem}' },
  EYAML_NOT_UTF8: { text: 'it is not UTF-8' },
  EYAML_NO_RECIPIENT: { text: 'it has no recipient' },
} as const satisfies Record<string, Message>;
