/** After each story: the same page in three themes, two directions and two widths, under axe and the probes. */
import { nextFrames } from '../../.storybook/framePerStep.ts';
import { afterEach, inject } from 'vitest';
import { page } from 'vitest/browser';
import { forceDirection } from '../../.storybook/globals/direction.ts';
import { restartClock } from '../clock.ts';
import { inForcedColours } from '../forcedColours.ts';
import { type Finding } from './finding.ts';
import { forced } from './forced.ts';
import { motion } from './motion.ts';
import { plant } from './planted.ts';
import { reflow } from './reflow.ts';
import { runAxe, type Scope } from './rules.ts';
import { spacing } from './spacing.ts';
import '../deterministicInput.ts';

const themes = ['light', 'dark', 'contrast'] as const;
const directions = ['ltr', 'rtl'] as const;
const widths = [320, 1280] as const;

const root = document.documentElement;

/** The rules that these modes can newly break. */
function scopeOf(theme: string, dir: string): Scope {
  if (theme !== 'light') return 'colours';
  return dir === 'ltr' ? 'all' : 'boxes';
}

/** Overlays find their new place some frames after the window has become narrow. */
async function lastingReflow() {
  for (let look = 0; look < 10 && reflow().length > 0; look += 1) await nextFrames();
  return reflow();
}

/** The result of one story. */
interface StoryResult {
  readonly found: Finding[];
  readonly undecided: Record<string, number>;
}

/** Checks the page in every mode, and restores it. */
async function checkInEveryMode(isScreen: boolean): Promise<StoryResult> {
  const found: Finding[] = [];
  const undecided: Record<string, number> = {};
  const note = (probe: string, where: string, sentences: readonly string[]) =>
    found.push(...sentences.map((what) => ({ probe, where, what })));
  const check = async (where: string, scope: Scope) => {
    const { faults, undecided: open } = await runAxe(scope, isScreen);
    note('axe', where, faults);
    for (const [rule, places] of Object.entries(Object.groupBy(open, (each) => each)))
      undecided[rule] = Math.max(undecided[rule] ?? 0, places?.length ?? 0);
  };
  const was = root.dataset['theme'];
  note('motion', 'reduced', motion());
  for (const width of widths) {
    await page.viewport(width, 900);
    for (const dir of directions) {
      forceDirection(dir);
      await nextFrames();
      if (width === 320) note('reflow', dir, await lastingReflow());
      for (const theme of themes) {
        root.dataset['theme'] = theme;
        await check(`${width} ${dir} ${theme}`, scopeOf(theme, dir));
      }
      root.dataset['theme'] = 'light';
      if (dir === 'ltr') note('spacing', String(width), spacing());
    }
  }
  forceDirection(null);
  await inForcedColours(async () => {
    note('forced', '1280', await forced());
  });
  if (was !== undefined) root.dataset['theme'] = was;
  return { found, undecided };
}

if (inject('plantsAChange')) plant();

afterEach(restartClock);

afterEach(async (context) => {
  const { meta, result } = context.task;
  const { storyId } = meta as { storyId?: string };
  if (storyId === undefined || result?.state === 'fail') return;
  Object.assign(meta, await checkInEveryMode(storyId.startsWith('screens-')));
});
