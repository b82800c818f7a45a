/** An invoice as a page to file: Stripe's number, lines and sums, and whom it was written to when it was. */
import { type InvoiceFacts, cents, day } from './invoiceFacts.ts';
import { type Page, openPage } from './pdfPage.ts';

const LEFT = 56;
const RIGHT = 595 - LEFT;
const BOTTOM = 842 - 72;

/** The document as bytes. */
export async function drawInvoice(facts: InvoiceFacts): Promise<Uint8Array<ArrayBuffer>> {
  const page = openPage(`Invoice ${facts.number}`, facts.date);
  head(page, facts);
  const parties = Math.max(
    party(page, 'From', LEFT, facts.seller),
    party(page, 'Bill to', 320, facts.buyer),
  );
  let y = parties + 28;
  y = lineHeads(page, y);
  for (const line of facts.lines) {
    if (y > BOTTOM) y = lineHeads(page, page.next());
    y = row(page, y, line.words, line.cents, line.quantity);
  }
  if (y + facts.sums.length * 20 > BOTTOM) y = page.next();
  sums(page, y + 8, facts);
  return page.end();
}

function head(page: Page, facts: InvoiceFacts): void {
  page.text('Invoice', LEFT, 56, { size: 22, weight: 600 });
  const rows = [
    ['Number', facts.number],
    ['Date', day(facts.date)],
    ['Status', facts.status],
    ...(facts.poNumber ? [['PO number', facts.poNumber]] : []),
  ] as const;
  rows.forEach(([label = '', value = ''], at) => {
    page.text(label, 320, 58 + at * 16, { size: 9, isQuiet: true });
    page.text(value, 400, 58 + at * 16, { size: 9, width: RIGHT - 400 });
  });
}

function party(page: Page, label: string, x: number, lines: readonly string[]): number {
  page.text(label, x, 150, { size: 9, isQuiet: true });
  let y = 166;
  for (const [at, line] of lines.entries()) {
    y += page.text(line, x, y, { size: 10, weight: at === 0 ? 600 : 400, width: 215 });
  }
  return y;
}

function lineHeads(page: Page, y: number): number {
  page.text('Description', LEFT, y, { size: 9, isQuiet: true });
  page.text('Quantity', 380, y, { size: 9, isQuiet: true, width: 60, isAtEnd: true });
  page.text('Amount', 450, y, { size: 9, isQuiet: true, width: RIGHT - 450, isAtEnd: true });
  page.rule(LEFT, RIGHT, y + 16);
  return y + 26;
}

function row(
  page: Page,
  y: number,
  words: string,
  amount: number,
  quantity: number | null,
): number {
  const height = page.text(words, LEFT, y, { size: 10, width: 310 });
  if (quantity !== null) {
    page.text(String(quantity), 380, y, { size: 10, width: 60, isAtEnd: true });
  }
  page.text(cents(amount), 450, y, { size: 10, width: RIGHT - 450, isAtEnd: true });
  return y + height + 6;
}

function sums(page: Page, from: number, { sums: rows }: InvoiceFacts): void {
  page.rule(320, RIGHT, from);
  rows.forEach(({ label: words, cents: amount, isTotal }, at) => {
    const y = from + 10 + at * 18;
    const weight = isTotal ? 600 : 400;
    page.text(words, 320, y, { size: 10, weight });
    page.text(cents(amount), 450, y, { size: 10, weight, width: RIGHT - 450, isAtEnd: true });
  });
}
