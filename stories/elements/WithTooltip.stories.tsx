import { WithTooltip } from '@hangtag/ui/elements/WithTooltip';
import { StatusMark } from '@hangtag/ui/elements/StatusMark';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/WithTooltip.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/WithTooltip',
  component: WithTooltip,
  args: {
    reason: 'Pending invite',
    children: <StatusMark shape="dashed">Pending</StatusMark>,
  },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story({ tags: ['picture'] });

Example.test(
  'It shows its text on focus, and Escape closes it',
  {
    globals: { viewport: { value: 'phone' } },
    decorators: [
      (Story) => (
        <div style={{ padding: 48 }}>
          <Story />
        </div>
      ),
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const fact = canvas.getByRole('button', { name: 'Pending' });
    await expect(fact).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(fact).toHaveAccessibleDescription('Pending invite');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
);

Example.test(
  'is read by a screen reader',
  screenReaderTest(['button, Pending, Pending invite'], ['button, Pending, Pending invite']),
);
