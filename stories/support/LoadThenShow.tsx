/** Shows content after loading, for stories on how far the layout below moves. */
import { Button } from '@hangtag/ui/elements/Button';
import { type ReactNode, useState } from 'react';
import { expect, type userEvent, within } from 'storybook/test';

interface LoadThenShowProps {
  loading: ReactNode;
  ready: ReactNode;
}

/** Shows the first, and after a press the second. */
export function LoadThenShow({ loading, ready }: LoadThenShowProps) {
  const [isHere, setHere] = useState(false);
  return (
    <>
      <Button onPress={() => setHere(true)}>Let it come</Button>
      <div data-part="place">{isHere ? ready : loading}</div>
    </>
  );
}

/** How far a line of text may move without readers losing it, in pixels. */
const tolerance = 24;

/** Compares the height of the place before and after. */
export async function expectNoLayoutShift(
  canvas: HTMLElement,
  user: Pick<typeof userEvent, 'click'>,
) {
  const place = canvas.querySelector('[data-part="place"]');
  const height = () => place?.getBoundingClientRect().height ?? 0;
  const before = height();
  await expect(before).toBeGreaterThan(tolerance);
  await user.click(within(canvas).getByRole('button', { name: 'Let it come' }));
  await expect(Math.abs(height() - before)).toBeLessThanOrEqual(tolerance);
}
