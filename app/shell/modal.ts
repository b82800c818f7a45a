import { useLocation, useSearchParams } from 'wouter';
import { openedFrom } from './scrollRestoration.ts';

/** Modals of the app; they stand in the query, so that they can be addressed and Back closes them. */
export type ModalName =
  | 'profile'
  | 'billing'
  | 'plans'
  | 'company'
  | 'users'
  | 'gallery'
  | 'publish'
  | 'unpublish'
  | 'compare'
  | 'copy'
  | 'several'
  | 'archive';

/** Address of a modal above the page one is on. */
export function withModal(name: ModalName): string {
  return `?modal=${name}`;
}

/** Address of the billing of any company, above the page one is on, for Superadmins (D51). */
export const billingOf = (companyId: number): string =>
  `${withModal('billing')}&companyId=${companyId}`;

/** The open modal, and verbs to open and close one: closing goes back where it can, so that no entry is left behind. */
export function useModal() {
  const [params] = useSearchParams();
  const [path, navigate] = useLocation();
  const at = (next: URLSearchParams) => (next.size === 0 ? path : `${path}?${next}`);

  const open = (name: ModalName, more: Readonly<Record<string, string>> = {}) =>
    navigate(at(new URLSearchParams({ ...Object.fromEntries(params), ...more, modal: name })));
  /** @param more Parameters that belong to the modal and go with it. */
  const close = (...more: readonly string[]) => {
    const next = new URLSearchParams(params);
    for (const name of ['modal', ...more]) next.delete(name);
    if (openedFrom() === at(next)) history.back();
    else navigate(at(next), { replace: true });
  };
  return { name: params.get('modal'), params, open, close };
}
