/** Hands out a file for print: drawn, decoded again, and entered in the ledger (N03). */
import { createHash } from 'node:crypto';
import { pictureRefusal, printRefusal } from '@hangtag/contract/rules/printUse';
import type { CodeFormat, CodeIssueBody } from '@hangtag/contract/wire/code';
import type * as v from 'valibot';
import type { Actor, Services } from '../http/vars.ts';
import type { ProductRow } from '../products/queries.ts';
import { drawVerified } from './codeFile.ts';
import { enterIssued } from './ledger.ts';
import { encode } from './matrix.ts';
import { type Address, addressOf } from './present.ts';

/** How a file is printed and what for. */
export type Print = Omit<v.InferOutput<typeof CodeIssueBody>, 'format'>;

/** A product's code with its modules along one side. */
export type CodeToPrint = Address & { readonly modules: number };

/** A file that was handed out. */
export interface IssuedFile {
  readonly body: Buffer;
  readonly mime: string;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly sha256: string;
}

type Tools = Pick<Services, 'db' | 'now'> & { readonly actor: Actor };
type Sized = Pick<Print, 'widthMm' | 'dpi' | 'use'> & { readonly format: CodeFormat };

/** What a product's code says and how many modules it needs. */
export function codeToPrint(product: ProductRow, origin: string): CodeToPrint {
  const address = addressOf(product, origin);
  return { ...address, modules: encode(address.url, address.kind).modules };
}

/** Why a file of this size would not be read where it is printed for; null when it is. */
export function sizeRefusal(modules: number, { use, format, widthMm, dpi }: Sized): string | null {
  if (!use) return null;
  return format === 'png'
    ? pictureRefusal(use, modules, widthMm, dpi)
    : printRefusal(use, modules, widthMm);
}

/**
 * Draws a file and enters it.
 * @throws Refusal 422 when it can't be read back; then nothing is entered.
 */
export async function issueFile(
  { db, now, actor }: Tools,
  product: ProductRow,
  { url, kind, modules }: CodeToPrint,
  { format, widthMm, dpi, use, purpose, quantity }: Print & { readonly format: CodeFormat },
): Promise<IssuedFile> {
  const { body, mime } = await drawVerified({ url, kind, format, widthMm, dpi });
  const sha256 = createHash('sha256').update(body).digest('hex');
  await enterIssued(db, {
    companyId: product.companyId,
    productId: product.id,
    issuedAt: now(),
    issuedById: actor.id,
    issuedByName: actor.name ?? actor.email,
    text: url,
    format,
    widthMm,
    dpi: format === 'png' ? dpi : null,
    modules,
    use,
    purpose,
    quantity,
    sha256,
  });
  return { body, mime, sha256 };
}
