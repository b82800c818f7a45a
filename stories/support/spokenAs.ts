import type { StoryContext } from '@storybook/react-vite';
import { expectPhrases, expectStops } from './phrases.ts';

/** A story `Spoken`, without a picture, of a pattern whose phrases stand in a file of their own. */
export const spokenAs = (phrases: readonly string[], stops: readonly string[]) => ({
  name: 'Spoken',
  tags: ['!picture', '!picture-once'],
  play: async ({ canvasElement, userEvent }: Pick<StoryContext, 'canvasElement' | 'userEvent'>) => {
    await expectPhrases(canvasElement, phrases);
    await expectStops(userEvent, stops);
  },
});
