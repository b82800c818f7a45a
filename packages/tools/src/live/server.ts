import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { buildIfChanged, builtProgram, server } from '../start/build.ts';
import { repository } from '../steps.ts';

/** How a server process ended, with its output. */
export interface ServerEnd {
  readonly code: number | null;
  readonly output: string;
}

/** The built server as its own process. */
export interface LiveServer {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** The output so far. */
  readonly output: () => string;
  /** Sends a signal and waits for the end. */
  readonly end: (signal: NodeJS.Signals) => Promise<ServerEnd>;
}

/** Product settings that a test must not inherit from the environment. */
const settings =
  /^(PORT|HOST|PUBLIC_URL|DATA_DIR|DATABASE_URL|HANGTAG_|APP_KEY|TRUSTED_PROXIES|SMTP_|S3_|STRIPE_|RESUME_PLAN)/;

function environment(overrides: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !settings.test(name));
  return { ...Object.fromEntries(inherited), ...overrides };
}

let built: Promise<void> | undefined;

async function launch(
  env: Readonly<Record<string, string>>,
  release?: string,
): Promise<{
  child: ChildProcess;
  output: () => string;
  ended: Promise<ServerEnd>;
}> {
  if (release === undefined) await (built ??= buildIfChanged(server));
  const child = spawn(process.execPath, [builtProgram('serve', release)], {
    cwd: release ?? repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(env),
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<ServerEnd>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: said }));
  });
  return { child, output: () => said, ended };
}

/** Runs the server to its end, for starts that it must refuse. Killed after `limit` milliseconds. */
export async function runServer(
  env: Readonly<Record<string, string>>,
  limit = 30_000,
): Promise<ServerEnd> {
  const { child, ended } = await launch(env);
  const timer = setTimeout(() => child.kill('SIGKILL'), limit);
  const end = await ended;
  clearTimeout(timer);
  return end;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/ready`)).status === 200;
  } catch {
    // The server is not listening yet.
    return false;
  }
}

/**
 * Starts the server on a data directory and waits until it is ready.
 * @param limit How long that may take, in milliseconds.
 * @param release The folder of another release, built. @default this one, which is built when it has changed
 */
export async function startServer(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  limit = 120_000,
  release?: string,
): Promise<LiveServer> {
  const port = Number(env['PORT'] ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  const { child, output, ended } = await launch(
    { PUBLIC_URL: origin, ...env, PORT: String(port), DATA_DIR: dataDir },
    release,
  );
  const deadline = performance.now() + limit;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not become ready.\n${(await ended).output}`);
    }
    await wait(10);
  }
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
