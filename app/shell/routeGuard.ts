import { paths, safeRedirect } from '../navigation/paths.ts';
import type { Session } from '../stores/session.ts';

/** The audience of a route: guests, guests and users with an emailed link, members, or everyone (D03). */
export type Audience = 'guests' | 'newcomers' | 'members' | 'anyone';

/** What happens when a user opens a route. */
export type RouteAccess =
  | { readonly kind: 'show' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'go'; readonly to: string };

/** Decides who can open a route; the server and the screen check roles (F038, X7). */
export function routeGuard(
  audience: Audience,
  session: Session,
  here: { readonly path: string; readonly search: string },
): RouteAccess {
  if (audience === 'anyone') return { kind: 'show' };
  if (session.phase === 'unknown') return { kind: 'wait' };
  if (session.phase === 'failed')
    return audience === 'members' ? { kind: 'failed' } : { kind: 'show' };
  const isMember = session.phase === 'member';
  if (audience === 'newcomers' && hasLink(here.search)) return { kind: 'show' };
  if (audience !== 'members') {
    const wanted = new URLSearchParams(here.search).get('redirect');
    return isMember ? { kind: 'go', to: safeRedirect(wanted) } : { kind: 'show' };
  }
  if (isMember) return { kind: 'show' };
  // After an intended sign-out another user may sign in, who starts at the home screen.
  const back = session.cause === 'signed-out' ? undefined : `${here.path}${here.search}`;
  return { kind: 'go', to: paths.login(back) };
}

/** Whether the address contains an emailed token: an invitation, or an email to confirm. */
function hasLink(search: string): boolean {
  const params = new URLSearchParams(search);
  return Boolean(params.get('token') || params.get('confirm'));
}
