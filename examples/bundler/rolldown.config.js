import pptjs from '@pptjs/unplugin/rolldown';
import { defineConfig } from 'rolldown';

export default defineConfig({
  input: 'src/main.js',
  platform: 'browser',
  output: { file: 'dist/rolldown/main.js', sourcemap: true },
  plugins: [pptjs()],
});
