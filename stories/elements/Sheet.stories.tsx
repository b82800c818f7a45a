import { Button } from '@hangtag/ui/elements/Button';
import { Sheet } from '@hangtag/ui/elements/Sheet';
import { Bleed } from '@hangtag/ui/layout/Bleed';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Sheet.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { OpenButton } from '../support/OpenButton.tsx';

const meta = preview.meta({
  title: 'Elements/Sheet',
  component: Sheet,
  args: {
    title: 'Menu',
    isOpen: true,
    onClose: fn(),
    children: <div style={{ padding: 20 }}>What has no room on a small screen.</div>,
    footer: (
      <div style={{ padding: '12px 20px' }}>
        <Bleed>
          <Button tone="quiet">Log out</Button>
        </Bleed>
      </div>
    ),
  },
  parameters: { usage, picture: 'window' },
  globals: { viewport: { value: 'phone' } },
});

export const Example = meta.story({ tags: ['picture'] });

Example.test(
  'slides in from the left when the direction is right to left',
  { globals: { direction: 'rtl', viewport: { value: 'phone' } } },
  async () => {
    const sheet = (await screen.findByRole('dialog')).parentElement;
    await waitFor(() => expect(sheet?.getBoundingClientRect().left).toBe(0));
  },
);

Example.test('escape closes', async ({ args, userEvent }) => {
  await screen.findByRole('dialog', { name: 'Menu' });
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'dialog, Menu',
      'banner',
      'heading, Menu, level 2',
      'button, Close',
      'What has no room on a small screen.',
      'contentinfo',
      'button, Log out',
    ],
    ['button, Close', 'button, Log out'],
  ),
);

Example.test(
  'is read by a screen reader (2)',
  {
    args: { isOpen: false },
    render: (args) => <OpenButton>{(state) => <Sheet {...args} {...state} />}</OpenButton>,
  },
  screenReaderTest(
    ['button, Open'],
    ['button, Open'],
    [
      ['{Enter}', ['dialog, Menu']],
      ['{Escape}', ['button, Open']],
    ],
  ),
);
