/** Processes that look into files: limited in memory and time, killed when over, reused while they behave. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { InspectAnswer, InspectRequest } from './types.ts';

/** The limits for one file. */
export interface InspectLimits {
  /** Milliseconds, the start of the process included. */
  readonly timeoutMs: number;
  /** Megabytes of memory in use. */
  readonly memoryMb: number;
}

/** JavaScript's share, in megabytes. */
const HEAP_MB = 192;

/** How long an idle process waits for another file, in milliseconds. */
const IDLE_MS = 5_000;

const program = fileURLToPath(new URL('./child.ts', import.meta.url));

interface Helper {
  readonly process: ChildProcess;
  readonly memoryMb: number;
}

const idle = new Set<Helper>();

/** Asks a helper process; null when it was killed, or could not be started. */
export async function callHelper(
  request: InspectRequest,
  { timeoutMs, memoryMb }: InspectLimits,
): Promise<InspectAnswer | null> {
  const helper = takeIdle(memoryMb) ?? { process: start(memoryMb), memoryMb };
  const answer = await answerOf(helper.process, request, timeoutMs);
  if (answer?.isAlive) keepIdle(helper);
  return answer;
}

function answerOf(
  child: ChildProcess,
  request: InspectRequest,
  timeoutMs: number,
): Promise<InspectAnswer | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const end = (answer: InspectAnswer | null) => {
      clearTimeout(timer);
      child.removeAllListeners();
      // A process that cannot be started or messaged emits this event at any later time.
      child.on('error', () => undefined);
      resolve(answer);
    };
    child.once('message', (answer) => end(answer as InspectAnswer));
    child.once('exit', () => end(null));
    child.once('error', () => {
      child.kill('SIGKILL');
      end(null);
    });
    try {
      child.send(request);
    } catch {
      child.kill('SIGKILL');
    }
  });
}

function start(memoryMb: number): ChildProcess {
  const args = [`--max-old-space-size=${HEAP_MB}`, program, String(memoryMb)];
  return spawn(process.execPath, args, {
    // It needs none of the server's secrets, and what PDFium prints about a file is not needed.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

function takeIdle(memoryMb: number): Helper | undefined {
  const found = [...idle].find((helper) => helper.memoryMb === memoryMb);
  if (!found) return undefined;
  idle.delete(found);
  found.process.removeAllListeners('exit');
  found.process.ref();
  found.process.channel?.ref();
  return found;
}

function keepIdle(helper: Helper): void {
  idle.add(helper);
  helper.process.once('exit', () => idle.delete(helper));
  // An idle process must not keep the server from ending; without its parent it ends itself.
  helper.process.unref();
  helper.process.channel?.unref();
  setTimeout(() => {
    if (idle.delete(helper)) helper.process.kill();
  }, IDLE_MS).unref();
}
