import { userRights } from '@hangtag/contract/rules/userRights';
import { UserTable } from '@hangtag/ui/patterns/UserTable';
import { configure, expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { member, people, wes } from '../fixtures/users.ts';
import { tabTo } from '../support/tabTo.ts';
import { readyUsers as ready, userTableArgs } from '../support/userTableArgs.ts';

// A menu is compiled when it first opens, on a machine that may be busy.
configure({ asyncUtilTimeout: 8000 });

const meta = preview.meta({
  title: 'Patterns/People/UserTable/Actions',
  component: UserTable,
  tags: ['!autodocs'],
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: userTableArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test('An Admin grants two roles, by keyboard [F201]', async ({ args, canvas, userEvent }) => {
  await tabTo(userEvent, canvas.getByRole('button', { name: /Role of Priya Nair/ }));
  await userEvent.keyboard('{Enter}');
  const options = await screen.findAllByRole('option');
  await expect(options.map(({ textContent }) => textContent)).toEqual(['User', 'Admin']);
  await expect(screen.getByRole('listbox')).toHaveAccessibleDescription(
    'Only a Superadmin of Hangtag can make a Superadmin.',
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onRoleChange).toHaveBeenCalledWith(people[2], 'Admin');
  await expect(await canvas.findByText('The role of Priya Nair is Admin now.')).toBeInTheDocument();
});

const platform = { id: 90, companyId: 1, role: 'Superadmin', status: 'Active' } as const;

Tests.test(
  'Only a Superadmin of company 1 grants Superadmin [F201]',
  { args: { me: 90, content: ready([member(5, { name: 'Priya Nair' }, platform)]) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Role of Priya Nair/ }));
    const option = await screen.findByRole('option', { name: 'Superadmin' });
    await waitFor(() => expect(option).toBeVisible());
    await expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-describedby');
  },
);

Tests.test(
  'An invited user cannot become a Superadmin, and the list gives the reason [F201]',
  {
    args: { me: 90, content: ready([{ ...wes, can: userRights(platform, wes) }]) },
    parameters: { picture: 'window' },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Role of wes/ }));
    await expect(await screen.findByRole('listbox')).toHaveAccessibleDescription(
      'They can become a Superadmin once they have joined.',
    );
    await waitFor(() => expect(screen.getByText(/^They can become/)).toBeVisible());
  },
);

Tests.test(
  'A Superadmin removes two-step sign-in after a question; an Admin is not offered it',
  {
    args: {
      me: 90,
      isTwoStepRemovable: true,
      content: ready([member(5, { name: 'Priya Nair', hasTwoStep: true }, platform)]),
    },
  },
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Actions for Priya Nair' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove two-step sign-in' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Remove two-step sign-in of Priya Nair?',
    });
    await expect(question).toHaveTextContent('Make sure first that it is them who asks.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove two-step sign-in' }));
    await expect(args.onRemoveTwoStep).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }));
  },
);

Tests.test('A pending user shows an explanation [F180]', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Expires 11-28-2026')).toBeVisible();
  await tabTo(userEvent, canvas.getByRole('button', { name: 'Pending' }));
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Pending invite');
});

Tests.test(
  'Suspending asks first, and names its effect [F179]',
  { parameters: { picture: 'window' } },
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Actions for Tomas Reyes' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Suspend user' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(
      'Suspend Tomas Reyes?',
    );
    await expect(args.onStatusChange).not.toHaveBeenCalled();
  },
);

Tests.test('suspends', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Tomas Reyes' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspend user' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend user' }));
  await expect(args.onStatusChange).toHaveBeenCalledWith(people[3], 'Inactive');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

Tests.test(
  'A user’s name, email and phone are edited [F227]',
  { args: { onEdit: fn(() => Promise.resolve(false)) }, parameters: { picture: 'window' } },
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Actions for Priya Nair' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Edit user' });
    await userEvent.keyboard('{Enter}');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Priya R. Nair');
    await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
    await expect(args.onEdit).toHaveBeenCalledWith(people[2], {
      name: 'Priya R. Nair',
    });
  },
);

const taken = 'This address already has an account.';

Tests.test(
  'A refused email is reported under its field',
  { args: { rowStatus: { 5: { fields: { email: [taken] }, refusal: taken } } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Priya Nair' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit user' }));
    await expect(await screen.findByText(taken)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await expect(screen.queryByText('Not saved.')).toBeNull();
  },
);
