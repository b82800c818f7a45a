import { LinkProvider } from '@hangtag/ui/elements/Link';
import { accountItems, NavBar, type NavBarProps } from '@hangtag/ui/patterns/NavBar';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/NavBar.tsx';
import { portrait } from '../fixtures/pictures.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { phrases, stops } from '../announcements/NavBar.ts';
import { axeOnly } from '../support/axeOnly.ts';

const navigate = fn();
const billingLocked = 'Demo companies have no billing.';
const hrefs = {
  profile: '/profile',
  billing: '/?modal=billing',
  companyAdmin: '/admin/companies',
  companyDetails: '/?modal=company',
  userManagement: '/?modal=users',
};

const systemTheme: Pick<NavBarProps, 'theme'> = { theme: 'system' };

const meta = preview.meta({
  title: 'Patterns/App/NavBar',
  component: NavBar,
  args: {
    homeHref: '/company/signature?companyId=7',
    items: [
      { id: 'home', label: 'Home', href: '/' },
      { id: 'products', label: 'Products', href: '/product', count: 9 },
      { id: 'ctas', label: 'Calls to action', href: '/ctas' },
      { id: 'assets', label: 'Assets', href: '/assets' },
      { id: 'analytics', label: 'Analytics', href: '/analytics' },
      { id: 'company', label: 'Company', href: '/company/signature' },
    ],
    current: 'products',
    person: {
      name: 'Ines Calder',
      role: 'Admin',
      companyName: 'Merrow Goods',
      avatarUrl: portrait,
    },
    account: accountItems('Admin', hrefs),
    ...systemTheme,
    onThemeChange: fn(),
    onLogOut: fn(),
  },
  parameters: { usage, frame: 'screen', picture: 'window' },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
        <main id="content" />
      </LinkProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

export const UserMenuOpen = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ines Calder' }));
    const menu = await screen.findByRole('menu', { name: 'Ines Calder' });
    await waitFor(() => expect(menu).toBeVisible());
  },
});

UserMenuOpen.test('The user menu names the user and ends with Log out [F067]', async ({ args }) => {
  const menu = await screen.findByRole('menu', { name: 'Ines Calder' });
  const items = within(menu).getAllByRole('menuitem');
  await expect(items.at(-1)).toHaveTextContent('Log out');
  await waitFor(() => expect(menu).toBeVisible());
  await expect(args.onLogOut).not.toHaveBeenCalled();
});

Example.test('logs out by keyboard', async ({ args, canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Ines Calder' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{End}{Enter}');
  await expect(args.onLogOut).toHaveBeenCalledOnce();
});

Example.test('theme is a choice', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ines Calder' }));
  const system = await screen.findByRole('menuitemradio', { name: 'System' });
  await expect(system).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'High contrast' }));
  await expect(args.onThemeChange).toHaveBeenLastCalledWith('contrast');
});

Example.test(
  'A locked item of the user menu is reached by arrow keys, with its reason [F194] [X14]',
  { args: { account: accountItems('Admin', { ...hrefs, billingLocked }) } },
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Ines Calder' }).focus();
    await userEvent.keyboard('{Enter}');
    const billing = await screen.findByRole('menuitem', { name: 'Billing' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(billing).toHaveFocus());
    await expectPhrases(billing, ['menuitem, Billing, Demo companies have no billing., disabled']);
    await userEvent.keyboard('{Enter} ');
    await expect(navigate).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
);

Example.test(
  'A locked item of the sidebar stays a tab stop, with its reason [F068]',
  {
    args: { account: accountItems('Admin', { ...hrefs, billingLocked }) },
    globals: { viewport: { value: 'phone' } },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const account = await screen.findByRole('navigation', { name: 'Account' });
    within(account).getByRole('link', { name: 'Edit profile' }).focus();
    await userEvent.tab();
    const billing = within(account).getByRole('link', { name: 'Billing' });
    await expect(billing).toHaveFocus();
    await expectPhrases(billing, ['link, Billing, Demo companies have no billing., disabled']);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(billing);
    await expect(navigate).not.toHaveBeenCalled();
    await expect(account).toBeVisible();
  },
);

Example.test('The logo leads to the signature company screen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: /Hangtag/ }));
  await expect(navigate).toHaveBeenLastCalledWith('/company/signature?companyId=7');
});

Example.test('first stop skips the bar', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const skip = canvas.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toHaveFocus();
  await expect(skip).toHaveAttribute('href', '#content');
});

export const Superadmin = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  args: {
    person: { name: 'Ada Okoye', role: 'Superadmin', companyName: 'Hangtag' },
    account: accountItems('Superadmin', hrefs),
    theme: 'dark',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ada Okoye' }));
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Company admin' })).toBeVisible(),
    );
  },
});

export const LongText = meta.story({
  args: {
    person: {
      name: 'Bartholomew Featherstonehaugh-Cholmondeley',
      role: 'Admin',
      companyName: 'The Merrow Goods and Provisions Company of the Lower Estuary',
    },
  },
});

Example.test(
  'A phone has a right sidebar with the same links [F068]',
  { globals: { viewport: { value: 'phone' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    const links = within(sheet).getAllByRole('link');
    const wanted = [...args.items, ...args.account].map(({ href }) => href);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(wanted);
    await waitFor(() =>
      expect(within(sheet).getByRole('button', { name: 'Log out' })).toBeVisible(),
    );
  },
);

Example.test(
  'following a link closes the sidebar',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Assets' }));
    await expect(navigate).toHaveBeenLastCalledWith('/assets');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, phrases);
  await expectStops(userEvent, stops);
});
