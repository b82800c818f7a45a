import type { StoryContext } from '@storybook/react-vite';

/**
 * Picks up the item of the focused handle. Dragging by keys begins with the next frame, so keys before it do nothing.
 */
export async function startKeyboardDrag(userEvent: StoryContext['userEvent']) {
  await userEvent.keyboard('{Enter}');
  await new Promise(requestAnimationFrame);
}
