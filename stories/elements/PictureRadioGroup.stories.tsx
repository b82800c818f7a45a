import { avatars } from '@hangtag/contract/wire/user';
import { PictureRadioGroup } from '@hangtag/ui/elements/PictureRadioGroup';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PictureRadioGroup.tsx';
import { avatarHref } from '../fixtures/avatars.ts';
import { ForcedState } from '../support/ForcedState.tsx';
import { Matrix } from '../support/Matrix.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const options = avatars.map((value, place) => ({
  value,
  label: `Bot ${place + 1}`,
  src: avatarHref(value),
}));

const meta = preview.meta({
  title: 'Elements/PictureRadioGroup',
  component: PictureRadioGroup,
  parameters: { usage },
  args: { label: 'Picture', options, defaultValue: 'bot1.jpg', onChange: fn() },
});

export const Example = meta.story({ tags: ['picture'] });

const one = (
  <PictureRadioGroup aria-label="Picture" options={options.slice(0, 2)} defaultValue="bot1.jpg" />
);

export const States = meta.story({
  tags: ['picture'],
  parameters: { frame: 'wide' },
  render: () => (
    <Matrix
      rows={[
        {
          name: 'Picture',
          cells: {
            Rest: one,
            Hover: <ForcedState states={['hovered']}>{one}</ForcedState>,
            Focus: <ForcedState states={['focused', 'focus-visible']}>{one}</ForcedState>,
          },
        },
      ]}
    />
  ),
});

Example.test('arrows choose', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Bot 1' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onChange).toHaveBeenLastCalledWith('bot2.jpg');
  await expect(canvas.getByRole('radio', { name: 'Bot 2' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect(args.onChange).toHaveBeenLastCalledWith('bot4.jpg');
});

Example.test(
  'is read by a screen reader',
  screenReaderTest(
    [
      'radiogroup, Picture, orientated horizontally',
      'radio, Bot 1, checked, position 1, set size 4',
      'radio, Bot 2, not checked, position 2, set size 4',
      'radio, Bot 3, not checked, position 3, set size 4',
      'radio, Bot 4, not checked, position 4, set size 4',
    ],
    ['radio, Bot 1, checked, position 1, set size 4'],
    [['{ArrowRight}', ['radio, Bot 2, checked, position 2, set size 4']]],
  ),
);
