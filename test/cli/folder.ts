import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ExecutionContext } from 'ava';

/** Creates a folder with `files` (name → content). The folder is removed after the test. */
export function folder(t: ExecutionContext, files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const path = mkdtempSync(join(tmpdir(), 'pptjs-test-'));
  t.teardown(() => rmSync(path, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) write(join(path, name), content);
  return path;
}

export function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
