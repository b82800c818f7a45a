import { TwoStepSetUpDialog } from '@hangtag/ui/patterns/TwoStep';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TwoStep.tsx';
import { qrUrl, recoveryCodes, twoStepStart } from '../fixtures/twoStep.ts';
import { expectAnnounced, expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const scan = { step: 'scan', secret: twoStepStart.secret, qrUrl } as const;
const codes = { step: 'codes', codes: recoveryCodes } as const;

const meta = preview.meta({
  title: 'Patterns/Sign in/TwoStep',
  component: TwoStepSetUpDialog,
  parameters: { usage, frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    at: { step: 'password' } satisfies Parameters<typeof TwoStepSetUpDialog>[0]['at'],
    email: 'ines@merrow.example',
    onPassword: fn(),
    onCode: fn(),
    onCopy: fn(() => Promise.resolve()) satisfies (text: string) => Promise<void>,
    onClose: fn(),
  },
});

export const Default = meta.story();

const dialog = (name: string) => screen.findByRole('dialog', { name });

Default.test('The password is first, and has focus', async ({ args, userEvent }) => {
  const inside = within(await dialog('Set up two-step sign-in'));
  await waitFor(() => expect(inside.getByLabelText('Current password')).toHaveFocus());
  await userEvent.keyboard('a fine long one{Enter}');
  await expect(args.onPassword).toHaveBeenCalledWith('a fine long one');
});

export const Scan = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  args: { at: scan },
  play: async ({ args, userEvent }) => {
    const inside = within(await dialog('Connect your authenticator app'));
    await expect(inside.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await tabTo(userEvent, inside.getByRole('button', { name: 'Copy key' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith(twoStepStart.secret);
    await tabTo(userEvent, inside.getByLabelText('Code'));
    await userEvent.keyboard('123 456{Enter}');
  },
});

Scan.test('A QR code, the key as text, and the first code as proof are shown', async ({ args }) => {
  await expect(args.onCode).toHaveBeenCalledWith('123 456');
});

Scan.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Scan.test(
  'The QR code is above its text on a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvasElement }) => {
    await dialog('Connect your authenticator app');
    await fitsItsWidth({ canvasElement });
  },
);

Default.test(
  'A wrong code is reported under its field',
  { args: { at: scan, errors: { code: 'This code is not right, or was used already.' } } },
  async () => {
    const inside = within(await dialog('Connect your authenticator app'));
    await expect(inside.getByLabelText('Code')).toHaveAccessibleDescription(/is not right/);
  },
);

Default.test(
  'Recovery codes are shown once, to copy or download',
  { args: { at: codes } },
  async ({ args, userEvent }) => {
    const inside = within(await dialog('Two-step sign-in is on'));
    await expect(inside.getAllByRole('listitem')).toHaveLength(10);
    const file = inside.getByRole('link', { name: 'Download as text' });
    await expect(file).toHaveAttribute('download', 'hangtag-recovery-codes.txt');
    await expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(recoveryCodes[9]);
    await tabTo(userEvent, inside.getByRole('button', { name: 'Copy codes' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    await tabTo(userEvent, inside.getByRole('button', { name: 'Done' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

export const Busy = meta.story({ args: { isBusy: true } });

export const Failed = meta.story({
  tags: ['picture'],
  args: { failure: 'The server could not be reached. Check the connection and try again.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not done.');
  },
});

Failed.test('An error is shown in its step', async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('Not done.');
});

Default.test('is read by a screen reader', { args: { at: scan } }, async ({ userEvent }) => {
  const box = await dialog('Connect your authenticator app');
  await waitFor(() => expect(box).toHaveFocus());
  await expectPhrases(box, [
    'dialog, Connect your authenticator app',
    'banner',
    'heading, Connect your authenticator app, level 2',
    'button, Close',
    'form, First code',
    'image, QR code for an authenticator app',
    'Scan the picture with your authenticator app, then enter the code it shows.',
    'Or type this key into the app',
    'code',
    'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
    'button, Copy key',
    'status',
    'Code',
    'textbox, Code, Six digits from your authenticator app.',
    'Six digits from your authenticator app.',
    'contentinfo',
    'button, Cancel',
    'button, Turn on',
  ]);
  await tabTo(userEvent, within(box).getByRole('button', { name: 'Copy key' }));
  await expectAnnounced(() => userEvent.keyboard('{Enter}'), ['polite: Copied.']);
});

Default.test(
  'Recovery codes are announced',
  { args: { at: { step: 'codes', codes: recoveryCodes.slice(0, 2) } } },
  async () => {
    await expectPhrases(await dialog('Two-step sign-in is on'), [
      'dialog, Two-step sign-in is on',
      'banner',
      'heading, Two-step sign-in is on, level 2',
      'button, Close',
      'alert',
      'Keep these recovery codes: they will not be shown again. Each one signs you in once when your authenticator app is lost.',
      'list, Recovery codes',
      'listitem, level 1, position 1, set size 2',
      'code',
      'K7DM-2XQP-9BHT-4VWC',
      'listitem, level 1, position 2, set size 2',
      'code',
      'M3RZ-8YNA-5GJE-1SFK',
      'button, Copy codes',
      'status',
      'link, Download as text',
      'contentinfo',
      'button, Done',
    ]);
  },
);
