/** `/dev/mail`: stored emails, readable on a developer's machine only. */
import { Hono } from 'hono';
import { readId } from '../http/readId.ts';
import { demoOnly } from '../http/demoOnly.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { pagePolicy } from '../site/appFiles.ts';
import { findMail, listMails } from '../mail/storedMails.ts';
import { mailListPage, mailPage } from './pages.ts';

export const devMailRoutes = new Hono<Vars>();

devMailRoutes.get('/dev/mail', demoOnly, async (c) => {
  const page = mailListPage(await listMails(c.var.services.db));
  c.header('Content-Security-Policy', pagePolicy(page));
  return c.html(page);
});

devMailRoutes.get('/dev/mail/:id', demoOnly, async (c) => {
  const mail = await findMail(c.var.services.db, readId(c.req.param('id')));
  if (!mail) throw notFound();
  const page = mailPage(mail);
  c.header('Content-Security-Policy', pagePolicy(page));
  return c.html(page);
});

// An email is foreign HTML: no scripts, no access to this origin, and links open in a new tab.
devMailRoutes.get('/dev/mail/:id/body', demoOnly, async (c) => {
  const mail = await findMail(c.var.services.db, readId(c.req.param('id')));
  if (!mail) throw notFound();
  c.header(
    'Content-Security-Policy',
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  );
  return c.html(mail.html.replace('<head>', '<head><base target="_blank">'));
});
