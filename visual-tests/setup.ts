/** Looks at every story while it is on the page: axe in each theme, and the picture of those tagged for it. */
import { setInteractionModality } from 'react-aria-components';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { colourViolations } from './axe.ts';
import { modes } from './modes.ts';
import { expectPicture } from './picture.ts';
import { pauseToastTimers, flushToastTimers, trackToastTimers } from './toastTimers.ts';
import { reportCoverage, startCoverage } from './a11yCoverage.ts';
import './deterministicInput.ts';
import { type Theme, showTheme, themeOfPage, themes } from './themes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    takesPictures: boolean;
    /** Puts a few pixels on the page that are in no picture, to see that they are found. */
    plantsAChange: boolean;
  }
}

const [played] = themes;

trackToastTimers();

beforeEach(startCoverage);

// A field that was typed into tells of its change when it loses focus. Taken off the page with the story it would do so in the
// middle of React's work. Registered first, so that it runs last.
afterEach(() => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  flushToastTimers();
});

afterEach(async (context) => {
  pauseToastTimers();
  const { storyId } = context.task.meta as { storyId?: string };
  const { story } = context as { story?: { tags: string[]; parameters: { picture?: unknown } } };
  if (storyId === undefined || !story || context.task.result?.state === 'fail') return;
  const { tags, parameters } = story;
  // Where the ring of focus is when a story ends is what its keys led to, seldom what it shows.
  if (!tags.includes('picture-focus')) setInteractionModality('pointer');
  const look = async (theme: Theme) => {
    if (inject('takesPictures'))
      await expectPicture(`${theme}/${storyId.replace('--', '/')}`, parameters.picture);
  };

  // Storybook's own addon has judged the theme that the story was played in.
  if (tags.includes('picture') || tags.includes('picture-once')) await look(played);
  const judged: Theme[] = [];
  reportCoverage(context.task.meta, judged);
  // A story that sets a theme of its own is seen in that one alone.
  if (themeOfPage() !== played) return;
  for (const theme of themes.slice(1)) {
    showTheme(theme);
    expect(await colourViolations(), `Colours in ${theme}`).toEqual([]);
    judged.push(theme);
    reportCoverage(context.task.meta, judged);
    if (tags.includes('picture')) await look(theme);
  }
  showTheme(played);
  if (!tags.includes('picture-modes') || !inject('takesPictures')) return;
  for (const [mode, inMode] of Object.entries(modes))
    await inMode(() => expectPicture(`${mode}/${storyId.replace('--', '/')}`, parameters.picture));
});

if (inject('plantsAChange')) {
  const change = document.createElement('style');
  change.textContent =
    '[data-story-root] { background-image: linear-gradient(red, red) !important; background-size: 2px 2px !important; background-repeat: no-repeat !important; }';
  document.head.append(change);
}
