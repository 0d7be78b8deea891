import pptjs from '@pptjs/unplugin/rollup';
import resolve from '@rollup/plugin-node-resolve';

export default {
  input: 'src/main.js',
  output: { file: 'dist/rollup/main.js', sourcemap: true },
  plugins: [resolve(), pptjs()],
};
