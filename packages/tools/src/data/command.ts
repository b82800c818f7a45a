/** The shared parts of export and import: settings, installation, and how a problem is printed. */
import { readConfig } from '@hangtag/server/config/config';
import { DirectoryInUse } from '@hangtag/server/db/lock';
import { openDatabase } from '@hangtag/server/db/open';
import { openStorage } from '@hangtag/server/storage/open';
import { sentenceOf } from '@hangtag/server/config/operatorProblem';
import { DataProblem } from './archive.ts';
import type { Installation } from './exportData.ts';

/** Opens the installation that the environment names, runs the work, and closes it. */
export async function withInstallation<Result>(
  opening: 'prepare' | 'as-is',
  work: (installation: Installation) => Promise<Result>,
): Promise<Result> {
  // No key is made: neither command signs anything.
  const config = readConfig(process.env, () => '');
  const database = await openDatabase(config, opening);
  try {
    return await work({ db: database.db, storage: await openStorage(config) });
  } finally {
    await database.close();
  }
}

/** Runs a command; prints a problem that the operator can solve as a sentence. @param failed Its exit code then. */
export async function command(run: () => Promise<void>, failed = 1): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(sentenceOf(error));
    if (error instanceof DirectoryInUse) {
      console.error('The embedded database has one user: stop the server first.');
    }
    process.exitCode = failed;
  }
}

/** The one argument of a command. @throws DataProblem with its usage when it is missing. */
export function target(usage: string): string {
  const [given, ...others] = process.argv.slice(2);
  if (given === undefined || given.startsWith('-') || others.length > 0) {
    throw new DataProblem(`Usage: ${usage}`);
  }
  return given.replace(/\/+$/, '');
}
