import { expect } from 'storybook/test';

/** A test of a story under the test's globals or arguments: nothing is wider than its frame or the window. */
export const fitsItsWidth = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  for (const element of [canvasElement, document.documentElement])
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
};
