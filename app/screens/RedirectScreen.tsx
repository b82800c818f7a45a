import { Redirect, useSearch } from 'wouter';
import { paths } from '../navigation/paths.ts';

/** Where an address leads that has no screen of its own: to its successor, or to its first child. */
const targets = {
  associations: () => paths.associations(),
  companySignature: () => paths.companySignature(),
  companyDetails: ({ companyId = '' }) =>
    `/admin/companies/${encodeURIComponent(companyId)}/details`,
  productSummary: ({ productId = '' }) =>
    `/product/${encodeURIComponent(productId)}/details/summary`,
} satisfies Record<string, (params: Readonly<Record<string, string | undefined>>) => string>;

export type RedirectTarget = keyof typeof targets;

/** Redirects with the query [F009]. */
export function redirectTo(name: RedirectTarget) {
  return function RedirectScreen(params: Readonly<Record<string, string | undefined>>) {
    const search = useSearch();
    return <Redirect to={`${targets[name](params)}${search ? `?${search}` : ''}`} replace />;
  };
}
