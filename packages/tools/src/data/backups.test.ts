import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nextBackup, removeOldBackups } from './backups.ts';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'hangtag-backups-'));
});
afterEach(() => rmSync(place, { recursive: true }));

it('keeps the newest archives and everything that is no archive of its own', () => {
  const folder = join(place, 'new');
  const days = ['2026-12-31', '2026-02-10', '2027-01-01', '2026-02-09'];
  for (const day of days) writeFileSync(nextBackup(folder, new Date(`${day}T04:05:06Z`)), '');
  const others = ['notes.txt', 'hangtag-2025-01-01.tar', 'hangtag-2027-01-02T04-05-06Z.tar.part'];
  for (const name of others) writeFileSync(join(folder, name), '');
  expect(removeOldBackups(folder, 2)).toEqual([
    'hangtag-2026-02-09T04-05-06Z.tar',
    'hangtag-2026-02-10T04-05-06Z.tar',
  ]);
  const kept = ['hangtag-2026-12-31T04-05-06Z.tar', 'hangtag-2027-01-01T04-05-06Z.tar'];
  expect(readdirSync(folder).toSorted()).toEqual([...kept, ...others].toSorted());
  expect(removeOldBackups(folder, 2)).toEqual([]);
});

it('makes the folder for its owner only', () => {
  const file = nextBackup(join(place, 'own'), new Date('2026-11-24T04:16:00Z'));
  expect(basename(file)).toBe('hangtag-2026-11-24T04-16-00Z.tar');
  expect(statSync(join(place, 'own')).mode & 0o777).toBe(0o700);
});
