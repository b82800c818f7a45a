import type { Client, DemoAccount } from '../live/client.ts';
import type { Call } from './load.ts';

interface ProductRow {
  readonly productId: number;
  readonly published: boolean;
  readonly publicUrl: string;
  readonly publishUrl: string;
}

interface Read {
  readonly products?: { readonly data: readonly ProductRow[] };
  readonly data?: readonly ProductRow[];
  readonly assets?: { readonly data: readonly { readonly fileUrl: string }[] };
}

/** The subject of the calls: one company's published product and one of its files. */
export interface Subject {
  readonly companyId: number;
  readonly product: ProductRow;
  readonly fileUrl: string;
}

/** Finds the first published product and the first file of an account's company. */
export async function findSubject(client: Client, { companyId }: DemoAccount): Promise<Subject> {
  const read = async (path: string): Promise<Read> => (await client.send('GET', path)).body as Read;
  const list = await read(`/api/companies/${companyId}/products?state=published`);
  const rows = list.products?.data ?? list.data ?? [];
  const product = rows.find(({ published }) => published);
  const files = await read(`/api/companies/${companyId}/files?status=active&type=image`);
  const fileUrl = files.assets?.data[0]?.fileUrl;
  if (!product || fileUrl === undefined) throw new Error('The demo data has nothing to measure.');
  return { companyId, product, fileUrl };
}

/** The ten most frequent calls of work on products; the writes leave the product unchanged. */
export function commonCalls(client: Client, { companyId, product, fileUrl }: Subject): Call[] {
  const company = `/api/companies/${companyId}`;
  const one = `${company}/products/${product.productId}`;
  const call = (name: string, method: string, path: string, body?: unknown): Call => ({
    name,
    make: async () => (await client.send(method, path, body)).status,
  });
  return [
    call('who is signed in', 'GET', '/api/user'),
    call('list of products', 'GET', `${company}/products`),
    call('one product', 'GET', one),
    call('save a draft', 'PUT', one, { title: 'Measured' }),
    call('publish', 'PUT', product.publishUrl, {}),
    call('gallery of 1000 files', 'GET', `${company}/files?status=active&size=1000`),
    call('company', 'GET', company),
    call('plans', 'GET', '/api/plans'),
    call('public page', 'GET', new URL(product.publicUrl).pathname),
    call('picture', 'GET', fileUrl),
  ];
}
