/**
 * Locks an embedded database's folder against other processes: two of them would destroy it. The lock is SQLite's
 * exclusive lock on its own file, so the operating system (Linux, macOS and Windows) grants it to one process and
 * releases it whenever that process ends.
 */
import { chmodSync, closeSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { privateFolder } from '../config/privateFolder.ts';
import { OperatorProblem } from '../config/operatorProblem.ts';

/** Held until released. */
export interface DirectoryLock {
  release(): void;
}

/** Another process has the folder. */
export class DirectoryInUse extends OperatorProblem {
  /** Null when the holder had not yet written its name. */
  readonly pid: number | null;

  constructor(directory: string, pid: number | null) {
    super(
      `The data directory ${directory} is in use by ${pid === null ? 'another process' : `process ${pid}`}. Stop it, or set DATA_DIR to another folder.`,
    );
    this.name = 'DirectoryInUse';
    this.pid = pid;
  }
}

/** SQLite's code for a lock held elsewhere. */
const BUSY = 5;

/**
 * Locks the folder for this process.
 * @throws DirectoryInUse when another process, or this one already, has the lock.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  privateFolder(directory);
  const path = join(directory, 'in-use.lock');
  // SQLite would make it readable for everyone who can reach it.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new DirectoryInUse(directory, await holder(directory));
  }
  writeHolder(directory);
  return { release: () => file.close() };
}

/** Written whole or not at all, because the refused process reads it at any moment. */
function writeHolder(directory: string): void {
  const whole = join(directory, 'in-use.pid');
  const draft = `${whole}.${process.pid}`;
  writeFileSync(draft, String(process.pid), { mode: 0o600 });
  renameSync(draft, whole);
}

/** The pid of the lock's owner: right after locking it may be missing or outdated. */
async function holder(directory: string): Promise<number | null> {
  for (let tries = 0; tries < 20; tries += 1) {
    const pid = readPid(directory);
    if (pid !== null && isAlive(pid)) return pid;
    await pause(25);
  }
  return null;
}

function readPid(directory: string): number | null {
  try {
    const pid = Number(readFileSync(join(directory, 'in-use.pid'), 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
