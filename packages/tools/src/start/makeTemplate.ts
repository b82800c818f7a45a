/** Makes the template of the embedded database: initialised, migrated and closed. */
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from '@hangtag/server/db/open';
import { readableByAll } from './readableByAll.ts';

const [result = ''] = process.argv.slice(2);
// The new one is made by the engine itself, not from an earlier template.
rmSync(result, { recursive: true, force: true });
// Beside the result, because a folder is renamed within one disk only.
const dataDir = mkdtempSync(join(dirname(result), 'template-'));
try {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await database.close();
  // The engine leaves it to its owner; nothing in it is a secret.
  readableByAll(join(dataDir, 'db'));
  renameSync(join(dataDir, 'db'), result);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
