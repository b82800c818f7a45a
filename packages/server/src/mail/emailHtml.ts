/**
 * An email's HTML for mail programs: tables for the layout, styles on the elements, no images and no external
 * resources. The colours repeat the theme's values, because mail programs do not read CSS variables. Programs
 * with a dark mode use the second set.
 */
import { escapeHtml } from '../support/html.ts';

/** One row of an email's amounts, both as they are displayed. */
export interface AmountRow {
  readonly label: string;
  readonly amount: string;
}

/** The content of an email as plain text; `composeEmail` lays it out. */
export interface EmailContent {
  /** Subject and heading. */
  readonly title: string;
  /** Inboxes show the first one beside the subject. */
  readonly paragraphs: readonly string[];
  /** What was paid for; the last row is the total. */
  readonly amounts?: readonly AmountRow[];
  /** The call to action, as a button and as an address to copy. */
  readonly action?: { readonly label: string; readonly link: string };
  /** Paragraphs after the button. */
  readonly after?: readonly string[];
  /** Why the recipient gets it, as the footer's sentence: "You get this email because …". */
  readonly reason: string;
}

const light = {
  paper: '#f5f3ee',
  card: '#fffefc',
  line: '#dfdbd2',
  ink: '#1c1b18',
  second: '#4f4b44',
  quiet: '#686359',
  accent: '#1e4d3b',
  onAccent: '#fbfaf6',
} as const;

const dark: Record<keyof typeof light, string> = {
  paper: '#141310',
  card: '#1b1a17',
  line: '#302d28',
  ink: '#f0ede5',
  second: '#beb9ae',
  quiet: '#9b9589',
  accent: '#9cc8ac',
  onAccent: '#0f2219',
};

/** The product's fonts where they are installed, as in the stories; otherwise system fonts. */
const serif = "'Newsreader Variable',Newsreader,Georgia,'Times New Roman',serif";
const sans = "'Inter Variable',Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}
.card{background:${dark.card}!important;border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.second{color:${dark.second}!important}
.quiet{color:${dark.quiet}!important}
.line{border-color:${dark.line}!important}
.button{background:${dark.accent}!important}
.button a{color:${dark.onAccent}!important}
.link{color:${dark.accent}!important}
}
@media (max-width:480px){.card{padding:28px 24px!important}}
`;

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The email's HTML; every text and address in it is escaped. */
export function emailHtml(content: EmailContent): string {
  const { title, paragraphs, amounts = [], action, after = [], reason } = content;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
${preheader(paragraphs[0] ?? title)}
<table ${table} width="100%" class="paper" style="background:${light.paper}"><tr><td align="center" style="padding:40px 16px">
<table ${table} width="100%" style="max-width:520px">
<tr><td class="ink" style="padding:0 0 20px;font:500 20px/1.2 ${serif};letter-spacing:-.2px;color:${light.ink}">Hangtag</td></tr>
<tr><td class="card" style="padding:40px;background:${light.card};border:1px solid ${light.line};border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;font:400 27px/1.25 ${serif};letter-spacing:-.3px;color:${light.ink}">${escapeHtml(title)}</h1>
${[...paragraphs.map(paragraph), amountTable(amounts), action ? button(action) : '', ...after.map(paragraph), action ? plainLink(action.link) : ''].filter(Boolean).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:20px 0 0;font:400 13px/1.55 ${sans};color:${light.quiet}">${escapeHtml(reason)}</td></tr>
</table>
</td></tr></table>
</body></html>
`;
}

/** The preview that inboxes show beside the subject; the blanks keep the rest of the email out of it. */
const preheader = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`;

const paragraph = (text: string) =>
  `<p class="second" style="margin:0 0 12px;font:400 16px/1.55 ${sans};color:${light.second};overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

/** Amounts right-aligned under each other; the last row is the total. */
function amountTable(amounts: readonly AmountRow[]): string {
  if (amounts.length === 0) return '';
  const rows = amounts.map((row, index) => amountRow(row, index === amounts.length - 1)).join('\n');
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:20px 0 0;border-collapse:collapse">\n${rows}\n</table>`;
}

function amountRow({ label, amount }: AmountRow, isTotal: boolean): string {
  const cell = `padding:10px 0;border-top:1px solid ${light.line};font:${isTotal ? 500 : 400} 16px/1.4 ${sans};color:${isTotal ? light.ink : light.second};vertical-align:top`;
  const className = `${isTotal ? 'ink' : 'second'} line`;
  return `<tr><th scope="row" class="${className}" style="${cell};text-align:left;overflow-wrap:anywhere">${escapeHtml(label)}</th><td class="${className}" align="right" style="${cell};padding-left:24px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums">${escapeHtml(amount)}</td></tr>`;
}

/** The cell carries the background as well, for programs that ignore padding on a link. */
const button = ({ label, link }: NonNullable<EmailContent['action']>) =>
  `<table ${table} style="margin:24px 0"><tr><td class="button" bgcolor="${light.accent}" style="background:${light.accent};border-radius:6px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:13px 22px;font:500 16px/1.25 ${sans};color:${light.onAccent};text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></td></tr></table>`;

const plainLink = (link: string) =>
  `<div class="line" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${light.line}"><p class="quiet" style="margin:0;font:400 13px/1.55 ${sans};color:${light.quiet}">If the button does not work, open this address:<br><a class="link" href="${escapeHtml(link)}" style="color:${light.accent};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(link)}</a></p></div>`;
