import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the whole repository, with a trailing slash. */
export const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** A readable duration: `840 ms`, `3.2 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Runs a step and prints its name and duration. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  console.log(`• ${name}`);
  const result = await work();
  console.log(`  done in ${formatDuration(performance.now() - started)}`);
  return result;
}

/** How a program ended. */
export interface ExitStatus {
  readonly code: number;
}

/**
 * Runs a program of node_modules/.bin (or any other) in the repository with its output shown. A signal that ends
 * this process ends the program first, so that nothing keeps running.
 */
export function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ExitStatus> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: repository,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    const pass = (signal: NodeJS.Signals) => {
      child.once('exit', () => process.exit(130));
      child.kill(signal);
    };
    process.once('SIGINT', pass).once('SIGTERM', pass);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve({ code: code ?? 130 });
    });
  });
}
