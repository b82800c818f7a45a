/** Checking an address because a person asks. */
import { type Context, Hono } from 'hono';
import { type LinkCheck, type LinkCheckAnswer, LinkCheckBody } from '@hangtag/contract/wire/link';
import { readBody } from '../http/parse.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import { countAttempt, tooManyAttempts } from '../http/throttle.ts';
import type { Vars } from '../http/vars.ts';
import { requireCompany, requirePermission, requireUser } from '../policy/guards.ts';
import { checkLimit, checkOneLink } from './job.ts';
import { findOne } from './links.ts';

export const linkCheck = new Hono<Vars>();

linkCheck.post(
  '/api/companies/:companyId/links/check',
  requireUser,
  requireCompany,
  requirePermission('product.edit'),
  async (c) => {
    const { address } = await readBody(c, LinkCheckBody);
    const answer: LinkCheckAnswer = { found: await checkForPerson(c, address) };
    return c.json(answer);
  },
);

/**
 * What an address of the company answers now.
 * @throws Refusal 404 for an address that nothing of the company leads to; 409 where nothing is checked; 429.
 */
export async function checkForPerson(c: Context<Vars>, address: string): Promise<LinkCheck> {
  const { actor, companyId, services } = c.var;
  // The installation's own promise: without the setting no request leaves the machine, whoever asks.
  if (!services.config.checksLinks)
    throw new Refusal(409, 'This installation does not check links.', { code: 'links_unchecked' });
  if (!/^https?:/i.test(address))
    throw new Refusal(409, 'Only web addresses are checked.', { code: 'links_unchecked' });
  const known = await findOne(services.db, companyId, address);
  if (!known) throw notFound();
  const now = services.now();
  const counted = await countAttempt(services.db, checkLimit, String(actor.id), now);
  if (counted.attempts > checkLimit.attempts) throw tooManyAttempts(counted, now);
  return checkOneLink(services, known, c.req.raw.signal, services.linkNetwork);
}
