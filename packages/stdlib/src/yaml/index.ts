export { emitCanonicalYaml } from './canonical.js';
export { emitYaml, type YamlForm } from './emitter.js';
export { yamlOf } from './from-value.js';
