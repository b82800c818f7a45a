import type { ComponentType } from 'react';
import type { StringRouteParams } from 'wouter';
import type { LaterName } from './screens/laterTexts.ts';
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
const later = (name: LaterName) => () =>
  import('./screens/LaterScreen.tsx').then((m) => m.laterScreen(name));
const laterTab = (name: LaterName) => () =>
  import('./screens/LaterScreen.tsx').then((m) => m.laterTab(name));
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
  member('/profile', later('profile')),
  member('/company', redirect('companySignature')),
  member('/company/signature', later('signature')),
  member('/company/premium', later('premium')),
  member('/company/annual-report', later('annualReports')),
  member('/product', () => import('./screens/ProductsScreen.tsx').then((m) => m.ProductsScreen)),
  product('/product/:productId/details/summary', () =>
    import('./screens/SummaryScreen.tsx').then((m) => m.SummaryScreen),
  ),
  product('/product/:productId/details/content', () =>
    import('./screens/ContentScreen.tsx').then((m) => m.ContentScreen),
  ),
  product('/product/:productId/details/cta', laterTab('cta')),
  product('/product/:productId/details/real-code', () =>
    import('./screens/CodeScreen.tsx').then((m) => m.CodeScreen),
  ),
  product('/product/:productId/details/product-settings', laterTab('settings')),
  member('/ctas', later('ctas')),
  member('/analytics', later('analytics')),
  member('/assets', later('assets')),

  member('/admin', later('admin')),
  member('/admin/sections-and-lists/associations', later('associations')),
  member('/admin/sections-and-lists/content-sections', later('contentSections')),
  member('/admin/sections-and-lists/tags', later('tags')),
  member('/admin/quicksight', later('dashboards')),
  member('/admin/companies', later('companies')),
  member('/admin/companies/:companyId/details', later('companyDetails')),
  member('/admin/companies/:companyId/users', later('companyUsers')),
  member('/admin/companies/:companyId/tags', later('companyTags')),
  member('/admin/companies/:companyId/tokens', later('apiTokens')),
];
