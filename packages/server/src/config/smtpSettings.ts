/** The mail server as the environment describes it. */
import type { SettingName } from './settings.ts';

/** The mail server, and the sender of emails. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `implicit` from the first byte; `required` by STARTTLS or not at all; `offered` by STARTTLS when there is. */
  readonly tls: 'implicit' | 'required' | 'offered';
  /** Null for a server without authentication. */
  readonly account: { readonly user: string; readonly password: string } | null;
  readonly from: { readonly name: string; readonly address: string };
}

type Name = Extract<SettingName, 'SMTP_URL' | 'MAIL_FROM'>;

const FORM = 'SMTP_URL must be like smtp://user:password@mail.example.com:587 or smtps://…';

/** The mail server's settings; null without one. Calls `say` with a sentence for each invalid one. */
export function readSmtp(
  env: Readonly<Partial<Record<Name, string>>>,
  say: (sentence: string) => void,
): SmtpSettings | null {
  const from = readFrom(env.MAIL_FROM ?? '');
  if (env.MAIL_FROM && !from) {
    say('MAIL_FROM must be an address, or a name and an address: Hangtag <mail@example.com>.');
  }
  if (!env.SMTP_URL) return null;
  if (!env.MAIL_FROM) say('SMTP_URL is set, but MAIL_FROM is not.');
  const url = URL.canParse(env.SMTP_URL) ? new URL(env.SMTP_URL) : null;
  const isSmtp = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  // Never prints the address, which contains a password.
  if (!isSmtp || /^\/./.test(url.pathname) || !from) {
    if (!isSmtp || /^\/./.test(url.pathname)) say(`${FORM}.`);
    return null;
  }
  const tls = url.searchParams.get('tls') ?? 'required';
  if (!['required', 'offered'].includes(tls))
    say('SMTP_URL may end in ?tls=required or ?tls=offered.');
  const isImplicit = url.protocol === 'smtps:';
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : isImplicit ? 465 : 587,
    tls: isImplicit ? 'implicit' : tls === 'offered' ? 'offered' : 'required',
    account: url.username
      ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
      : null,
    from,
  };
}

function readFrom(text: string): SmtpSettings['from'] | null {
  const [, name, bracketed, bare] =
    /^(?:([^<>\r\n]*?)\s*<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim()) ?? [];
  const address = bracketed ?? bare ?? '';
  if (!/^[^@\s",;:]+@[^@\s",;:]+$/.test(address)) return null;
  return { name: (name ?? '').replaceAll('"', ''), address };
}
