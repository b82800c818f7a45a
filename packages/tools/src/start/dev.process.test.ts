import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../freePort.ts';
import { repository } from '../steps.ts';

test('npm run dev serves app and server until SIGTERM', async () => {
  const own = mkdtempSync(join(tmpdir(), 'hangtag-dev-'));
  const port = String(await freePort());
  const env = { ...process.env, DATA_DIR: own, PORT: port, HANGTAG_DEMO: '0', NO_COLOR: '1' };
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(npm, 'close');
  let output = '';
  try {
    for await (const chunk of npm.stdout) {
      output += String(chunk);
      const [, app] = /Local:\s+(http:\S+)/.exec(output) ?? [];
      if (!app || !output.includes('Hangtag is ready') || npm.killed) continue;
      expect((await fetch(app)).status).toBe(200);
      // The app's own server sends on what the server answers.
      expect((await fetch(new URL('/api/user', app))).status).toBe(401);
      npm.kill('SIGTERM');
    }
  } finally {
    npm.kill('SIGTERM');
  }
  await ended;
  expect(output).toContain('SIGTERM');
  rmSync(own, { recursive: true, force: true });
}, 240_000);
