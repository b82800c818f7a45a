import { randomUUID } from 'node:crypto';
import type { Company } from '@hangtag/contract/wire/company';
import type { ProductAnswer, ProductsAnswer } from '@hangtag/contract/wire/product';
import type { CompanySection, SectionField, SectionValue } from '@hangtag/contract/wire/section';
import { type DemoAccount, openClient } from '../live/client.ts';

const SECTIONS = 60;
/** What eight languages take of a text, in characters. */
const LENGTH = 8 * 300;

const text = 'It burns for nine hours in any wind, and its wick is cotton. ';

function valueOf({ kind, maxLength = LENGTH }: SectionField): SectionValue {
  const most = Math.min(maxLength, LENGTH);
  return kind === 'text' || kind === 'richtext' ? text.repeat(LENGTH).slice(0, most).trim() : null;
}

/** Whether a page may hold any number of these, and there is something to type. */
const isRepeatable = ({ scope, maxItems, pivot, fields }: CompanySection) =>
  scope === 'product' &&
  maxItems === null &&
  pivot.enabled &&
  fields.some(({ kind }) => kind === 'richtext');

/** Gives a product of the account's company a page of 60 long sections, and returns its id. @param other A product that stays. */
export async function createLongProduct(
  origin: string,
  account: DemoAccount,
  other: string,
): Promise<string> {
  const client = openClient(origin);
  await client.signIn(account);
  const company = `/api/companies/${account.companyId}`;
  const { contentSections } = (await client.send('GET', company)).body as Company;
  const { products } = (await client.send('GET', `${company}/products`)).body as ProductsAnswer;
  const product = products.data.find(({ productId }) => String(productId) !== other);
  if (!product) throw new Error('The company has one product only.');
  const one = `${company}/products/${product.productId}`;
  const { unpublishedContent } = (await client.send('GET', one)).body as ProductAnswer;
  const kinds = contentSections.filter(isRepeatable);
  const sections = Array.from({ length: SECTIONS }, (_, place) => {
    const kind = kinds[place % kinds.length];
    return {
      id: randomUUID(),
      contentSectionId: kind?.id,
      title: `Section ${place + 1}`,
      values: Object.fromEntries(kind?.fields.map((field) => [field.key, valueOf(field)]) ?? []),
      assets: [],
      visible: true,
    };
  });
  const { status, body } = await client.send('PUT', one, {
    unpublishedContent: { ...unpublishedContent, sections },
  });
  if (status !== 200) throw new Error(`The page was not saved: ${status} ${JSON.stringify(body)}`);
  return String(product.productId);
}
