/**
 * The duties at the head of a route, in this order: `requireUser` (401), `requireCompany` (404),
 * `requirePermission` (403). What was sent is looked at only after them.
 */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { may } from '@hangtag/contract/rules/permissions';
import type { Permission } from '@hangtag/contract/wire/user';
import type { Ability } from '@hangtag/contract/wire/apiToken';
import { companyExists, mayEnterCompany } from './company.ts';
import type { LiveSession } from './caller.ts';
import { Refusal, forbidden, notFound, unauthenticated } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { readId } from '../http/readId.ts';

/** 401 without a signed-in user, 403 for API tokens; sets `actor`. */
export const requireUser = createMiddleware<Vars>(async (c, next) => {
  if (c.var.bearer) throw forbidden();
  const actor = c.var.session?.actor;
  if (!actor) throw unauthenticated();
  if (c.var.session.mustSetUpTwoStep && !staysOpen(c.req)) throw mustSetUp();
  c.set('actor', actor);
  await next();
});

/** Calls that stay open while two-step sign-in must be set up: the current user, and the set-up. */
const staysOpen = ({ method, path }: { readonly method: string; readonly path: string }) =>
  (method === 'GET' && path === '/api/user') || path.startsWith('/api/user/twoStep');

const mustSetUp = () =>
  new Refusal(403, 'Your company or your role asks for two-step sign-in. Set it up first.', {
    code: 'must_set_up_two_step',
  });

/** As `requireUser`, and open to tokens with this ability; others are 403. Every other route is closed to tokens. */
export const requireUserOr = (ability: Ability) =>
  createMiddleware<Vars>(async (c, next) => {
    const { bearer } = c.var;
    if (!bearer) return requireUser(c, next);
    if (!bearer.abilities.includes(ability)) throw forbidden();
    c.set('actor', bearer.actor);
    return next();
  });

/** 404 unless the path's `companyId` is the actor's own, or any for a Superadmin; sets `companyId`. */
export const requireCompany = createMiddleware<Vars>(async (c, next) => {
  const rawCompanyId = c.req.param('companyId') ?? c.req.param('id') ?? '';
  const companyId = readId(rawCompanyId);
  if (!mayEnterCompany(c.var.actor, companyId)) throw notFound();
  if (!(await companyExists(c.var.services.db, c.var.actor, companyId))) throw notFound();
  c.set('companyId', companyId);
  await next();
});

/** 403 unless the actor's role holds the permission. */
export const requirePermission = (permission: Permission) =>
  createMiddleware<Vars>(async (c, next) => {
    if (!may(c.var.actor.role, permission)) throw forbidden();
    await next();
  });

/** 403 `confirm_identity` unless the person gave their password or code a short while ago; the client asks and repeats the call. */
export const requireConfirmed = createMiddleware<Vars>(async (c, next) => {
  assertConfirmed(c.var.session);
  await next();
});

/** As `requireConfirmed`, where only the body says that it is needed. */
export function assertConfirmed({ isConfirmed, hasTwoStep }: LiveSession): void {
  if (isConfirmed) return;
  throw new Refusal(403, 'Confirm that it is you first.', {
    code: 'confirm_identity',
    extra: { confirmBy: hasTwoStep ? 'code' : 'password' },
  });
}

/** Guards the platform's own routes: the right is checked before the company, so any id is refused (X7). */
export const requireSuperadmin = [requireUser, requirePermission('platform.admin')] as const;

/** The context of a write: the services, and the user it is recorded under. */
export const writeContext = (c: Context<Vars>) => ({ ...c.var.services, actor: c.var.actor });
