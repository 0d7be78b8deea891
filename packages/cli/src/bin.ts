import { processHost } from './host.js';
import { main } from './main.js';

// A reader that closes early (`pptjs ast x.pp | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

void main(process.argv.slice(2), processHost()).then((code) => {
  process.exitCode = code;
});
