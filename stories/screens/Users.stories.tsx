import { inviteMessages } from '@hangtag/contract/rules/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { people as merrow } from '../fixtures/users.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import {
  respondWithServerError,
  respondWithForbidden,
  respondWithRefusal,
  neverRespond,
} from '../mocks/answers.ts';
import { companyHandlers, platformPath } from '../mocks/companies.ts';
import { usersPath, usersHandlers } from '../mocks/users.ts';

/** Each story signs in another user, who is not in the list, so that the pictures stay the same. */
const people = merrow.map((row) => ({ ...row, id: row.id + 1000 }));

const meta = preview.meta({
  title: 'Screens/Users',
  component: AppAtAddress,
  args: { address: '/assets?modal=users' },
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(...usersHandlers(people));
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const dialog = async () => {
  const found = await screen.findByRole('dialog', { name: 'User management' });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

export const Ready = meta.story({
  play: async () => {
    await (await dialog()).findByText('tomas@merrow.example');
  },
});

Ready.test('User management above any screen [F089]', async () => {
  await expect(await (await dialog()).findByText('tomas@merrow.example')).toBeVisible();
});

Ready.test('On a phone', { globals: { viewport: { value: 'phone' } } }, async () => {
  await expect(await (await dialog()).findByText('tomas@merrow.example')).toBeVisible();
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...usersHandlers(people.slice(0, 1)));
  },
  play: async () => {
    await expect(await (await dialog()).findByText(/Nobody else is here yet/)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(neverRespond('get', usersPath));
  },
  play: async () => {
    await dialog();
  },
});

Tests.test(
  'failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', usersPath));
    },
  },
  async ({ msw, userEvent }) => {
    const inside = await dialog();
    await expect(await inside.findByText('The users didn’t load')).toBeVisible();
    msw.use(...usersHandlers(people));
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText('tomas@merrow.example')).toBeVisible();
  },
);

export const Refused = meta.story({
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'User');
    msw.use(respondWithForbidden('get', usersPath));
  },
  play: async () => {
    const inside = await dialog();
    await inside.findByText('You can’t open this');
  },
});

Refused.test('A User reads that their role does not include it', async () => {
  const inside = await dialog();
  await expect(await inside.findByText('You can’t open this')).toBeVisible();
  await expect(inside.getByText(/Ask an admin of your company/)).toBeVisible();
  await expect(inside.queryByRole('button', { name: 'Invite user' })).toBeNull();
});

Ready.test(
  'A toast names one invited address, and its link can be copied [F069] [M02]',
  async ({ userEvent }) => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: 'Invite user' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'mia@lund.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText(inviteMessages.sent('mia@lund.example'))).toBeVisible();
    await expect(
      await inside.findByRole('button', { name: 'Copy link for mia@lund.example' }),
    ).toBeVisible();
  },
);

Ready.test(
  'A failed invitation is reported, with the reason under the field [M01]',
  async ({ userEvent }) => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: 'Invite user' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'tomas@merrow.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText(inviteMessages.failed)).toBeVisible();
    await expect(screen.getByText('This address has an account already.')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveValue('tomas@merrow.example');
  },
);

const wes = 'wes.okafor@studio-lund.example';

Ready.test('An invitation is sent again [M04]', async ({ userEvent }) => {
  const inside = await dialog();
  await userEvent.click(await inside.findByRole('button', { name: `Resend invite to ${wes}` }));
  await expect(await screen.findByText(inviteMessages.resent(wes))).toBeVisible();
  await expect(inside.getByRole('button', { name: `Copy link for ${wes}` })).toBeVisible();
});

Tests.test(
  'A failed resend is reported, in its row too [M03]',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('post', `${usersPath}/invite`));
    },
  },
  async ({ userEvent }) => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: `Resend invite to ${wes}` }));
    await expect(await screen.findByText(inviteMessages.resendFailed)).toBeVisible();
    await expect(inside.getByText(/Try again in a moment/)).toBeVisible();
  },
);

const lastAdmin = 'This is the last Admin of the company. Make somebody else an Admin first.';

Tests.test(
  'A refused role is restored, and the row has the reason [D17]',
  {
    beforeEach: async ({ msw }) => {
      const body = { message: lastAdmin, errors: { role: [lastAdmin] } };
      // A user of the platform is signed in; Tomas is the only Admin.
      await signInAs(msw, 'Superadmin', { name: 'Noor Haddad', email: 'noor@hangtag.example' });
      const isOther = ({ role, name }: (typeof people)[number]) =>
        role === 'Admin' && name !== 'Tomas Reyes';
      msw.use(
        respondWithRefusal('put', `${usersPath}/:id`, 422, body),
        ...usersHandlers(people.map((row) => (isOther(row) ? { ...row, role: 'User' } : row))),
      );
    },
  },
  async ({ userEvent }) => {
    const inside = await dialog();
    const role = await inside.findByRole('button', { name: /Role of Tomas Reyes/ });
    await userEvent.click(role);
    await userEvent.click(await screen.findByRole('option', { name: 'User' }));
    await expect(await inside.findByText(lastAdmin)).toBeVisible();
    await expect(role).toHaveTextContent('Admin');
  },
);

Ready.test('A revoked invite leaves the list', async ({ userEvent }) => {
  const inside = await dialog();
  await userEvent.click(await inside.findByRole('button', { name: `Actions for ${wes}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke invite' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke invite' }));
  await waitFor(() => expect(inside.queryByText(wes)).toBeNull());
  await expect(inside.getByText('4 users')).toBeVisible();
});

export const CompanyTab = meta.story({
  args: { address: '/admin/companies/7/users' },
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'Superadmin');
    msw.use(...usersHandlers(people), ...companyHandlers(platformPath(7), merrowForPlatform));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Merrow Goods' });
    await canvas.findByText('tomas@merrow.example');
  },
});

CompanyTab.test('The same for Superadmins, of any company [F033]', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Merrow Goods' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Users', current: 'page' })).toBeVisible();
  await expect(await canvas.findByText('tomas@merrow.example')).toBeVisible();
});

Tests.test(
  'An Admin learns nothing of the tab [X7]',
  { args: { address: '/admin/companies/7/users' } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
);
