// What `npm run build` made of src/units.pp: an ES module like any other. Only the runtime is needed to run it.
import { bytes, largest } from './dist/units.js';

console.log(bytes('1.5 KB'));
console.log(largest('20 MB', '3 GB', '900 KB'));
