import type { ProductContent } from '@hangtag/contract/wire/content';
import { currentUser } from './session.ts';
import { dropInput, storeInput, readInput } from './unsavedInput.ts';

/** A draft that did not reach the server. */
export interface KeptDraft {
  readonly draft: ProductContent;
  /** The server's draft it was made from. */
  readonly base: ProductContent;
  /** When it was typed last, milliseconds since 1970. */
  readonly at: number;
}

const placeOf = (productId: number) => `product/${productId}`;

/** Keeps a draft for the person who sits here. */
export function keepDraft(productId: number, kept: KeptDraft): void {
  const user = currentUser();
  if (user) storeInput(user.id, placeOf(productId), kept);
}

/** The kept draft of the person who sits here; null when there is none. */
export function readKeptDraft(productId: number): KeptDraft | null {
  const user = currentUser();
  const kept = user && readInput(user.id, placeOf(productId));
  return isKeptDraft(kept) ? kept : null;
}

/** Forgets a kept draft: it is saved, or given up. */
export function dropKeptDraft(productId: number): void {
  const user = currentUser();
  if (user) dropInput(user.id, placeOf(productId));
}

/** Written by another version of the app, it may have another shape; then it is no draft. */
function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { draft, base, at } = value as Partial<Record<keyof KeptDraft, unknown>>;
  return isContent(draft) && isContent(base) && typeof at === 'number';
}

function isContent(value: unknown): value is ProductContent {
  if (typeof value !== 'object' || value === null) return false;
  const { schemaVersion, sections, headers, summary } = value as Partial<ProductContent>;
  return (
    schemaVersion === 1 &&
    Array.isArray(sections) &&
    Array.isArray(headers) &&
    typeof summary === 'object'
  );
}
