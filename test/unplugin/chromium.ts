/** Chromium for tests in a real browser. It is a package of the system: `apt-get install chromium`. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of the installed browser; undefined if there is none. `$CHROME_PATH` overrides it. */
export const chromiumPath: string | undefined = [process.env['CHROME_PATH'] ?? [], CANDIDATES]
  .flat()
  .find((path) => existsSync(path));

/** Starts the browser at `path`. */
export function startChromium(path: string): Promise<Browser> {
  // In containers, tests run as root, for which the sandbox of Chromium does not work.
  return chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
