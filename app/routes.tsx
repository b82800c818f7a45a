import type { ComponentType } from 'react';
import type { StringRouteParams } from 'wouter';
import type { Audience } from './shell/guard.ts';
import { lazyScreen } from './shell/lazyScreen.tsx';

/** What a screen is told: the parameters of its address. */
type Params = Readonly<Record<string, string | undefined>>;

/** What stands around a screen. */
export type FrameKind = 'bare' | 'member' | 'product';

/** One address and what it shows. */
export interface RouteEntry {
  readonly path: string;
  readonly audience: Audience;
  readonly frame: FrameKind;
  readonly Screen: ComponentType<Params>;
}

type Load<P extends string> = () => Promise<ComponentType<StringRouteParams<P>>>;

const route =
  (audience: Audience, frame: FrameKind) =>
  <P extends string>(path: P, load: Load<P>): RouteEntry => ({
    path,
    audience,
    frame,
    // The router fills in exactly the parameters that the path names.
    Screen: lazyScreen(load) as unknown as ComponentType<Params>,
  });

const guests = route('guests', 'bare');
const anyone = route('anyone', 'bare');
const member = route('members', 'member');
const product = route('members', 'product');

const signIn = () => import('./screens/SignInScreen.tsx').then((m) => m.SignInScreen);
const later = (title: string, purpose: string) => () =>
  import('./screens/LaterScreen.tsx').then((m) => m.laterScreen(title, purpose));
const laterAdmin = (title: string, purpose: string) => () =>
  import('./screens/LaterScreen.tsx').then((m) => m.laterScreen(title, purpose, 'platform.admin'));
const laterTab = (title: string, purpose: string) => () =>
  import('./screens/LaterScreen.tsx').then((m) => m.laterTab(title, purpose));
const redirect = (to: 'associations' | 'companySignature') => () =>
  import('./screens/RedirectScreen.tsx').then((m) => m.redirectTo(to));

/** The whole URL map [F001-F036]; the first match counts, what matches none goes to /404. */
export const routes: readonly RouteEntry[] = [
  guests('/login', signIn),
  guests('/register', () => import('./screens/RegisterScreen.tsx').then((m) => m.RegisterScreen)),
  anyone('/forgot-password', () =>
    import('./screens/ForgotPasswordScreen.tsx').then((m) => m.ForgotPasswordScreen),
  ),
  anyone('/password/reset', signIn),
  anyone('/password/reset/:token', () =>
    import('./screens/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  ),
  anyone('/404', () => import('./screens/NotFoundScreen.tsx').then((m) => m.NotFoundScreen)),
  anyone('/sections-lists', redirect('associations')),

  member('/', () => import('./screens/HomeScreen.tsx').then((m) => m.HomeScreen)),
  member(
    '/profile',
    later('Your profile', 'Your name, picture, email and phone will be kept here.'),
  ),
  member('/company', redirect('companySignature')),
  member(
    '/company/signature',
    later(
      'Company page',
      'Your brand’s story, shown on all its product pages, will be written here.',
    ),
  ),
  member(
    '/company/premium',
    later('Premium content', 'The premium sections of your company will be written here.'),
  ),
  member(
    '/company/annual-report',
    later('Annual reports', 'The reports your pages link to will be listed here.'),
  ),
  member('/product', () => import('./screens/ProductsScreen.tsx').then((m) => m.ProductsScreen)),
  product('/product/:productId/details/summary', () =>
    import('./screens/SummaryScreen.tsx').then((m) => m.SummaryScreen),
  ),
  product('/product/:productId/details/content', () =>
    import('./screens/ContentScreen.tsx').then((m) => m.ContentScreen),
  ),
  product(
    '/product/:productId/details/cta',
    laterTab('CTAs', 'The buttons at the foot of this product’s page will be chosen here.'),
  ),
  product('/product/:productId/details/real-code', () =>
    import('./screens/CodeScreen.tsx').then((m) => m.CodeScreen),
  ),
  product(
    '/product/:productId/details/product-settings',
    laterTab('Settings', 'Copying, parking and archiving this product will be done here.'),
  ),
  member('/ctas', later('Calls to action', 'The buttons of your pages will be made here.')),
  member('/analytics', later('Analytics', 'Scans, views and clicks will be counted here.')),
  member('/assets', later('Assets', 'All pictures, films and documents will be kept here.')),

  member('/admin', laterAdmin('Admin', 'The state of the platform will be shown here.')),
  member(
    '/admin/sections-and-lists/associations',
    laterAdmin('Associations', 'The badges that pages may carry will be kept here.'),
  ),
  member(
    '/admin/sections-and-lists/content-sections',
    laterAdmin('Content sections', 'The catalogue of sections will be edited here.'),
  ),
  member(
    '/admin/sections-and-lists/tags',
    laterAdmin('Tags', 'The tags of companies and products will be kept here.'),
  ),
  member(
    '/admin/quicksight',
    laterAdmin('Dashboards', 'The platform’s figures will be shown here.'),
  ),
  member('/admin/companies', laterAdmin('Companies', 'All companies will be listed here.')),
  member(
    '/admin/companies/:companyId/details',
    laterAdmin('Company details', 'A company’s details will be edited here.'),
  ),
  member(
    '/admin/companies/:companyId/users',
    laterAdmin('Users', 'The people of a company will be managed here.'),
  ),
  member(
    '/admin/companies/:companyId/tags',
    laterAdmin('Company tags', 'A company’s tags will be chosen here.'),
  ),
  member(
    '/admin/companies/:companyId/tokens',
    laterAdmin('API tokens', 'The keys of a company’s own programs will be made here.'),
  ),
];
