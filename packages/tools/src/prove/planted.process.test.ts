import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { requireBrowser } from '../browser.ts';
import { repository } from '../steps.ts';

const differences = join(repository, 'visual-tests/differences/light/elements-badge');

const lookAtBadges = (env: Readonly<Record<string, string>>) =>
  spawnSync(
    process.execPath,
    [
      join(repository, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config=visual-tests/vitest.config.ts',
      'stories/elements/Badge.stories.tsx',
    ],
    { cwd: repository, encoding: 'utf8', env: { ...process.env, VITEST: '', ...env } },
  );

test('two changed pixels of a story fail its picture and show the difference', async (context) => {
  // With another browser the pictures are skipped.
  if ((await requireBrowser()).source !== 'package') context.skip();
  rmSync(differences, { recursive: true, force: true });
  const planted = lookAtBadges({ PLANT_A_CHANGE: 'yes' });
  expect(planted.status).toBe(1);
  expect(planted.stdout + planted.stderr).toMatch(/pixels? .*differ/i);
  expect(existsSync(differences) && globSync(`${differences}/*.png`).length).toBeGreaterThan(0);
  rmSync(differences, { recursive: true, force: true });
});
