/** The demo data of a new data directory is written by a process of its own, whose memory ends with it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { embeddedFolder } from '../db/open.ts';

/** Runs the program where the data directory is new and the demo rule allows it; a signal ends both processes. */
export async function seedInChildProcess(program: string, config: Config): Promise<void> {
  const { demo, databaseUrl, dataDir } = config;
  if (!demo || databaseUrl !== null || existsSync(embeddedFolder(dataDir))) return;
  const child = spawn(process.execPath, [...process.execArgv, program], { stdio: 'inherit' });
  let isEnding = false;
  const end = () => {
    isEnding = true;
    child.kill();
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', end).off('SIGINT', end);
  if (isEnding) process.exit(0);
  // It has said why.
  if (code !== 0) process.exit(1);
}
