/** Takes the picture of every story that carries the tag `picture` or `picture-once`, while it is on the page. */
import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    takesPictures: boolean;
    theme: 'light' | 'dark';
  }
}

/** Nothing moves while it is drawn; the caret would blink. */
const stillness = document.createElement('style');
stillness.textContent = `
  *, *::before, *::after { caret-color: transparent !important; }
  html { scrollbar-gutter: auto !important; }
  ::-webkit-scrollbar { display: none; }
`;
document.head.append(stillness);

/** What the picture shows: the story's own frame, or the window where something floats above it. */
function subject(shows: unknown): Element {
  const frame = document.querySelector('[data-story-root]');
  if (shows === 'window' || frame === null) return document.body;
  return frame;
}

/** Makes the window as tall as what it shows: beyond its edge nothing is painted. */
async function grow(element: Element) {
  const { bottom } = element.getBoundingClientRect();
  const height = Math.ceil(bottom + window.scrollY);
  if (height > window.innerHeight) await page.viewport(window.innerWidth, height);
}

/** Paints a picture only when all of it is there; the browser would else draw a coarse one first, and finer later. */
async function settle(image: HTMLImageElement) {
  image.loading = 'eager';
  image.decoding = 'sync';
  await image.decode().catch(() => undefined);
}

/**
 * Takes the mouse off what a story clicked: whether React still counts it as hovered is a matter of timing. A state
 * that a story stamps on purpose stays, because React does not know of it.
 */
async function parkMouse() {
  const leaving = { bubbles: true, pointerType: 'mouse', relatedTarget: document.documentElement };
  for (const element of document.querySelectorAll('[data-hovered]'))
    element.dispatchEvent(new PointerEvent('pointerout', leaving));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Is this story drawn here? What looks the same in every theme is drawn once, in light. */
const isPictured = (tags: readonly string[]) =>
  tags.includes('picture') || (tags.includes('picture-once') && inject('theme') === 'light');

afterEach(async (context) => {
  const { storyId } = context.task.meta as { storyId?: string };
  const { story } = context as { story?: { tags: string[]; parameters: { picture?: unknown } } };
  if (!inject('takesPictures') || storyId === undefined || !story || !isPictured(story.tags))
    return;
  if (context.task.result?.state === 'fail') return;
  await parkMouse();
  await document.fonts.ready;
  await Promise.all([...document.images].map(settle));
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const shown = subject(story.parameters.picture);
  await grow(shown);
  await expect(page.elementLocator(shown)).toMatchScreenshot(storyId.replace('--', '/'));
});
