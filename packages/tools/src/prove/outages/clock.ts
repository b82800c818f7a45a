/** Clocks that jump. The servers go by the database's (decision 0055), so nothing may come of it. */
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Outage } from './outage.ts';

/** libfaketime reads here by how much the clock is wrong, and it is right without the file; timers keep their pace. */
const file = join(tmpdir(), `hangtag-clock-${process.pid}`);

const jump = (by: string) => writeFileSync(file, by);

/** How long the clocks are behind, in milliseconds. */
const BEHIND_MS = 15_000;

const [library = ''] = globSync('/usr/lib/*/faketime/libfaketime.so.1');

export const clockJumps: Outage = {
  about: 'the clocks of both servers jump six hours ahead, then a day back; needs libfaketime',
  seconds: 20,
  ready: ['ok', 'ok'],
  env: {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  },
  begin() {
    if (library === '') throw new Error('libfaketime is not here: apt-get install libfaketime.');
    jump('+6h');
  },
  async end() {
    jump('-1d');
    await wait(BEHIND_MS);
    rmSync(file);
  },
};
