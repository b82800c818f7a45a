import type { StoryContext } from '@storybook/react-vite';

/** Picks up what the focused handle moves. Dragging by keys begins with the next frame: keys before it are not its own. */
export async function startKeyboardDrag(userEvent: StoryContext['userEvent']) {
  await userEvent.keyboard('{Enter}');
  await new Promise(requestAnimationFrame);
}
