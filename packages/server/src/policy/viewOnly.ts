/** A Superadmin who views a company as its Admin is read-only. */
import { viewOnlyMessage } from '@hangtag/contract/rules/viewOnly';
import { createMiddleware } from 'hono/factory';
import type { LiveSession } from './caller.ts';
import { Refusal } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { isWrite } from '../http/writes.ts';

/** Why nothing may be changed in this session, for the controls that would; null when it may. */
export const readOnlyMessage = (session: LiveSession | undefined): string | null =>
  session?.viewing ? viewOnlyMessage : null;

/** Ways out, and the address of a draft's preview, which is signed and stored nowhere. */
const open =
  /^(?:DELETE \/api\/admin\/viewAs|POST \/logout|POST \/api\/companies\/\d+\/products\/\d+\/previewLinks)$/;

/** 403 for every write of a session that only looks. */
export const refuseViewerWrites = createMiddleware<Vars>(async (c, next) => {
  const { method, path } = c.req;
  const isOpen = !isWrite(c.req) || open.test(`${method} ${path}`);
  if (!isOpen && c.var.session?.viewing)
    throw new Refusal(403, viewOnlyMessage, { code: 'view_only' });
  await next();
});
