import type { StoryContext } from '@storybook/react-vite';

/** Presses Tab until a control has the focus, as a person with a keyboard does. @throws Error when it never does. */
export async function tabTo(userEvent: StoryContext['userEvent'], control: HTMLElement) {
  for (let presses = 0; presses < 60; presses++) {
    await userEvent.tab();
    if (document.activeElement === control) return;
  }
  throw new Error('Tab does not reach the control.');
}
