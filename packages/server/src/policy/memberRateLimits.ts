/** Limits on what members may do, counted by company, by user and by place, so that none of the three bypasses it. */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { clientPlace } from '../http/clientAddress.ts';
import { type Limit, countAttempt, tooManyAttempts, uncountAttempt } from '../http/throttle.ts';
import type { Vars } from '../http/vars.ts';

/** People of several companies may share a place, e.g. an agency. */
const COMPANIES_AT_ONE_PLACE = 5;

function countsOf(c: Context<Vars>, limit: Limit, companyId: number) {
  const { name, attempts } = limit;
  return [
    [{ ...limit, name: `${name} company` }, String(companyId)],
    [{ ...limit, name: `${name} user` }, String(c.var.actor.id)],
    [
      { ...limit, name: `${name} place`, attempts: attempts * COMPANIES_AT_ONE_PLACE },
      clientPlace(c),
    ],
  ] as const;
}

/** Counts one use. @throws Refusal 429 beyond the limit. */
export async function countMemberCall(
  c: Context<Vars>,
  limit: Limit,
  companyId: number = c.var.companyId,
): Promise<void> {
  const { db, now } = c.var.services;
  for (const [each, who] of countsOf(c, limit, companyId)) {
    const counted = await countAttempt(db, each, who, now());
    if (counted.attempts > each.attempts) throw tooManyAttempts(counted, now());
  }
}

/** Counts every call. */
export const limitUse = (limit: Limit) =>
  createMiddleware<Vars>(async (c, next) => {
    await countMemberCall(c, limit);
    await next();
  });

/**
 * Counts a try, which counts as failed until somebody says otherwise: twenty at once are twenty.
 * @returns What takes it back once it has not failed.
 * @throws Refusal 429 beyond the limit; then it is not counted.
 */
export async function countMemberAttempt(
  c: Context<Vars>,
  limit: Limit,
): Promise<() => Promise<void>> {
  const { db, now } = c.var.services;
  const counts = countsOf(c, limit, c.var.companyId);
  const uncount = async (counted: number) => {
    for (const [each, who] of counts.slice(0, counted)) await uncountAttempt(db, each, who);
  };
  for (const [at, [each, who]] of counts.entries()) {
    const counted = await countAttempt(db, each, who, now());
    if (counted.attempts <= each.attempts) continue;
    await uncount(at + 1);
    throw tooManyAttempts(counted, now());
  }
  return () => uncount(counts.length);
}

/**
 * Counts the calls that fail, and refuses all once there were too many.
 * @param hasFailed By the answer's JSON.
 * @param isAttempt Whether a call can fail so; the others are neither counted nor refused.
 */
export const limitFailures = (
  limit: Limit,
  hasFailed: (body: Readonly<Record<string, unknown>>) => boolean,
  isAttempt: (c: Context<Vars>) => Promise<boolean>,
) =>
  createMiddleware<Vars>(async (c, next) => {
    if (!(await isAttempt(c))) return next();
    const uncount = await countMemberAttempt(c, limit);
    await next();
    const body = (await c.res.clone().json()) as Readonly<Record<string, unknown>>;
    if (!hasFailed(body)) await uncount();
    return undefined;
  });
