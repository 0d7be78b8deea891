import pptjs from '@pptjs/unplugin/esbuild';
import { build } from 'esbuild';

await build({
  entryPoints: ['src/main.js'],
  bundle: true,
  format: 'esm',
  platform: 'browser',
  outfile: 'dist/esbuild/main.js',
  sourcemap: true,
  plugins: [pptjs()],
});
