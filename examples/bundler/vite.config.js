import pptjs from '@pptjs/unplugin/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [pptjs()],
  build: {
    outDir: 'dist/vite',
    sourcemap: true,
    // So that Node can run the output too.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});
