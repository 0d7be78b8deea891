export { createHiera } from './create.js';
export { LookupError } from './errors.js';
export type { HieraHost, HieraSettings } from './host.js';
export { Hiera } from './service.js';
export { parseYaml } from './data/yaml.js';
export { hoconData, parseHocon } from './data/hocon.js';
export { HoconError } from './data/hocon-token.js';
export { EyamlDecryptor } from './data/eyaml.js';
