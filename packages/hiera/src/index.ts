export { LookupCache } from './cache.js';
export { createHiera } from './create.js';
export { parseYaml } from './data/yaml.js';
export { DataSyntaxError, LookupError } from './errors.js';
export { Hiera } from './hiera.js';
export { hoconData, parseHocon } from './hocon/hocon.js';
export { HoconError } from './hocon/token.js';
export type { Eyaml, EyamlDecryptor, HieraHost, HieraSettings } from './host.js';
