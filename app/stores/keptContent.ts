import type { CompanyContent } from '@hangtag/contract/wire/companyContent';
import { storeForm, readRecoveredForm } from './formRecovery.ts';

/** A draft of a company's content that did not reach the server. */
export interface KeptContent {
  readonly draft: CompanyContent;
  /** The server's draft it was made from. */
  readonly base: CompanyContent;
  /** When it was typed last, milliseconds since 1970. */
  readonly at: number;
}

const placeOf = (companyId: number) => `companyContent/${companyId}`;

/** Keeps a draft for the person who sits here; null forgets it: it is saved, or given up. */
export const keepContent = (companyId: number, kept: KeptContent | null): void =>
  storeForm(placeOf(companyId), kept);

/** The kept draft of the person who sits here; null when there is none. */
export const readKeptContent = (companyId: number): KeptContent | null =>
  readRecoveredForm(placeOf(companyId), isKeptContent);

function isKeptContent(value: unknown): value is KeptContent {
  if (typeof value !== 'object' || value === null) return false;
  const { draft, base, at } = value as Partial<Record<keyof KeptContent, unknown>>;
  return isContent(draft) && isContent(base) && typeof at === 'number';
}

function isContent(value: unknown): value is CompanyContent {
  if (typeof value !== 'object' || value === null) return false;
  const { schemaVersion, signature, premium } = value as Partial<CompanyContent>;
  return schemaVersion === 1 && Array.isArray(signature) && Array.isArray(premium);
}
