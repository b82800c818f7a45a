import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { validCardNumber } from './CardFieldsMock.tsx';

type Typist = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Gives the figures of a card, as a person with a keyboard does. @param number Sixteen figures. */
export async function fillCard({ canvas, userEvent }: Typist, number = validCardNumber) {
  const field = await canvas.findByLabelText('Card number');
  // Its place is drawn over it until the element tells that it is ready.
  await waitFor(() => expect(field).toBeVisible());
  await userEvent.type(field, number);
  await userEvent.tab();
  await userEvent.keyboard('1229');
  await userEvent.tab();
  await userEvent.keyboard('123');
}
