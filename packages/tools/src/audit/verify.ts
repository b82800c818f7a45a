import { verifyAll } from '@hangtag/server/auditLog/verifyAll';
import { readConfig } from '@hangtag/server/config/config';
import { openDatabase } from '@hangtag/server/db/open';
import { command } from '../data/command.ts';
import { linesOf } from './lines.ts';

async function verify(): Promise<void> {
  // No key is made: nothing is signed.
  const database = await openDatabase(
    readConfig(process.env, () => ''),
    'as-is',
  );
  try {
    const found = await verifyAll(database.db);
    for (const line of linesOf(found)) console.log(line);
    if (found.some(({ verdict }) => !verdict.isWhole)) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

await command(verify, 2);
