import { fileURLToPath } from 'node:url';
import pptjs from '@pptjs/unplugin/webpack';

export default {
  mode: 'production',
  entry: './src/main.js',
  output: { path: fileURLToPath(new URL('dist/webpack', import.meta.url)), filename: 'main.js' },
  devtool: 'source-map',
  performance: { hints: false },
  plugins: [pptjs()],
};
