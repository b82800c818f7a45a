import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { validCardNumber } from './CardFieldsMock.tsx';

type Typist = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Types a card's number by keyboard. @param number Sixteen digits. */
export async function fillCard({ canvas, userEvent }: Typist, number = validCardNumber) {
  const field = await canvas.findByLabelText('Card number');
  // The placeholder covers the element until it reports that it is ready.
  await waitFor(() => expect(field).toBeVisible());
  await userEvent.type(field, number);
  await userEvent.tab();
  await userEvent.keyboard('1229');
  await userEvent.tab();
  await userEvent.keyboard('123');
}
