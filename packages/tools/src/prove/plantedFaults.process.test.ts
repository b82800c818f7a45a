import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { repository } from '../steps.ts';
import type { Proof } from './uiReport.ts';

const folder = mkdtempSync(join(tmpdir(), 'planted-faults-'));
const file = join(folder, 'run.json');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the probes find planted faults in scrollers, clippers and menus, and count what axe leaves undecided', () => {
  spawnSync(
    process.execPath,
    [
      join(repository, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config=visual-tests/prove/vitest.config.ts',
      'stories/brand/Logo.stories.tsx',
    ],
    {
      cwd: repository,
      env: { ...process.env, VITEST: '', PLANT_A_CHANGE: 'yes', UI_PROOF_FILE: file },
    },
  );
  const { stories } = JSON.parse(readFileSync(file, 'utf8')) as Proof;
  const found = stories.flatMap((story) => story.found);
  const has = (probe: string, what: RegExp) =>
    found.some((each) => each.probe === probe && what.test(each.what));
  expect(has('reflow', /^scrolls sideways, 400 in 200: .*Scrolled sideways/)).toBe(true);
  expect(has('reflow', /^cut off: .*Half of a button/)).toBe(true);
  expect(has('spacing', /^cut off anyway: .*Longer than/)).toBe(true);
  expect(has('motion', /^travels too long: .*Slow/)).toBe(true);
  expect(stories[0]?.undecided).toHaveProperty(['color-contrast (bgImage)']);
});
