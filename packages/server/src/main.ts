/** The server as a program: settings, database, network, and a clean end. */
import { makeApp } from './app.ts';
import { loadAppKey } from './config/appKey.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { latestMigration } from './db/release.ts';
import { type Release, readRelease } from './config/release.ts';
import { listenMetrics } from './metrics/listenMetrics.ts';
import type { Metrics } from './metrics/metrics.ts';
import { users } from './db/schema/users.ts';
import { claimEmptyStore } from './files/installationId.ts';
import { describeError } from './support/describeError.ts';
import type { Services } from './http/vars.ts';
import { type Logger, createLog } from './support/log.ts';
import { sentenceOf } from './config/operatorProblem.ts';
import { listenEmulator } from './start/emulatorPort.ts';
import { startJobs } from './start/jobs.ts';
import { openServices } from './start/services.ts';
import { seedInChildProcess } from './start/seedInChildProcess.ts';
import type { Worker } from './jobs/worker.ts';
import { misspelledSettings } from './config/misspelled.ts';
import { helpOptions, refuseUnknownOptions, versionOption } from './config/options.ts';
import { helpText } from './config/helpText.ts';
import { type SignInAccount, greet } from './start/greeting.ts';
import { type Output, openOutput } from './start/output.ts';
import { drain, drainMs, listen, listenProblem, starting } from './start/listen.ts';

/** The demo data. */
export interface Demo {
  /** Fills an empty installation where the demo rule allows it; returns the accounts to sign in with. */
  readonly ensure: (services: Services) => Promise<readonly SignInAccount[]>;
  /** The program that does so and ends. */
  readonly program: string;
}

/** Runs the server, or prints its help or version. A failed start ends the process with a sentence. */
export async function main(demo: Demo): Promise<void> {
  const args = process.argv.slice(2);
  if (helpOptions.some((each) => args.includes(each))) {
    console.log(helpText());
    return;
  }
  if (args.includes(versionOption)) {
    console.log(describeRelease(readRelease(process.env['HANGTAG_COMMIT'] || null)));
    return;
  }
  // What the server writes is for its own account only.
  process.umask(0o077);
  const log = createLog();
  const output = openOutput(log);
  try {
    refuseUnknownOptions(args);
    await run(demo, log, output);
  } catch (error) {
    output.fail(sentenceOf(error));
    process.exit(1);
  }
}

/** Fills an installation with the demo data, and ends. A failure ends the process with a sentence. */
export async function seed(ensure: Demo['ensure']): Promise<void> {
  process.umask(0o077);
  const log = createLog();
  const output = openOutput(log);
  try {
    const config = readConfig(process.env, loadAppKey);
    log.level = config.logLevel;
    const { services, close } = await openServices(config, log);
    await claimStore(services);
    await ensure(services);
    await services.background.idle();
    await close();
  } catch (error) {
    output.fail(sentenceOf(error));
    process.exitCode = 1;
  }
}

async function run(demo: Demo, log: Logger, output: Output): Promise<void> {
  // First, because the setting that is missing then may stop the start.
  for (const warning of misspelledSettings(process.env)) log.warn(warning);
  const config = readConfig(process.env, loadAppKey);
  log.level = config.logLevel;
  // Listening first: a taken port is reported before time is spent on a database and demo data.
  let answer = starting;
  const server = await listen((request, env) => answer(request, env), config).catch(
    (error: unknown) => {
      const problem = listenProblem(error, config);
      throw problem ? new ConfigError([problem]) : error;
    },
  );
  await seedInChildProcess(demo.program, config);
  const { services, metrics, mail, close } = await openServices(config, log);
  const { db, release } = services;
  let worker: Worker | undefined;
  const emulatorServer = await openEmulator(services);
  const metricsServer = metrics && (await openMetrics(metrics, config));
  const limit = drainMs(config);
  whenEnded(output, config.shutdownSeconds, async () => {
    await Promise.all([
      drain(server, limit),
      emulatorServer && drain(emulatorServer, limit),
      metricsServer && drain(metricsServer, limit),
      worker?.stop(),
    ]);
    await services.background.idle();
    await close();
  });
  await claimStore(services);
  const accounts = await demo.ensure(services);
  const app = makeApp(services);
  answer = (request, env) => app.fetch(request, env);
  // A signal may have come while demo data was written.
  if (server.listening) worker = startJobs(services, mail.sender);
  const people = await db.$count(users);
  greet(output, config, accounts, people === 0, release);
}

const claimStore = (services: Services) =>
  claimEmptyStore(services).catch((error: unknown) =>
    services.log.warn(describeError(error), 'the file store has no id yet'),
  );

const describeRelease = ({ version, commit }: Release) =>
  `Hangtag ${version}${commit ? ` (${commit})` : ''}, database ${latestMigration()}`;

/** The emulator's own port, where one is set and there is an emulator. */
async function openEmulator({ payments, config }: Services) {
  const port = config.stripeEmulatorPort;
  if (port === null || !payments?.emulator) return null;
  return listenEmulator(payments.emulator, port).catch(() => {
    throw new ConfigError([`STRIPE_EMULATOR_PORT ${port} is taken.`]);
  });
}

/** The port of the figures. */
function openMetrics(metrics: Metrics, { host, metricsPort }: Config) {
  const port = metricsPort ?? 0;
  return listenMetrics(metrics, host, port).catch((error: unknown) => {
    const problem = listenProblem(error, { host, port }, 'METRICS_PORT');
    throw problem ? new ConfigError([problem]) : error;
  });
}

/** Under npm one Ctrl+C arrives twice, from the terminal and from npm, within this time in milliseconds. */
const ECHO_MS = 1000;

/** Ends once, on the first signal; a second one ends at once. */
function whenEnded(output: Output, seconds: number, end: () => Promise<void>): void {
  let endingSince: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (endingSince !== null) {
      if (performance.now() - endingSince > ECHO_MS) process.exit(1);
      return;
    }
    endingSince = performance.now();
    output.say(`${signal}: finishing what is under way.`);
    // A connection that nobody answers any more must not hold the process.
    setTimeout(() => {
      output.fail(`The end took longer than ${seconds} seconds; what was left is dropped.`);
      process.exit(1);
    }, seconds * 1000).unref();
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        output.fail(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
