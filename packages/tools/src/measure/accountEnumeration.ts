/** `npm run prove -- account-enumeration`: checks whether answers reveal which addresses have an account. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword, serverItself } from '@hangtag/server/auth/password';
import { startServer } from '../live/server.ts';
import { step } from '../steps.ts';
import { MAX_DISTANCE, TIMES, compareAnswers, enumerationReport } from './enumeration.ts';
import { createLargeFixture } from './largeFixture.ts';
import { writeSection } from './markdownSections.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-enumeration-'));

try {
  const empty = await step('Starting with demo data', () => startServer(dataDir));
  await empty.end('SIGTERM');
  const passwordHash = await hashPassword('a harbour in november', serverItself);
  const crowd = { companies: 0, users: TIMES * 11, products: 0, passwordHash };
  await step('Making people', () => createLargeFixture({ dataDir, databaseUrl: null }, 1, crowd));
  const server = await step('Starting again, open to strangers', () =>
    startServer(dataDir, { TRUSTED_PROXIES: '1', OPEN_REGISTRATION: '1' }),
  );
  try {
    const answers = await step('Asking about addresses with an account and without', () =>
      compareAnswers(server.origin),
    );
    const text = enumerationReport(answers);
    writeSection('Account enumeration', 'npm run prove -- account-enumeration', text);
    console.log(`\n${text}`);
    const isRevealed = answers.some(
      ({ isAlike, distance, nextDistance }) =>
        !isAlike || Math.max(distance, nextDistance) > MAX_DISTANCE,
    );
    if (isRevealed) process.exitCode = 1;
  } finally {
    await server.end('SIGTERM');
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
