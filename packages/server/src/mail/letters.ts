/** The letters the server writes: one function each, in text and in HTML. */
import { escapeHtml } from '../site/html.ts';
import type { Mail } from './mailer.ts';

interface Letter {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly link: string };
  readonly after?: readonly string[];
}

/** The link to set a new password (F223). */
export function passwordResetMail(to: string, link: string): Mail {
  return letter(to, {
    title: 'Set a new password',
    paragraphs: [`Somebody asked to set a new password for ${to} at Hangtag.`],
    action: { label: 'Set a new password', link },
    after: [
      'The link works once, for 60 minutes.',
      'If it was not you, nothing has changed and you can leave this letter.',
    ],
  });
}

/** Tells the owner that the password is a new one. */
export function passwordChangedMail(to: string): Mail {
  return letter(to, {
    title: 'Your password has changed',
    paragraphs: [
      `The password of ${to} at Hangtag has been set anew, and every device has been signed out.`,
      'If it was not you, ask for a new password on the sign-in page at once.',
    ],
  });
}

function letter(to: string, { title, paragraphs, action, after = [] }: Letter): Mail {
  const text = [title, ...paragraphs, ...(action ? [action.link] : []), ...after, 'Hangtag'];
  return {
    to,
    subject: title,
    text: `${text.join('\n\n')}\n`,
    html: html(title, paragraphs, action, after),
  };
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;line-height:1.6">${escapeHtml(text)}</p>`;

/** Mail programs know neither style sheets nor our theme: the few values stand here. */
function html(
  title: string,
  paragraphs: readonly string[],
  action: Letter['action'],
  after: readonly string[],
): string {
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4d3d;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>${paragraph('Or open this address:')}<p style="margin:0 0 16px;word-break:break-all"><a href="${escapeHtml(action.link)}" style="color:#1f4d3d">${escapeHtml(action.link)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#22241f;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<h1 style="margin:0 0 20px;font:400 26px/1.25 Georgia,serif">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${button}
${after.map(paragraph).join('\n')}
<p style="margin:32px 0 0;color:#5d6157;font-size:14px">Hangtag</p>
</div></body></html>
`;
}
