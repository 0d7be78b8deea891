// `npm run build` compiles src/units.pp to this ES module. The module needs only the runtime.
import { bytes, largest } from './dist/units.js';

console.log(bytes('1.5 KB'));
console.log(largest('20 MB', '3 GB', '900 KB'));
