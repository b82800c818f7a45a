/**
 * The duties at the head of a route, in this order: `requireUser` (401), `requireCompany` (404),
 * `requirePermission` (403). What was sent is looked at only after them.
 */
import { createMiddleware } from 'hono/factory';
import { type Permission, may } from '@hangtag/contract/rules/permissions';
import { companyExists, mayEnterCompany } from '../policy/company.ts';
import { forbidden, notFound, unauthenticated } from './refusal.ts';
import type { Vars } from './vars.ts';

/** 401 unless somebody is signed in; sets `actor`. */
export const requireUser = createMiddleware<Vars>(async (c, next) => {
  const actor = c.var.session?.actor;
  if (!actor) throw unauthenticated();
  c.set('actor', actor);
  await next();
});

/** 404 unless the path's `companyId` is the actor's own, or any for a Superadmin; sets `companyId`. */
export const requireCompany = createMiddleware<Vars>(async (c, next) => {
  const given = c.req.param('companyId') ?? c.req.param('id') ?? '';
  const companyId = readId(given);
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

/** An id from a path; what is no id is not found. */
export function readId(text: string | undefined): number {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw notFound();
  return id;
}
