/** Films for tests of whoever refers to them: a row as if its body had been stored. */
import type { Database } from '../../src/db/database.ts';
import { newFileKey } from '../../src/files/store.ts';
import { type FileRow, insertFile } from '../../src/files/queries.ts';

/** A stored film of a company. */
export function insertFilm(
  db: Database,
  companyId: number,
  mime: 'video/mp4' | 'video/webm' = 'video/mp4',
): Promise<FileRow> {
  return insertFile(db, {
    companyId,
    type: 'movie',
    status: 'active',
    fileName: 'press.film',
    name: 'The press',
    assetName: 'The press',
    alt: 'Olives under the stone',
    key: newFileKey(),
    mime,
    bytes: 4096,
    storedAt: new Date('2026-11-20T12:00:00Z'),
  });
}
