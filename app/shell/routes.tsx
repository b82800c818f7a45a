import type { ComponentType } from 'react';
import type { StringRouteParams } from 'wouter';
import type { RedirectTarget } from '../screens/RedirectScreen.tsx';
import type { Audience } from './routeGuard.ts';
import { type LazyScreen, lazyScreen } from '../lazy/lazyScreen.tsx';
import type { FrameKind } from '../navigation/frames.ts';

/** A screen's props: its URL parameters. */
type Params = Readonly<Record<string, string | undefined>>;

/** One path and its screen. */
export interface RouteEntry {
  readonly path: string;
  readonly audience: Audience;
  readonly frame: FrameKind;
  readonly Screen: LazyScreen<Params>;
}

type Load<P extends string> = () => Promise<ComponentType<StringRouteParams<P>>>;

const route =
  (audience: Audience, frame: FrameKind) =>
  <P extends string>(path: P, load: Load<P>): RouteEntry => ({
    path,
    audience,
    frame,
    // The router passes exactly the parameters in the path.
    Screen: lazyScreen(load) as unknown as LazyScreen<Params>,
  });

const guests = route('guests', 'bare');
const newcomers = route('newcomers', 'bare');
const anyone = route('anyone', 'bare');
const member = route('members', 'member');
const product = route('members', 'product');

const signIn = () => import('../screens/SignInScreen.tsx').then((m) => m.SignInScreen);
const redirect = (to: RedirectTarget) => () =>
  import('../screens/RedirectScreen.tsx').then((m) => m.redirectTo(to));

/** The whole URL map [F001-F036]; the first match wins, everything else goes to /404. */
export const routes: readonly RouteEntry[] = [
  guests('/login', signIn),
  newcomers('/register', () =>
    import('../screens/RegisterScreen.tsx').then((m) => m.RegisterScreen),
  ),
  anyone('/forgot-password', () =>
    import('../screens/ForgotPasswordScreen.tsx').then((m) => m.ForgotPasswordScreen),
  ),
  anyone('/password/reset', signIn),
  anyone('/password/reset/:token', () =>
    import('../screens/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  ),
  route('anyone', 'own')('/404', () =>
    import('../screens/NotFoundScreen.tsx').then((m) => m.NotFoundScreen),
  ),
  anyone('/sections-lists', redirect('associations')),

  member('/', () => import('../screens/HomeScreen.tsx').then((m) => m.HomeScreen)),
  member('/profile', () => import('../screens/ProfileScreen.tsx').then((m) => m.ProfileScreen)),
  member('/company', redirect('companySignature')),
  member('/company/signature', () =>
    import('../screens/CompanySignatureScreen.tsx').then((m) => m.CompanySignatureScreen),
  ),
  member('/company/premium', () =>
    import('../screens/CompanyPremiumScreen.tsx').then((m) => m.CompanyPremiumScreen),
  ),
  member('/company/ctas', () =>
    import('../screens/CompanyCtasScreen.tsx').then((m) => m.CompanyCtasScreen),
  ),
  member('/company/log', () => import('../screens/AuditScreens.tsx').then((m) => m.AuditOwnScreen)),
  member('/company/annual-report', () =>
    import('../screens/CompanyAnnualReportScreen.tsx').then((m) => m.CompanyAnnualReportScreen),
  ),
  member('/company/associations', () =>
    import('../screens/CompanyAssociationsScreen.tsx').then((m) => m.CompanyAssociationsScreen),
  ),
  member('/company/domains', () =>
    import('../screens/CompanyDomainsScreen.tsx').then((m) => m.CompanyDomainsScreen),
  ),
  member('/product', () => import('../screens/ProductsScreen.tsx').then((m) => m.ProductsScreen)),
  member('/product/:productId', redirect('productSummary')),
  member('/product/:productId/details', redirect('productSummary')),
  product('/product/:productId/details/summary', () =>
    import('../screens/SummaryScreen.tsx').then((m) => m.SummaryScreen),
  ),
  product('/product/:productId/details/content', () =>
    import('../screens/ContentScreen.tsx').then((m) => m.ContentScreen),
  ),
  product('/product/:productId/details/cta', () =>
    import('../screens/ProductCtasScreen.tsx').then((m) => m.ProductCtasScreen),
  ),
  product('/product/:productId/details/real-code', () =>
    import('../screens/CodeScreen.tsx').then((m) => m.CodeScreen),
  ),
  product('/product/:productId/details/product-settings', () =>
    import('../screens/ProductSettingsScreen.tsx').then((m) => m.ProductSettingsScreen),
  ),
  member('/ctas', () => import('../screens/CtasScreen.tsx').then((m) => m.CtasScreen)),
  member('/analytics', () =>
    import('../screens/AnalyticsScreen.tsx').then((m) => m.AnalyticsScreen),
  ),
  member('/assets', () => import('../screens/AssetsScreen.tsx').then((m) => m.AssetsScreen)),
  member('/assets/descriptions', () =>
    import('../screens/AssetDescriptionsScreen.tsx').then((m) => m.AssetDescriptionsScreen),
  ),

  member('/admin', () => import('../screens/AdminScreen.tsx').then((m) => m.AdminScreen)),
  member('/admin/sections-and-lists', redirect('associations')),
  member('/admin/sections-and-lists/associations', () =>
    import('../screens/AdminAssociationsScreen.tsx').then((m) => m.AdminAssociationsScreen),
  ),
  member('/admin/sections-and-lists/content-sections', () =>
    import('../screens/AdminContentSectionsScreen.tsx').then((m) => m.AdminContentSectionsScreen),
  ),
  member('/admin/sections-and-lists/tags', () =>
    import('../screens/AdminTagsScreen.tsx').then((m) => m.AdminTagsScreen),
  ),
  member('/admin/sections-and-lists/blocked-sites', () =>
    import('../screens/AdminBlockedSitesScreen.tsx').then((m) => m.AdminBlockedSitesScreen),
  ),
  member('/admin/quicksight', () =>
    import('../screens/DashboardsScreen.tsx').then((m) => m.DashboardsScreen),
  ),
  member('/admin/companies', () =>
    import('../screens/CompaniesScreen.tsx').then((m) => m.CompaniesScreen),
  ),
  member('/admin/companies/:companyId', redirect('companyDetails')),
  member('/admin/companies/:companyId/details', () =>
    import('../screens/CompanyDetailsScreen.tsx').then((m) => m.CompanyDetailsScreen),
  ),
  member('/admin/companies/:companyId/users', () =>
    import('../screens/CompanyUsersScreen.tsx').then((m) => m.CompanyUsersScreen),
  ),
  member('/admin/companies/:companyId/products', () =>
    import('../screens/CompanyProductsScreen.tsx').then((m) => m.CompanyProductsScreen),
  ),
  member('/admin/companies/:companyId/tags', () =>
    import('../screens/CompanyTagsScreen.tsx').then((m) => m.CompanyTagsScreen),
  ),
  member('/admin/companies/:companyId/tokens', () =>
    import('../screens/CompanyTokensScreen.tsx').then((m) => m.CompanyTokensScreen),
  ),
  member('/admin/companies/:companyId/log', () =>
    import('../screens/AuditScreens.tsx').then((m) => m.AuditCompanyScreen),
  ),
  member('/admin/log', () =>
    import('../screens/AuditScreens.tsx').then((m) => m.AuditPlatformScreen),
  ),
  member('/admin/system', () => import('../screens/SystemScreen.tsx').then((m) => m.SystemScreen)),
];
