import { LinkProvider } from '@hangtag/ui/elements/Link';
import { accountItems, NavBar, type ThemeChoice } from '@hangtag/ui/patterns/NavBar';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/NavBar.tsx';
import { portrait } from '../fixtures/pictures.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { phrases, stops } from '../announcements/NavBar.ts';

const navigate = fn();
const billingLocked = 'Demo companies have no billing.';
const hrefs = {
  profile: '/profile',
  billing: '/?modal=billing',
  companyAdmin: '/admin/companies',
  companyDetails: '/?modal=company',
  userManagement: '/?modal=users',
};

const meta = preview.meta({
  title: 'Patterns/NavBar',
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
    theme: 'system' as ThemeChoice,
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

export const Example = meta.story({ tags: ['picture'] });

export const UserMenuOpen = meta.story({
  name: '[F061, F067] The user menu shows who it is and ends with Log out',
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ines Calder' }));
    const menu = await screen.findByRole('menu', { name: 'Ines Calder' });
    const items = within(menu).getAllByRole('menuitem');
    await expect(items.at(-1)).toHaveTextContent('Log out');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
});

export const LogsOutByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Ines Calder' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

export const ThemeIsAChoice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ines Calder' }));
    const system = await screen.findByRole('menuitemradio', { name: 'System' });
    await expect(system).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'High contrast' }));
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('contrast');
  },
});

export const Locked = meta.story({
  name: '[F194] [X14] A closed place of the user menu is reached by the arrow keys, and says why',
  tags: ['picture'],
  args: { account: accountItems('Admin', { ...hrefs, billingLocked }) },
  play: async ({ canvas, userEvent }) => {
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
});

export const LockedOnAPhone = Locked.extend({
  name: '[F068] A closed place of the sidebar keeps its stop, and says why',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
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
});

export const LogoLeadsToTheCompanyPage = meta.story({
  name: '[F060] The logo leads to the signature company screen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Hangtag/ }));
    await expect(navigate).toHaveBeenLastCalledWith('/company/signature?companyId=7');
  },
});

export const FirstStopSkipsTheBar = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#content');
  },
});

export const SuperadminSeesTheCompanyList = meta.story({
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
  tags: ['picture'],
  args: {
    person: {
      name: 'Bartholomew Featherstonehaugh-Cholmondeley',
      role: 'Admin',
      companyName: 'The Merrow Goods and Provisions Company of the Lower Estuary',
    },
  },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});

export const OnAPhoneTheSidebarHoldsTheSameLinks = meta.story({
  name: '[F068] On a phone a right sidebar holds the same links',
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    const links = within(sheet).getAllByRole('link');
    const wanted = [...args.items, ...args.account].map(({ href }) => href);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(wanted);
    await waitFor(() =>
      expect(within(sheet).getByRole('button', { name: 'Log out' })).toBeVisible(),
    );
  },
});

export const FollowingALinkClosesTheSidebar = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Assets' }));
    await expect(navigate).toHaveBeenLastCalledWith('/assets');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const InHighContrast = SuperadminSeesTheCompanyList.extend({
  name: 'In high contrast',
  tags: ['picture-once', '!picture'],
  globals: { theme: 'high contrast' },
});

export const Spoken = Example.extend({
  name: 'Spoken',
  tags: ['!picture', '!picture-once'],
  play: async ({ canvasElement, userEvent }) => {
    await expectPhrases(canvasElement, phrases);
    await expectStops(userEvent, stops);
  },
});
