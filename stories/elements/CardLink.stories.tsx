import { CardLink } from '@hangtag/ui/elements/CardLink';
import { LinkProvider } from '@hangtag/ui/elements/Link';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CardLink.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const navigate = fn();

const meta = preview.meta({
  title: 'Elements/CardLink',
  component: CardLink,
  args: { href: '/product/4', children: 'Harvest Olive Oil' },
  parameters: { usage, frame: 'fit' },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <div data-testid="card" style={{ position: 'relative', width: 240, padding: 16 }}>
          <Story />
          <p>Anything else of the card.</p>
        </div>
      </LinkProvider>
    ),
  ],
});

export const Example = meta.story({ tags: ['picture'] });

export const Focused = meta.story({
  tags: ['picture'],
  decorators: [
    (Story) => (
      <ForcedState states={['focus-visible']}>
        <Story />
      </ForcedState>
    ),
  ],
});

Example.test('whole card is the link', async ({ canvas, userEvent }) => {
  const { left, bottom } = canvas.getByTestId('card').getBoundingClientRect();
  const corner = document.elementFromPoint(left + 4, bottom - 4);
  await expect(corner).toBe(canvas.getByRole('link', { name: 'Harvest Olive Oil' }));
  if (corner) await userEvent.click(corner);
  await expect(navigate).toHaveBeenLastCalledWith('/product/4');
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    ['link, Harvest Olive Oil', 'Anything else of the card.'],
    ['link, Harvest Olive Oil'],
  ),
);
