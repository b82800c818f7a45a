import { isSame } from '@hangtag/contract/rules/canonical';
import {
  type CompanyContent,
  type CompanyContentBody,
  companyParts,
} from '@hangtag/contract/wire/companyContent';
import { sectionsOnWire } from './draftWrite.ts';

/** What to send so that the server's draft says what the screen says: only the parts that differ. Null when none does. */
export function contentWrite(
  draft: CompanyContent,
  base: CompanyContent,
): CompanyContentBody | null {
  const changed = companyParts.filter((part) => !isSame(draft[part], base[part]));
  if (changed.length === 0) return null;
  return {
    unpublishedContent: Object.fromEntries(
      changed.map((part) => [part, sectionsOnWire(draft[part])]),
    ),
  };
}
