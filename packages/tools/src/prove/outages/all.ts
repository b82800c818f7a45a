/** Every outage by its name. */
import { bucketDown, bucketHanging } from './bucket.ts';
import { clockJumps } from './clock.ts';
import { databaseGone, databaseHalfOpen, databaseRestarted, databaseSilent } from './database.ts';
import { diskFull } from './disk.ts';
import { processKilled } from './killed.ts';
import { mailDown, mailHanging } from './mail.ts';
import type { Outage } from './outage.ts';

export const outages: Readonly<Record<string, Outage>> = {
  'process-killed': processKilled,
  'database-gone': databaseGone,
  'database-restarted': databaseRestarted,
  'database-half-open': databaseHalfOpen,
  'database-silent': databaseSilent,
  'disk-full': diskFull,
  'clock-jumps': clockJumps,
  'bucket-down': bucketDown,
  'bucket-hanging': bucketHanging,
  'mail-down': mailDown,
  'mail-hanging': mailHanging,
};
