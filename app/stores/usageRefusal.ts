/** The uses of an item that can't be deleted, as text. */
import type { SectionUse } from '@hangtag/contract/wire/contentSection';
import type { CtaUse } from '@hangtag/contract/wire/cta';
import type { UseRefusal } from '@hangtag/ui/patterns/EditableList';
import { plural } from '@hangtag/ui/support/count';
import type { Problem } from '../api/problem.ts';

const where = { draft: 'draft', published: 'published page', both: 'draft and page' } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isUse = (value: unknown): value is SectionUse =>
  isRecord(value) && typeof value['name'] === 'string' && String(value['where']) in where;

const pageOf = ({ kind, name, place }: CtaUse) =>
  kind === 'company' ? `All pages (${where[place]})` : `${name || 'A product'} (${where[place]})`;

/** Products by name, with the number of omitted ones; the pages of a call to action; or only counts. */
function usesIn(uses: unknown): readonly string[] {
  if (Array.isArray(uses)) return (uses as readonly CtaUse[]).map(pageOf);
  if (!isRecord(uses)) return [];
  const { products, companies, total } = uses;
  if (Array.isArray(products)) {
    const named = products
      .filter(isUse)
      .map((use) => `${use.name || 'A product'}, ${use.companyName} (${where[use.where]})`);
    const more = Number(total) - named.length;
    return more > 0 ? [...named, `and ${plural(more, 'more product')}`] : named;
  }
  const counts: readonly (readonly [unknown, string, string])[] = [
    [companies, 'company', 'companies'],
    [products, 'product', 'products'],
  ];
  return counts.flatMap(([many, one, more]) =>
    typeof many === 'number' && many > 0 ? [plural(many, one, more)] : [],
  );
}

/** A problem's message, with the item's uses if the wire has them. */
export function usageRefusal({ message, uses }: Problem): UseRefusal {
  return { sentence: message, uses: usesIn(uses) };
}
