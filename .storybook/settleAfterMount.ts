import type { StoryContext } from '@storybook/react-vite';
import { setInteractionModality } from 'react-aria-components';
import { nextFrames } from './framePerStep.ts';

/**
 * A test begins at the keyboard, however the story before was used: whether focus shows, and what a screen reader says
 * of dragging, depend on the last press.
 */
function beginAtKeyboard(): void {
  if ('__vitest_browser__' in globalThis) setInteractionModality('keyboard');
}

/** Lets two frames pass between a story's first drawing and its steps: effects and measurements draw it anew. */
export function settleAfterMount(context: Pick<StoryContext, 'mount'>): void {
  const { mount } = context;
  context.mount = async (...given) => {
    beginAtKeyboard();
    const canvas = await mount(...given);
    await nextFrames();
    // The story before may have moved focus back, a frame after its end.
    beginAtKeyboard();
    return canvas;
  };
}
