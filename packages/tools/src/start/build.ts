import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository, run, step } from '../steps.ts';
import { fingerprint } from './inputs.ts';

/** One result of `vite build`, and its input folders. */
export interface Build {
  readonly name: string;
  /** Folder with the Vite configuration, as a path in the repository; the result is its `dist`. */
  readonly folder: string;
  readonly inputs: readonly string[];
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

/** What the server serves. */
export const builds = [publicPage, stripeJsStub, app] as const;

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
    const { code } = await run('vite', ['build', build.folder, '--logLevel', 'warn']);
    if (code !== 0) throw new Error(`The ${build.name} could not be built; see the message above.`);
  });
  mkdirSync(dirname(fingerprintFile), { recursive: true });
  writeFileSync(fingerprintFile, now);
}
