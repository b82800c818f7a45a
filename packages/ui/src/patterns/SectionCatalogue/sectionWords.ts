/** Texts about sections of the catalogue. */
import type { UsedSection } from '@hangtag/contract/wire/contentSection';
import type { ContentSection, FieldKind } from '@hangtag/contract/wire/section';
import { plural } from '../../support/count.ts';

/** Its scope and category: `Product, premium`. */
export const placeWords = ({ scope, category }: Pick<ContentSection, 'scope' | 'category'>) =>
  `${scope === 'product' ? 'Product' : 'Company'}, ${category}`;

/** Where it is used: `On 3 products of 2 companies`. */
export function usedWords(section: Pick<UsedSection, 'usedByProducts' | 'usedByCompanies'>) {
  const { usedByProducts = 0, usedByCompanies = 0 } = section;
  if (usedByProducts === 0) return 'Not used';
  return `On ${plural(usedByProducts, 'product')} of ${plural(usedByCompanies, 'company', 'companies')}`;
}

/** The name of each kind of field. */
export const fieldKindWords: Readonly<Record<FieldKind, string>> = {
  text: 'Line of text',
  richtext: 'Paragraphs',
  url: 'Web address',
  number: 'Number',
  date: 'Date',
  select: 'Choice',
  file: 'One file',
  files: 'Several files',
  list: 'List of lines',
  table: 'Table',
};
