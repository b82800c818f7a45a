/** Takes a complete picture of the page without motion. */
import { nextFrames } from '../.storybook/framePerStep.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Nothing moves while it is drawn; the caret would blink. Photos are scaled in one step: otherwise the browser
 * starts from any smaller version that it has cached.
 */
const stableRendering = document.createElement('style');
stableRendering.textContent = `
  *, *::before, *::after { caret-color: transparent !important; }
  html { scrollbar-gutter: auto !important; }
  ::-webkit-scrollbar { display: none; }
  img, svg image { image-rendering: -webkit-optimize-contrast !important; }
`;
document.head.append(stableRendering);

/** What the picture shows: the story's own frame, or the window for overlays. */
function subject(shows: unknown): Element {
  const frame = document.querySelector('[data-story-root]');
  if (shows === 'window' || frame === null) return document.body;
  return frame;
}

/**
 * How often the window grows at most: once for the page, once more where a part of it depends on the window's height.
 */
const GROWTHS = 3;

/**
 * Makes the window as tall as its content: nothing beyond its edge is painted. Content that is always taller than the
 * window could never be pictured whole.
 */
async function grow(element: Element) {
  const heightOf = () => Math.ceil(element.getBoundingClientRect().bottom + window.scrollY);
  for (let growth = 0; heightOf() > window.innerHeight; growth += 1) {
    if (growth === GROWTHS)
      throw new Error('What is pictured grows with the window: a part of it is too tall.');
    await page.viewport(window.innerWidth, heightOf());
  }
}

/** Paints a picture only when it is complete; the browser would otherwise draw a coarse one first. */
async function decodeImage(image: HTMLImageElement) {
  image.loading = 'eager';
  image.decoding = 'sync';
  await image.decode().catch(() => undefined);
}

/**
 * Moves the mouse off what a story clicked: whether React still counts it as hovered depends on timing. A state
 * that a story sets on purpose stays, because React does not know of it.
 */
async function parkMouse() {
  const leaving = { bubbles: true, pointerType: 'mouse', relatedTarget: document.documentElement };
  for (const element of document.querySelectorAll('[data-hovered]'))
    element.dispatchEvent(new PointerEvent('pointerout', leaving));
  await nextFrames();
}

/** Animations that will end. Storybook stops animations in tests, and a stopped or endless one never ends. */
const endingAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );

/** Compares the page with the picture of a name, for example `light/elements-button/example`. */
export async function expectPicture(name: string, shows: unknown) {
  await parkMouse();
  await document.fonts.ready;
  await Promise.all([...document.images].map(decodeImage));
  // A cancelled animation rejects, and has ended as well.
  await Promise.allSettled(endingAnimations().map(({ finished }) => finished));
  const shown = subject(shows);
  await grow(shown);
  await expect(page.elementLocator(shown)).toMatchScreenshot(name);
}
