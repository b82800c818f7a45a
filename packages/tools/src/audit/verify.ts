import { verifyAll } from '@hangtag/server/auditLog/verifyAll';
import { loadAppKey } from '@hangtag/server/config/appKey';
import { ConfigError, readConfig } from '@hangtag/server/config/config';
import { DirectoryInUse } from '@hangtag/server/db/lock';
import { openDatabase } from '@hangtag/server/db/open';
import { OtherRelease } from '@hangtag/server/db/release';
import { linesOf } from './lines.ts';

try {
  const database = await openDatabase(readConfig(process.env, loadAppKey), 'as-is');
  try {
    const found = await verifyAll(database.db);
    for (const line of linesOf(found)) console.log(line);
    if (found.some(({ verdict }) => !verdict.isWhole)) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof DirectoryInUse ||
    error instanceof OtherRelease;
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
}
