import { fieldMessages } from '@hangtag/contract/wire/messages';
import { viewOnlyMessage } from '@hangtag/contract/rules/viewOnly';
import { ProfileForm } from '@hangtag/ui/patterns/ProfileForm';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ProfileForm.tsx';
import { avatarHref } from '../fixtures/avatars.ts';
import { storeForm, StoredForms } from '../support/formRecovery.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const saved = {
  avatar: 'bot1.jpg',
  name: 'Ines Calder',
  email: 'ines@merrow.example',
  phone: null,
  mutedAlerts: null,
} as const;

const meta = preview.meta({
  title: 'Patterns/People/ProfileForm',
  component: ProfileForm,
  parameters: { usage, frame: 'form' },
  args: {
    saved,
    avatarHref: avatarHref,
    onSave: fn(),
    forgotHref: '/forgot-password?email=ines%40merrow.example',
  },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
});

Example.test('Picture, name, email and phone [F070] [F071] [F072]', async ({ canvas }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Picture' })).toBeVisible();
  await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  await expect(canvas.getByRole('radio', { name: 'Green bot' })).toBeChecked();
  await expect(canvas.getByLabelText('Phone')).toHaveAttribute('placeholder', 'xxx-xxx-xxxx');
  const reset = canvas.getByRole('link', { name: 'Reset your password?' });
  await expect(reset).toHaveAttribute('href', '/forgot-password?email=ines%40merrow.example');
  await expect(canvas.queryByLabelText('Current password')).toBeNull();
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const LongText = meta.story({
  args: {
    saved: {
      ...saved,
      name: 'Wilhelmina Konstanze von und zu Hohenlohe-Schillingsfürst der Älteren',
      email: 'wilhelmina.konstanze.hohenlohe@international-trading-partners.example',
      phone: '+49 711 000 000 000 extension 2214',
    },
  },
});

export const RecoveredDraft = meta.story({
  tags: ['picture'],
  render: (args) => (
    <StoredForms unsaved={{ avatar: 'bot2.jpg', name: 'Ines C. Calder' }}>
      <ProfileForm {...args} />
    </StoredForms>
  ),
});

RecoveredDraft.test(
  'A recovered draft fills the fields, and can be discarded',
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ines C. Calder');
    await expect(canvas.getByRole('radio', { name: 'Red bot' })).toBeChecked();
  },
);

Example.test(
  'a recovered draft is discarded',
  {
    render: (args) => (
      <StoredForms unsaved={{ name: 'Ines C. Calder', email: 7, avatar: null, extra: 'x' }}>
        <ProfileForm {...args} />
      </StoredForms>
    ),
  },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue(saved.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ines Calder');
    await expect(storeForm).toHaveBeenLastCalledWith('profile', null);
    await expect(canvas.queryByText(/last time/)).toBeNull();
  },
);

Example.test(
  'A locked form shows the reason above, and is readable only',
  { args: { lockedReason: viewOnlyMessage } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(viewOnlyMessage)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    for (const field of canvas.getAllByRole('textbox')) await userEvent.type(field, 'x{Enter}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Red bot' }));
    await expect(canvas.queryByText('Optional')).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

export const Emails = meta.story({ args: { saved: { ...saved, mutedAlerts: ['spike'] } } });

Emails.test('An admin switches an email off', async ({ args, canvas, userEvent }) => {
  const group = canvas.getByRole('group', { name: 'Emails about your company' });
  await expect(group).toBeVisible();
  await expect(canvas.getByRole('checkbox', { name: /far more scans/ })).not.toBeChecked();
  const dead = canvas.getByRole('checkbox', { name: /A code leads nowhere/ });
  await expect(dead).toBeChecked();
  await userEvent.click(dead);
  await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
  await expect(args.onSave).toHaveBeenCalledWith({ mutedAlerts: ['dead', 'spike'] });
});

Emails.test(
  'Nothing can be switched while looking only',
  {
    args: { lockedReason: viewOnlyMessage },
  },
  async ({ canvas, userEvent }) => {
    const dead = canvas.getByRole('checkbox', { name: /A code leads nowhere/ });
    await userEvent.click(dead);
    await expect(dead).toBeChecked();
  },
);

export const Busy = meta.story({ args: { isBusy: true } });

export const Failed = meta.story({
  tags: ['picture'],
  args: { failure: 'The server could not be reached. Check the connection and try again.' },
});

Example.test(
  'Another email needs the current password [D10]',
  async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'INES@merrow.example');
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
    await userEvent.clear(email);
    await userEvent.type(email, 'ic@merrow.example{Enter}');
    await expect(await canvas.findByText(fieldMessages.required)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Current password'), 'a fine long one{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      email: 'ic@merrow.example',
      currentPassword: 'a fine long one',
    });
  },
);

export const Refused = meta.story({
  tags: ['picture'],
  args: {
    saved: { ...saved, phone: '555-0142' },
    errors: {
      email: ['This address already has an account.'],
      phone: ['Contains characters that cannot be stored.'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByText('This address already has an account.')).toBeVisible();
  },
});

Example.test(
  'Name and email are required, reported on change [F207] [F210]',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(fieldMessages.required)).toBeNull();
    await userEvent.clear(canvas.getByLabelText('Name'));
    await userEvent.tab();
    await expect(await canvas.findByText(fieldMessages.required)).toBeVisible();
    const email = canvas.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'ines@merrow');
    await expect(canvas.queryByText(fieldMessages.email)).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(fieldMessages.email)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

Example.test(
  'Arrows choose a bot, Enter saves; any phone is valid [F070] [F210]',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Green bot' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Blue bot' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Ines C. Calder');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('ask the porter{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      avatar: 'bot3.jpg',
      name: 'Ines C. Calder',
      phone: 'ask the porter',
    });
  },
);

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'form, Your profile',
    'radiogroup, Picture, orientated horizontally',
    'radio, Green bot, checked, position 1, set size 4',
    'radio, Red bot, not checked, position 2, set size 4',
    'radio, Blue bot, not checked, position 3, set size 4',
    'radio, Ochre bot, not checked, position 4, set size 4',
    'Name',
    'textbox, Name, Ines Calder',
    'Email',
    'textbox, Email, ines@merrow.example, You sign in with it.',
    'You sign in with it.',
    'Phone',
    'Optional',
    'textbox, Phone, placeholder xxx-xxx-xxxx',
    'link, Reset your password?',
    'button, Save profile',
  ]);
  await expectStops(userEvent, [
    'radio, Green bot, checked, position 1, set size 4',
    'textbox, Name, Ines Calder',
    'textbox, Email, ines@merrow.example, You sign in with it.',
    'textbox, Phone, placeholder xxx-xxx-xxxx',
    'link, Reset your password?',
    'button, Save profile',
  ]);
});
