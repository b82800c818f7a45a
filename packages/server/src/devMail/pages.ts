/** The two pages of `/dev/mail`. */
import { escapeHtml } from '../support/html.ts';
import type { StoredMail } from '../mail/storedMails.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font: 400 1.75rem/1.25 Georgia, serif; }
li { padding: .5rem 0; }
small { display: block; opacity: .75; }
iframe { width: 100%; height: 34rem; border: 1px solid; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${body}</body></html>
`;

/** The list of stored emails. */
export function mailListPage(mails: readonly StoredMail[]): string {
  const items = mails.map(
    ({ id, subject, recipient, createdAt }) =>
      `<li><a href="/dev/mail/${id}">${escapeHtml(subject)}</a><small>${escapeHtml(recipient)}, ${createdAt.toISOString()}</small></li>`,
  );
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>';
  return page('Mail', `<h1>Mail</h1>${list}`);
}

/** One email: as a mail program shows it, and its plain text. */
export function mailPage({ id, subject, recipient, text }: StoredMail): string {
  return page(
    subject,
    `<p><a href="/dev/mail">All mail</a></p><h1>${escapeHtml(subject)}</h1><p>To ${escapeHtml(recipient)}</p>
<iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${id}/body"></iframe>
<h2>As text</h2><pre>${escapeHtml(text)}</pre>`,
  );
}
