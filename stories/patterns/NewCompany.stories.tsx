import { fieldMessages } from '@hangtag/contract/wire/messages';
import { NewCompany } from '@hangtag/ui/patterns/NewCompany';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/NewCompany.tsx';
import { findFocusedDialog } from '../support/findFocusedDialog.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Platform/NewCompany',
  component: NewCompany,
  parameters: { usage, picture: 'window', docs: { story: { inline: false, height: '480px' } } },
  args: { onCreate: fn(), onClose: fn() },
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

const create = () => screen.getByRole('button', { name: 'Create company' });

export const Empty = meta.story({ tags: ['picture'] });

Empty.test(
  'A name creates a company, an address invites its first Admin [F234]',
  async ({ args, userEvent }) => {
    await userEvent.click(field('Name'));
    await userEvent.keyboard(' Quayside {Tab}ada@quay.example{Tab}{Tab}{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({
      companyName: 'Quayside',
      adminEmail: 'ada@quay.example',
    });
  },
);

Empty.test('without an admin', async ({ args, userEvent }) => {
  await userEvent.type(field('Name'), 'Quayside');
  await userEvent.click(create());
  await expect(args.onCreate).toHaveBeenCalledWith({
    companyName: 'Quayside',
    adminEmail: null,
  });
});

export const Wrong = meta.story({
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(/^Email/), 'ada@');
    await userEvent.click(create());
    await expect(screen.getByText(fieldMessages.required)).toBeVisible();
    await expect(screen.getByText(fieldMessages.email)).toBeVisible();
    await expect(field('Name')).toHaveFocus();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

Empty.test(
  'refused',
  { args: { errors: { adminEmail: ['This address has an account already.'] } } },
  async () => {
    const said = await screen.findByText('This address has an account already.');
    await waitFor(() => expect(said).toBeVisible());
  },
);

Empty.test(
  'failed',
  { args: { problem: 'The server could not do this. Try again in a moment.' } },
  async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Not created.');
  },
);

export const Busy = meta.story({ args: { isBusy: true } });

Empty.test('escape closes', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Empty.test('is read by a screen reader', async ({ userEvent }) => {
  await expectPhrases(await findFocusedDialog(), [
    'dialog, New company',
    'banner',
    'heading, New company, level 2',
    'button, Close',
    'form, New company',
    'Name',
    'textbox, Name, required',
    'Email of the first admin',
    'Optional',
    'textbox, Email of the first admin, They get an invitation and set up the rest themselves.',
    'They get an invitation and set up the rest themselves.',
    'contentinfo',
    'button, Cancel',
    'button, Create company',
  ]);
  await expectStops(userEvent, [
    'button, Close',
    'textbox, Name, required',
    'textbox, Email of the first admin, They get an invitation and set up the rest themselves.',
    'button, Cancel',
    'button, Create company',
  ]);
});
