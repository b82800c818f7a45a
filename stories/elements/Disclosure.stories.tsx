import { Disclosure } from '@hangtag/ui/elements/Disclosure';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Disclosure.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Disclosure',
  component: Disclosure,
  parameters: { usage },
  args: {
    title: 'What does the code say?',
    children: 'The address of the page, and nothing else.',
  },
});

export const Example = meta.story({ tags: ['picture'] });

export const Open = meta.story({ tags: ['picture'], args: { isOpenAtFirst: true } });

Example.test('opens by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const trigger = canvas.getByRole('button', { name: 'What does the code say?' });
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByText(/The address of the page/)).toBeVisible();
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'heading, What does the code say?, level 3',
      'button, What does the code say?, 1 control, not expanded',
    ],
    ['button, What does the code say?, 1 control, not expanded'],
    [['{Enter}', ['button, What does the code say?, 1 control, expanded']]],
  ),
);
