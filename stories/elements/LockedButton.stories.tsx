import { LockedButton } from '@hangtag/ui/elements/LockedButton';
import { Plus } from 'lucide-react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/LockedButton.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/LockedButton',
  component: LockedButton,
  args: {
    children: 'New product',
    reason: 'All 10 products of your plan are in use.',
    icon: Plus,
  },
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story();

export const EveryTone = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  render: (args) => (
    <Matrix
      rows={(
        [
          ['Primary', 'primary'],
          ['Outline', 'outline'],
          ['Quiet', 'quiet'],
          ['Danger, quiet', 'dangerQuiet'],
        ] as const
      ).map(([name, tone]) => ({
        name,
        cells: {
          Locked: <LockedButton {...args} tone={tone} />,
          Hover: (
            <ForcedState states={['hovered']}>
              <LockedButton {...args} tone={tone} />
            </ForcedState>
          ),
          Disabled: <LockedButton {...args} tone={tone} reason={undefined} isDisabled />,
        },
      }))}
    />
  ),
});

Example.test(
  'Its reason stays when Tab scrolls it into view',
  {
    render: (args) => (
      <div style={{ paddingBlockStart: '150vh' }}>
        <LockedButton {...args} />
      </div>
    ),
  },
  async ({ args, canvas, userEvent }) => {
    const scrolled = new Promise((resolve) =>
      addEventListener('scroll', resolve, { capture: true, once: true }),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await scrolled;
    // React Aria hears of the scroll after this listener.
    await new Promise(requestAnimationFrame);
    await expect(screen.getByRole('tooltip')).toHaveTextContent(args.reason ?? '');
    scrollTo(0, 0);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
);

Example.test(
  'Locked and disabled look the same in every tone',
  {
    render: (args) => (
      <>
        {(['primary', 'outline', 'quiet', 'danger', 'dangerQuiet'] as const).map((tone) => (
          <fieldset key={tone} aria-label={tone}>
            <LockedButton {...args} tone={tone} />
            <LockedButton {...args} tone={tone} reason={undefined} isDisabled />
          </fieldset>
        ))}
      </>
    ),
  },
  async ({ canvas }) => {
    for (const group of canvas.getAllByRole('group')) {
      const [locked, disabled] = within(group)
        .getAllByRole('button')
        .map((each) => {
          const { backgroundColor, borderColor, borderStyle, color } = getComputedStyle(each);
          return { backgroundColor, borderColor, borderStyle, color };
        });
      await expect(locked).toEqual(disabled);
    }
  },
);

Example.test('shows the reason on focus', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const button = canvas.getByRole('button', { name: 'New product' });
  await expect(button).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/are in use/));
  await expect(button).toHaveAccessibleDescription('All 10 products of your plan are in use.');
});

Example.test('shows the reason on press', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'New product' });
  await userEvent.pointer([
    { keys: '[TouchA>]', target: button },
    { keys: '[/TouchA]', target: button },
  ]);
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    ['button, New product, All 10 products of your plan are in use., disabled'],
    ['button, New product, All 10 products of your plan are in use., disabled'],
  ),
);
