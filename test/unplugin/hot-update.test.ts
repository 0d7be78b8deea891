/** Vite's development server and its hot update, in a real browser. */
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pptjs from '@pptjs/unplugin/vite';
import anyTest, { type ExecutionContext, type TestFn } from 'ava';
import type { Browser, Page } from 'playwright-core';
import { createServer } from 'vite';
import { folder, write } from '../cli/folder.js';
import { chromiumPath, startChromium } from './chromium.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const test = anyTest as TestFn<{ browser: Browser }>;
const browserTest = chromiumPath === undefined ? test.skip : test;
const titled = (title: string): string =>
  chromiumPath === undefined ? `${title} (skipped: chromium is not installed)` : title;

const source = (text: string): string => `function page::text() { '${text}' }\n`;

const files = {
  'index.html': '<!doctype html><p></p><script type="module" src="./main.js"></script>',
  'page.pp': source('first'),
  'main.js': "import { text } from './page.pp';\ndocument.querySelector('p').textContent = text();\n",
};

const accepting = {
  ...files,
  'main.js': `import { text } from './page.pp';
const show = (text) => (document.querySelector('p').textContent = text());
show(text);
import.meta.hot.accept('./page.pp', (page) => show(page.text));
`,
};

/** How long a page may take on a busy machine, in milliseconds. */
const BROWSER_TIMEOUT = 120_000;

/** The watcher of Vite ignores a change within 50 milliseconds after another one of the same file. */
const IGNORED_CHANGES = 200;

/** Opens the page of a project on a development server. */
async function open(t: ExecutionContext<{ browser: Browser }>, cwd: string): Promise<Page> {
  const server = await createServer({
    root: cwd,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(cwd, '.vite'),
    server: { port: 0, fs: { strict: false } },
    plugins: [pptjs()],
  });
  t.teardown(() => server.close());
  await server.listen();
  const page = await t.context.browser.newPage();
  page.setDefaultTimeout(BROWSER_TIMEOUT);
  t.teardown(() => page.close());
  await page.goto(server.resolvedUrls!.local[0]!);
  return page;
}

/** A project outside node_modules, in which Vite does not watch files. */
function project(t: ExecutionContext<{ browser: Browser }>, content: Readonly<Record<string, string>>): string {
  const cwd = folder(t, content);
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'), 'junction');
  return cwd;
}

const hasText = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction((expected) => document.querySelector('p')?.textContent === expected, text);

/** Marks the document, so that a test can see whether the page was loaded again. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => (document.body.dataset['marked'] = 'yes'));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => document.body.dataset['marked'] === 'yes');

if (chromiumPath !== undefined) {
  const path = chromiumPath;
  test.before(async (t) => {
    t.context.browser = await startChromium(path);
  });
  test.after.always((t) => t.context.browser.close());
}

browserTest(titled('an accepted update of a Puppet file changes the page without a reload'), async (t) => {
  const cwd = project(t, accepting);
  const page = await open(t, cwd);
  await hasText(page, 'first');
  await mark(page);
  write(join(cwd, 'page.pp'), source('second'));
  await hasText(page, 'second');
  t.true(await isMarked(page));
});

browserTest(titled('an update of a Puppet file that no module accepts reloads the page'), async (t) => {
  const cwd = project(t, files);
  const page = await open(t, cwd);
  await hasText(page, 'first');
  await mark(page);
  write(join(cwd, 'page.pp'), source('second'));
  await hasText(page, 'second');
  t.false(await isMarked(page));
});

browserTest(
  titled('a change of a file with a definition that a file uses updates the page, also if it is a new file'),
  async (t) => {
    const cwd = project(t, {
      'index.html': files['index.html'],
      'modules/page/functions/text.pp': source('page::inner()').replaceAll("'", ''),
      'main.js': accepting['main.js']
        .replaceAll('./page.pp', './modules/page/functions/text.pp')
        .replace('textContent = text()', 'textContent = attempt(text)')
        .concat('function attempt(text) { try { return text(); } catch (error) { return error.name; } }\n'),
    });
    const inner = join(cwd, 'modules/page/functions/inner.pp');
    const page = await open(t, cwd);
    await hasText(page, 'EvaluationError');
    await mark(page);
    const steps = [
      ["function page::inner() { 'first' }\n", 'first'],
      ["function page::inner() { 'second' }\n", 'second'],
      ["function page::other() { 'other' }\n", 'EvaluationError'],
      ["function page::inner() { 'third' }\n", 'third'],
    ] as const;
    for (const [content, text] of steps) {
      write(inner, content);
      await hasText(page, text);
      await setTimeout(IGNORED_CHANGES);
    }
    t.true(await isMarked(page));
    rmSync(inner);
    await hasText(page, 'EvaluationError');
  },
);

browserTest(titled('the overlay shows an error of a Puppet file until it is fixed'), async (t) => {
  const cwd = project(t, accepting);
  const page = await open(t, cwd);
  await hasText(page, 'first');
  write(join(cwd, 'page.pp'), 'function page::text() {\n  $a = = 1\n}\n');
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor({ state: 'attached' });
  const part = (name: string): Promise<string> => overlay.locator(name).innerText();
  t.regex(await part('.message-body'), /Syntax error at '=' \[SYNTAX_ERROR\]/);
  // Vite counts columns from 0.
  t.true((await part('.file')).endsWith('/page.pp:2:7'));
  t.deepEqual((await part('.frame')).split('\n').slice(1, 3), ['2 |   $a = = 1', '  |        ^']);
  write(join(cwd, 'page.pp'), source('third'));
  await hasText(page, 'third');
  await overlay.waitFor({ state: 'detached' });
  t.pass();
});
