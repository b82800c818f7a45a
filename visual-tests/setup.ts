/** Checks every mounted story: axe in each theme, and the picture of those tagged for it. A test has no picture. */
import { listenToWindow } from './noOnScreenKeyboard.ts';
import { setInteractionModality } from 'react-aria-components';
import { configure } from 'storybook/test';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { unseenStates } from '../.storybook/axeOncePerState.ts';
import { colourViolations } from './axe.ts';
import { restartClock } from './clock.ts';
import { picturedModes } from './applyMode.ts';
import { expectPicture } from './picture.ts';
import { pauseToastTimers, flushToastTimers, trackToastTimers } from './toastTimers.ts';
import { reportCoverage, startCoverage } from './a11yCoverage.ts';
import './deterministicInput.ts';
import { type Theme, showTheme, themeOfPage, themes } from './themes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    takesPictures: boolean;
    /** Adds a few pixels to the page that no picture has, to prove that the comparison finds them. */
    plantsAChange: boolean;
  }
}

const [played] = themes;

// Two busy cores take more than the default second to load a screen's own script; only a test that fails waits longer.
configure({ asyncUtilTimeout: 15_000 });
listenToWindow();
trackToastTimers();

beforeEach(startCoverage);

/** Storybook pauses animations while it checks a story, and leaves them paused when the check fails. */
beforeEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
});

// A field that was typed into fires its change event on blur. Unmounting it with the story would do that in the
// middle of React's work. Registered first, so that it runs last.
afterEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  flushToastTimers();
  restartClock();
});

const isUnseen = unseenStates();

interface PlayedStory {
  readonly tags: readonly string[];
  readonly parameters: {
    readonly picture?: unknown;
    readonly chromatic?: { readonly modes?: Readonly<Record<string, unknown>> };
  };
}

/** Axe's findings in further themes; a test that ends in the same state as another one finds nothing new. */
async function checkFurtherThemes({ tags, parameters }: PlayedStory, checked: Theme[]) {
  const isTest = tags.includes('test-fn');
  if (!isUnseen() && isTest) return;
  const wanted = isTest ? {} : (parameters.chromatic?.modes ?? {});
  const further: readonly Theme[] = themes.slice(1);
  for (const theme of 'high contrast' in wanted ? [...further, 'contrast' as const] : further) {
    showTheme(theme);
    expect(await colourViolations(), `Colours in ${theme}`).toEqual([]);
    checked.push(theme);
  }
  showTheme(played);
}

/** The picture in light; of a flagship also in dark and in each mode. */
async function takePictures(name: string, { tags, parameters: { picture } }: PlayedStory) {
  if (!inject('takesPictures') || !tags.includes('picture') || tags.includes('test-fn')) return;
  // The focus ring at the end of a story is a result of its keys, seldom what it shows.
  if (!tags.includes('picture-focus')) setInteractionModality('pointer');
  await expectPicture(`light/${name}`, picture);
  if (!tags.includes('picture-modes')) return;
  showTheme('dark');
  await expectPicture(`dark/${name}`, picture);
  showTheme(played);
  for (const [mode, inMode] of Object.entries(picturedModes))
    await inMode(() => expectPicture(`${mode.replaceAll(' ', '-')}/${name}`, picture));
}

afterEach(async (context) => {
  pauseToastTimers();
  const { storyId } = context.task.meta as { storyId?: string };
  const { story } = context as { story?: PlayedStory };
  if (storyId === undefined || !story || context.task.result?.state === 'fail') return;
  await takePictures(storyId.replace('--', '/'), story);
  // Storybook's own addon has checked the theme in which the story ran.
  const checked: Theme[] = [];
  reportCoverage(context.task.meta, checked);
  // A story that sets its own theme is checked in that one alone.
  if (themeOfPage() !== played) return;
  await checkFurtherThemes(story, checked);
  reportCoverage(context.task.meta, checked);
});

if (inject('plantsAChange')) {
  const change = document.createElement('style');
  change.textContent =
    '[data-story-root] { background-image: linear-gradient(red, red) !important; background-size: 2px 2px !important; background-repeat: no-repeat !important; }';
  document.head.append(change);
}
