import { useLocation, useSearchParams } from 'wouter';
import { openedFrom } from './scrollRestoration.ts';

/** The app's modals; the query names the open one, so that it has an address and Back closes it. */
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
  | 'cta'
  | 'print'
  | 'archive';

/** Address of a modal above the current page. */
export function withModal(name: ModalName): string {
  return `?modal=${name}`;
}

/** Address of any company's billing above the current page, for Superadmins (D51). */
export const billingOf = (companyId: number): string =>
  `${withModal('billing')}&companyId=${companyId}`;

/**
 * The open modal, with functions to open and close one: closing goes back where possible, so that no history entry is
 * left.
 */
export function useModal() {
  const [params] = useSearchParams();
  const [path, navigate] = useLocation();
  const at = (next: URLSearchParams) => (next.size === 0 ? path : `${path}?${next}`);

  /** Opens a modal; in place of another it takes that one's history entry. */
  const open = (name: ModalName, more: Readonly<Record<string, string>> = {}) =>
    navigate(at(new URLSearchParams({ ...Object.fromEntries(params), ...more, modal: name })), {
      replace: params.has('modal'),
    });
  /** @param more Parameters of the modal, removed with it. */
  const close = (...more: readonly string[]) => {
    const next = new URLSearchParams(params);
    for (const name of ['modal', ...more]) next.delete(name);
    if (openedFrom() === at(next)) history.back();
    else navigate(at(next), { replace: true });
  };
  return { name: params.get('modal'), params, open, close };
}
