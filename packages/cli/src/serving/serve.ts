import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '@pptjs/files';
import type * as serverPackage from '@pptjs/server';
import type { Arguments } from '../arguments/arguments.js';
import { checkHasEnvironment } from '../catalog/code-settings.js';
import { resolveFolder } from '../catalog/resolve-existing.js';
import { CommandError, ExitCode, UsageError } from '../process/exit-code.js';
import type { Host } from '../process/host.js';
import { loadOptionalPackage } from '../process/optional-package.js';
import { createDevelopmentFiles, developmentAdvice } from './development.js';
import { type CommonServerOptions, readLocations, readServerOptions } from './server-settings.js';

/** `pptjs serve`: serves agents until a signal stops the command. */
export async function serve(args: Arguments, host: Host): Promise<ExitCode> {
  if (args.positionals.length > 0)
    throw new UsageError('name the environments with --environment or --environmentpath, not with an argument');
  const isDevelopment = args.flag('dev');
  const name =
    args.text('environment') ?? (isDevelopment && args.text('environmentpath') === undefined ? '.' : undefined);
  const options: CommonServerOptions = {
    ...readServerOptions(args, host, name === undefined ? undefined : resolveEnvironmentFolder(name, host)),
    logStream: { write: (line: string) => void host.stdout.write(line) },
  };
  const server = await loadOptionalPackage('@pptjs/server', host.cwd);
  if (!isDevelopment) {
    const running = await start(server, { ...options, ...readLocations(args, host) }, CERTIFICATE_ADVICE);
    return runUntilSignal(running, host);
  }
  const files = createDevelopmentFiles(server);
  try {
    const listen = { host: '127.0.0.1', ...options.listen };
    const { folder, credentials, certname } = files;
    const running = await start(server, {
      ...options,
      listen,
      credentials,
      certname,
      state: join(folder, 'state'),
      isLive: true,
    });
    host.stderr.write(developmentAdvice(files, running.port, args.text('environment-name') ?? 'production'));
    return await runUntilSignal(running, host);
  } finally {
    rmSync(files.folder, { recursive: true, force: true });
  }
}

/** @throws {CommandError} if the folder does not exist, or has no file of an environment */
function resolveEnvironmentFolder(name: string, host: Host): string {
  const path = resolveFolder(name, host);
  checkHasEnvironment(path, name);
  return path;
}

/** The advice if a certificate does not exist. */
const CERTIFICATE_ADVICE = '--ssldir names the folder of the certificates, and --dev creates throw-away certificates';

/**
 * @param fileAdvice what helps if a file does not exist
 * @throws {CommandError} if a file cannot be read, or the address is in use
 */
async function start(
  server: typeof serverPackage,
  options: serverPackage.ServerOptions,
  fileAdvice?: string,
): Promise<serverPackage.PuppetServer> {
  try {
    return await server.PuppetServer.start(options);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const advice = code === 'ENOENT' ? fileAdvice : code === 'EADDRINUSE' ? '--port names another port' : undefined;
    const help = advice === undefined ? '' : `\nhelp: ${advice}`;
    throw new CommandError(`the server cannot start: ${errorText(error)}${help}`);
  }
}

/** Waits for SIGINT or SIGTERM. SIGHUP reloads the certificates and deploys the environments. */
async function runUntilSignal(server: serverPackage.PuppetServer, { signals }: Host): Promise<ExitCode> {
  const reload = (): void => {
    server.reloadCredentials();
    // The log of the server has the errors.
    server.deployAll().catch(() => undefined);
  };
  signals?.on('SIGHUP', reload);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) signals?.once(signal, () => resolve());
  });
  signals?.off('SIGHUP', reload);
  await server.stop();
  return ExitCode.ok;
}
