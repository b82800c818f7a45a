import { inviteMessages } from '@hangtag/contract/rules/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { people as merrow } from '../fixtures/users.ts';
import { AppAtAddress, signedIn } from '../support/AppAtAddress.tsx';
import {
  respondWithServerError,
  respondWithForbidden,
  respondWithRefusal,
  neverRespond,
} from '../mocks/answers.ts';
import { companyHandlers, platformPath } from '../mocks/companies.ts';
import { usersPath, usersHandlers } from '../mocks/users.ts';

/** Each story signs somebody new in; none of these is them, so that the pictures stay the same. */
const people = merrow.map((row) => ({ ...row, id: row.id + 1000 }));

const meta = preview.meta({
  title: 'Screens/Users',
  component: AppAtAddress,
  args: { address: '/assets?modal=users' },
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signedIn(msw);
    msw.use(...usersHandlers(people));
  },
});

const dialog = async () => {
  const found = await screen.findByRole('dialog', { name: 'User management' });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

export const Ready = meta.story({
  name: '[F089] User management above any screen',
  tags: ['picture'],
  play: async () => {
    await expect(await (await dialog()).findByText('tomas@merrow.example')).toBeVisible();
  },
});

export const OnAPhone = Ready.extend({
  name: 'On a phone',
  tags: ['picture-once', '!picture'],
  globals: { viewport: { value: 'phone' } },
});

export const Empty = meta.story({
  tags: ['picture-once'],
  beforeEach: ({ msw }) => {
    msw.use(...usersHandlers(people.slice(0, 1)));
  },
  play: async () => {
    await expect(await (await dialog()).findByText(/Nobody else is here yet/)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['picture-once'],
  beforeEach: ({ msw }) => {
    msw.use(neverRespond('get', usersPath));
  },
  play: async () => {
    await dialog();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', usersPath));
  },
  play: async ({ msw, userEvent }) => {
    const inside = await dialog();
    await expect(await inside.findByText('The users didn’t load')).toBeVisible();
    msw.use(...usersHandlers(people));
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText('tomas@merrow.example')).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'A User reads that their role does not include it',
  tags: ['picture'],
  beforeEach: async ({ msw }) => {
    await signedIn(msw, 'User');
    msw.use(respondWithForbidden('get', usersPath));
  },
  play: async () => {
    const inside = await dialog();
    await expect(await inside.findByText('You can’t open this')).toBeVisible();
    await expect(inside.getByText(/Ask an admin of your company/)).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Invite user' })).toBeNull();
  },
});

export const Invited = meta.story({
  name: '[F069] [M02] One invited address is told in a toast, and its link can be copied',
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: 'Invite user' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'mia@lund.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText(inviteMessages.sent('mia@lund.example'))).toBeVisible();
    await expect(
      await inside.findByRole('button', { name: 'Copy link for mia@lund.example' }),
    ).toBeVisible();
  },
});

export const InviteFailed = meta.story({
  name: '[M01] An invitation that failed says so, and why stands under the field',
  tags: ['picture-once'],
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: 'Invite user' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'tomas@merrow.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await expect(await screen.findByText(inviteMessages.failed)).toBeVisible();
    await expect(screen.getByText('This address has an account already.')).toBeVisible();
    await expect(screen.getByLabelText('Email')).toHaveValue('tomas@merrow.example');
  },
});

const wes = 'wes.okafor@studio-lund.example';

export const Resent = meta.story({
  name: '[M04] An invitation is sent again',
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: `Resend invite to ${wes}` }));
    await expect(await screen.findByText(inviteMessages.resent(wes))).toBeVisible();
    await expect(inside.getByRole('button', { name: `Copy link for ${wes}` })).toBeVisible();
  },
});

export const ResendFailed = meta.story({
  name: '[M03] An invitation that could not be sent again says so, in its row too',
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('post', `${usersPath}/invite`));
  },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: `Resend invite to ${wes}` }));
    await expect(await screen.findByText(inviteMessages.resendFailed)).toBeVisible();
    await expect(inside.getByText(/Try again in a moment/)).toBeVisible();
  },
});

const lastAdmin = 'This is the last Admin of the company. Make somebody else an Admin first.';

export const RoleRefused = meta.story({
  name: '[D17] A refused role goes back, and the row says why',
  tags: ['picture-once'],
  beforeEach: async ({ msw }) => {
    const body = { message: lastAdmin, errors: { role: [lastAdmin] } };
    // The platform's own person looks; Tomas is the only Admin there is.
    await signedIn(msw, 'Superadmin', { name: 'Noor Haddad', email: 'noor@hangtag.example' });
    const isOther = ({ role, name }: (typeof people)[number]) =>
      role === 'Admin' && name !== 'Tomas Reyes';
    msw.use(
      respondWithRefusal('put', `${usersPath}/:id`, 422, body),
      ...usersHandlers(people.map((row) => (isOther(row) ? { ...row, role: 'User' } : row))),
    );
  },
  play: async ({ userEvent }) => {
    const inside = await dialog();
    const role = await inside.findByRole('button', { name: /Role of Tomas Reyes/ });
    await userEvent.click(role);
    await userEvent.click(await screen.findByRole('option', { name: 'User' }));
    await expect(await inside.findByText(lastAdmin)).toBeVisible();
    await expect(role).toHaveTextContent('Admin');
  },
});

export const Revoked = meta.story({
  name: 'A revoked invite leaves the list',
  play: async ({ userEvent }) => {
    const inside = await dialog();
    await userEvent.click(await inside.findByRole('button', { name: `Actions for ${wes}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke invite' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke invite' }));
    await waitFor(() => expect(inside.queryByText(wes)).toBeNull());
    await expect(inside.getByText('4 users')).toBeVisible();
  },
});

export const CompanyTab = meta.story({
  name: '[F033] The same for Superadmins, of any company',
  tags: ['picture-once'],
  args: { address: '/admin/companies/7/users' },
  beforeEach: async ({ msw }) => {
    await signedIn(msw, 'Superadmin');
    msw.use(...usersHandlers(people), ...companyHandlers(platformPath(7), merrowForPlatform));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Merrow Goods' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Users', current: 'page' })).toBeVisible();
    await expect(await canvas.findByText('tomas@merrow.example')).toBeVisible();
  },
});

export const CompanyTabNotThere = meta.story({
  name: '[X7] An Admin learns nothing of the tab',
  args: { address: '/admin/companies/7/users' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
});
