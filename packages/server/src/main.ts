/** The server as a program: settings, database, demo data, network; and its end. */
import { join } from 'node:path';
import { makeApp } from './app.ts';
import { keptAppKey } from './appKey.ts';
import { createBackground } from './background.ts';
import { ConfigError, readConfig } from './config.ts';
import { DirectoryInUse } from './db/lock.ts';
import { openDatabase } from './db/open.ts';
import { ensureDemo } from './demo/demo.ts';
import type { Services } from './http/vars.ts';
import { createLog } from './log.ts';
import { keepingMailer } from './mail/keep.ts';
import { helpText } from './settings.ts';
import { greeting } from './start/greeting.ts';
import { drain, listen, listenProblem, starting } from './start/listen.ts';
import { openDiskStorage } from './storage/disk.ts';
import { SWEEP_MS, sweep } from './sweep.ts';

if (process.argv.includes('--help')) {
  console.log(helpText());
} else {
  try {
    await run();
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
}

async function run(): Promise<void> {
  const config = readConfig(process.env, keptAppKey);
  const log = createLog();
  const database = await openDatabase(config);
  const background = createBackground(log);
  const services: Services = {
    db: database.db,
    config,
    storage: await openDiskStorage(join(config.dataDir, 'files')),
    mailer: keepingMailer(database.db),
    now: () => new Date(),
    log,
    background,
  };
  // Listening first: a taken port is told before minutes are spent on demo data.
  let answer = starting;
  const server = await listen((request, env) => answer(request, env), config).catch(
    async (error: unknown) => {
      await database.close();
      const problem = listenProblem(error, config);
      throw problem ? new ConfigError([problem]) : error;
    },
  );
  const tidy = () => background.run('sweep', () => sweep(database.db, services.now()));
  const sweeping = setInterval(tidy, SWEEP_MS);
  whenEnded(async () => {
    clearInterval(sweeping);
    await drain(server);
    await background.idle();
    await database.close();
  });
  const accounts = await ensureDemo(services);
  const app = makeApp(services);
  answer = (request, env) => app.fetch(request, env);
  tidy();
  console.log(greeting(config, accounts));
}

/** Under npm one Ctrl+C arrives twice, from the terminal and from npm, within this time in milliseconds. */
const ECHO_MS = 1000;

/** Ends once, on the first signal; a second one ends at once. */
function whenEnded(end: () => Promise<void>): void {
  let endingSince: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (endingSince !== null) {
      if (performance.now() - endingSince > ECHO_MS) process.exit(1);
      return;
    }
    endingSince = performance.now();
    console.log(`${signal}: finishing what is under way.`);
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** What stopped the start: a sentence where the person can do something, else the error as it is. */
function sentence(error: unknown): unknown {
  const isExpected = error instanceof ConfigError || error instanceof DirectoryInUse;
  if (isExpected) return error.message;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT'].includes(code)) {
    return 'The database that DATABASE_URL names does not answer.';
  }
  // Authorization failed (28…), no such database (3D000): the database's own words say which.
  if (/^28|^3D000$/.test(code)) return `The database refused DATABASE_URL: ${message}.`;
  return error;
}
