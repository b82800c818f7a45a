import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository, run, step } from '../steps.ts';
import { fingerprint } from './inputs.ts';

/** One result of a build, and its input folders. */
export interface Build {
  readonly name: string;
  /** Folder with the Vite configuration, as a path in the repository; the result is its `dist`. */
  readonly folder: string;
  readonly inputs: readonly string[];
  /** What makes the result, where that is not Vite. */
  readonly program?: string;
}

/** The public page, as one module for the server. */
export const publicPage: Build = {
  name: 'public page',
  folder: 'packages/experience',
  inputs: ['packages/experience', 'packages/contract/src', 'packages/ui/src/theme'],
};

/** The app. */
export const app: Build = {
  name: 'app',
  folder: 'app',
  inputs: ['app', 'packages/contract/src', 'packages/ui'],
};

/** The stub of Stripe.js for installations without a Stripe account. */
export const stripeJsStub: Build = {
  name: 'stub of Stripe.js',
  folder: 'packages/stripe-emulator',
  inputs: ['packages/stripe-emulator'],
};

/** The server and the programs that it starts, as JavaScript in few files. */
export const server: Build = {
  name: 'server',
  folder: 'packages/server',
  inputs: [
    'packages/server',
    'packages/contract/src',
    'packages/demo/src',
    'packages/stripe-emulator/src',
    ...['admin', 'audit', 'data', 'start', 'stripe'].map((name) => `packages/tools/src/${name}`),
  ],
};

/** An initialised folder of the embedded database. */
export const databaseTemplate: Build = {
  name: 'embedded database',
  folder: 'packages/server/src/db',
  inputs: ['packages/server/src/db'],
  program: 'packages/tools/src/start/makeTemplate.ts',
};

/** The pictures of the demo data in the sizes that pages use. */
export const demoFiles: Build = {
  name: 'demo data',
  folder: 'packages/demo',
  inputs: ['packages/demo/pictures', 'packages/demo/src', 'packages/server/src/files'],
  program: 'packages/tools/src/start/prepareDemo.ts',
};

/** The path of a built program. */
export const builtProgram = (name: string, folder: string = repository): string =>
  join(folder, 'packages/server/dist', `${name}.js`);

/** The program that a built installation starts. */
export const builtServer = builtProgram('serve');

/** What an installation runs and serves. */
export const builds = [publicPage, stripeJsStub, app, server, databaseTemplate, demoFiles] as const;

const stampOf = (build: Build): string =>
  join(repository, '.cache/build', build.folder.replaceAll('/', '-'));

/** Removes a result's stamp before another program writes the result. */
export function clearFingerprint(build: Build): void {
  rmSync(stampOf(build), { force: true });
}

/**
 * Builds when the inputs have changed since the last build; deletes the stamp first, so that a failed build is not
 * reused.
 */
export async function buildIfChanged(build: Build): Promise<void> {
  const fingerprintFile = stampOf(build);
  const result = join(repository, build.folder, 'dist');
  const now = fingerprint(repository, build.inputs);
  if (
    existsSync(result) &&
    existsSync(fingerprintFile) &&
    readFileSync(fingerprintFile, 'utf8') === now
  ) {
    console.log(`• The ${build.name} is built already`);
    return;
  }
  clearFingerprint(build);
  await step(`Building the ${build.name}`, async () => {
    const { code } = build.program
      ? await run(process.execPath, [build.program, result])
      : await run('vite', ['build', build.folder, '--logLevel', 'warn']);
    if (code !== 0) throw new Error(`The ${build.name} could not be built; see the message above.`);
  });
  mkdirSync(dirname(fingerprintFile), { recursive: true });
  writeFileSync(fingerprintFile, now);
}
