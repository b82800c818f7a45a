/** A full disk under the database. */
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Outage } from './outage.ts';
import type { Stage } from './stage.ts';

const ballast = ({ two }: Stage) => join(two.postgres.home, 'ballast');

/** Fills what is left, first with large pieces and then with small ones. */
function fill(file: string): void {
  for (const bytes of [1024 * 1024, 4096]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}

/** PostgreSQL refuses writes, or ends where its log does not fit any more; its supervisor starts it when there is room. */
export const diskFull: Outage = {
  about: 'the disk of the database is full for half a minute; needs root',
  seconds: 30,
  ready: [null, null],
  disk: 600,
  begin: (stage) => fill(ballast(stage)),
  end(stage) {
    rmSync(ballast(stage));
    if (!stage.two.postgres.isUp()) stage.two.postgres.resume();
  },
};
