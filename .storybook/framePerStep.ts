import { configure } from 'storybook/test';

/** A hidden tab has no frames to wait for. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => resolve());
  });

/** Resolves after two frames: one draws what has changed, the next what its effects have changed. */
export async function nextFrames(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/**
 * Lets two frames pass after each press and each wait of a story, as they do for a person. React Aria moves the focus
 * into what opens, and back to the control when it closes, in a later frame: the next key would reach the page instead.
 */
export function waitAFramePerStep(): void {
  configure((before) => ({
    asyncWrapper: async (step) => {
      const answer = await before.asyncWrapper(step);
      await nextFrames();
      return answer;
    },
  }));
}
