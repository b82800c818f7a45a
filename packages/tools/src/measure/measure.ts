import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts, openClient } from '../live/client.ts';
import { app, buildIfChanged, publicPage } from '../start/build.ts';
import { repository, step } from '../steps.ts';
import { weighRoutes } from './bundle.ts';
import { commonCalls, findSubject } from './calls.ts';
import { measureCalls } from './load.ts';
import { weighPage } from './page.ts';
import { report } from './report.ts';
import { withOtherSections } from './markdownSections.ts';
import { residentMegabytes, timeStart } from './starts.ts';

const rate = 50;
const dist = join(repository, 'app/dist');
const dataDir = mkdtempSync(join(tmpdir(), 'hangtag-measure-'));

async function measureServer() {
  const cold = await step('Starting on an empty data directory', () => timeStart(dataDir));
  await cold.server.end('SIGTERM');
  const warm = await step('Starting again', () => timeStart(dataDir));
  const { server } = warm;
  try {
    const idle = residentMegabytes(server.pid);
    const admin = demoAccounts(dataDir).find(
      ({ role, plan }) => role === 'Admin' && plan === 'pro',
    );
    if (!admin) throw new Error('The demo data has no Admin of a company on pro.');
    const client = openClient(server.origin);
    await client.signIn(admin);
    const subject = await findSubject(client, admin);
    const calls = commonCalls(client, subject);
    await step('Warming up', () => measureCalls(calls, { perSecond: rate, seconds: 4 }));
    const figures = await step(`Calling ${rate} times a second`, () =>
      measureCalls(calls, { perSecond: rate, seconds: 20 }),
    );
    const address = new URL(subject.product.publicUrl).pathname;
    const html = String((await client.send('GET', address)).body);
    return {
      coldStart: cold.milliseconds,
      warmStart: warm.milliseconds,
      memory: { idle, busy: residentMegabytes(server.pid) },
      page: weighPage(address, html),
      calls: figures,
    };
  } finally {
    await server.end('SIGTERM');
  }
}

await buildIfChanged(publicPage);
await buildIfChanged(app);
try {
  const measured = await measureServer();
  const figures = { ...measured, routes: weighRoutes(dist), rate };
  const text = report(figures, new Date().toISOString().slice(0, 10));
  const file = join(repository, 'docs/measurements.md');
  writeFileSync(file, withOtherSections(text, readFileSync(file, 'utf8')));
  console.log(`\n${text}`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
