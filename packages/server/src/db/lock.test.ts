import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lock.ts';

let directory: string;
let children: ChildProcess[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hangtag-lock-'));
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

const program = `
  const { lockDirectory } = await import(process.argv[1]);
  try {
    await lockDirectory(process.argv[2]);
    console.log('held');
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log(error.name + ' ' + error.pid);
  }
`;

/** Another process that tries to lock the folder; resolves to its output. */
async function another(): Promise<{ readonly child: ChildProcess; readonly output: string }> {
  const file = new URL('./lock.ts', import.meta.url).href;
  const args = ['--input-type=module', '--eval', program, file, directory];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, output: output.toString().trim() };
}

describe('the lock on a data directory', () => {
  it('refuses a second process and names the first', async () => {
    const lock = await lockDirectory(directory);
    expect((await another()).output).toBe(`DirectoryInUse ${process.pid}`);
    lock.release();
    expect((await another()).output).toBe('held');
  });

  it('refuses the same process too', async () => {
    const lock = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    await expect(lockDirectory(directory)).rejects.toThrow(`process ${process.pid}`);
    lock.release();
  });

  it('has files that only their owner may read, whoever made them', async () => {
    writeFileSync(join(directory, 'in-use.lock'), '', { mode: 0o644 });
    (await lockDirectory(directory)).release();
    const modes = readdirSync(directory).map((name) => statSync(join(directory, name)).mode);
    expect(modes.map((mode) => mode & 0o777)).toEqual([0o600, 0o600]);
  });

  it('is free after kill -9', async () => {
    const { child, output: said } = await another();
    expect(said).toBe('held');
    await expect(lockDirectory(directory)).rejects.toThrow(`process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    (await lockDirectory(directory)).release();
  });

  it('is given to exactly one of many processes after a kill', async () => {
    const { child } = await another();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const racers = await Promise.all(Array.from({ length: 8 }, another));
    const winners = racers.filter(({ output: said }) => said === 'held');
    expect(winners).toHaveLength(1);
    const losers = racers.filter(
      ({ output: said }) => said === `DirectoryInUse ${winners[0]?.child.pid}`,
    );
    expect(losers).toHaveLength(7);
  });
});
