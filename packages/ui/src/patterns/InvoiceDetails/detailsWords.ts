import { isTaxIdType, taxIdKinds } from '@hangtag/contract/wire/taxId';
import type { TaxId } from '@hangtag/contract/wire/billing';

/** The kind of a tax id as text; null for a kind that only Stripe's own pages know. */
export const kindWords = ({ type }: TaxId): string | null =>
  isTaxIdType(type) ? taxIdKinds[type].title : null;
