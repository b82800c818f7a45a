import { TwoStepProofDialog } from '@hangtag/ui/patterns/TwoStep';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { recoveryCodes } from '../fixtures/twoStep.ts';
import { expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Sign in/TwoStep/Proof',
  component: TwoStepProofDialog,
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    action: 'off' as 'off' | 'codes',
    codes: null as readonly string[] | null,
    email: 'ines@merrow.example' as string,
    onProve: fn(),
    onCopy: fn(() => Promise.resolve()) as (text: string) => Promise<void>,
    onClose: fn(),
  },
});

export const Default = meta.story();

Default.test(
  'Turning it off asks for password and code, by keyboard',
  async ({ args, userEvent }) => {
    const inside = within(await screen.findByRole('dialog', { name: /Turn off/ }));
    await waitFor(() => expect(inside.getByLabelText('Current password')).toHaveFocus());
    const turnOff = inside.getByRole('button', { name: 'Turn off' });
    await userEvent.click(turnOff);
    await expect(await inside.findAllByText('This field is required.')).toHaveLength(2);
    await waitFor(() => expect(inside.getByLabelText('Current password')).toHaveFocus());
    await userEvent.keyboard('a fine long one');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('123456');
    await tabTo(userEvent, turnOff);
    await userEvent.keyboard('{Enter}');
    await expect(args.onProve).toHaveBeenCalledWith({
      password: 'a fine long one',
      code: '123456',
    });
  },
);

export const NewCodes = meta.story({
  tags: ['picture'],
  args: { action: 'codes' },
  play: async () => {
    await expect(await screen.findByText(/are void once there are new ones/)).toBeVisible();
  },
});

Default.test(
  'New codes are shown once',
  { args: { action: 'codes', codes: recoveryCodes } },
  async () => {
    const box = await screen.findByRole('dialog', { name: 'Your new recovery codes' });
    await expect(within(box).getAllByRole('listitem')).toHaveLength(10);
  },
);

Default.test(
  'refused',
  { args: { errors: { password: 'This is not your password.' } } },
  async () => {
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your password.',
      ),
    );
  },
);

Default.test('is read by a screen reader', async () => {
  await expectPhrases(await screen.findByRole('dialog'), [
    'dialog, Turn off two-step sign-in?',
    'banner',
    'heading, Turn off two-step sign-in?, level 2',
    'button, Close',
    'form, Proof',
    'From then on your password alone signs you in. The recovery codes you kept are void.',
    'Current password',
    'Current password',
    'button, Show password',
    'Code',
    'textbox, Code, Six digits from your authenticator app, or a recovery code.',
    'Six digits from your authenticator app, or a recovery code.',
    'contentinfo',
    'button, Cancel',
    'button, Turn off',
  ]);
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
