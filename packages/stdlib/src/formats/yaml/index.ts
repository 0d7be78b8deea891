export { emitCanonicalYaml } from './canonical.js';
export { emitYaml, type YamlFormat } from './emitter.js';
export { toYamlNode } from './from-value.js';
export { yamlText } from './text.js';
