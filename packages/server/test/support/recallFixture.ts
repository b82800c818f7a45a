/** A product that can be recalled, with an Admin who may. */
import { expect } from 'vitest';
import type { Recall } from '@hangtag/contract/wire/recall';
import { publish } from './products.ts';
import { GTIN_PATH, resolverFixture } from './resolverFixture.ts';
import { makeUser } from './users.ts';

/** The body of a recall of the whole product. */
export const wholeRecall = {
  lot: '',
  message: 'Keep it away from children until we have replaced it.',
  url: 'https://merrow.example/recall',
  telephone: '207-555-0142',
};

/** The body of a recall of one lot. */
export const lotRecall = (lot: string, message = `Lot ${lot} may be bitter.`) => ({
  ...wholeRecall,
  lot,
  message,
});

/** The notice of a page without its tags; empty where there is none. */
export const noticeOf = (html: string): string =>
  (/<section id="recall"[^]*?<\/section>/.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Starts the server; the product is a draft. */
export async function recallFixture() {
  const fixture = await resolverFixture();
  const { server, companyId, product, client, ask } = fixture;
  const ines = await makeUser(server.db, { id: companyId }, { role: 'Admin', name: 'Ines Calder' });
  const admin = await server.as(ines);
  const path = `/api/companies/${companyId}/products/${product.productId}/recalls`;
  return {
    ...fixture,
    admin,
    path,
    number: GTIN_PATH,
    /** Path of the page. */
    page: new URL(product.publicUrl).pathname,
    begin: async (body: object): Promise<Recall> => {
      const answer = await admin.post(path, body);
      expect(answer.status).toBe(201);
      return (await answer.json()) as Recall;
    },
    end: ({ id }: Recall) => admin.put(`${path}/${id}/end`, {}),
    live: () => publish(client, product),
    /** The page after its redirect, as a phone opens it. */
    scan: async (address: string) => {
      const first = await ask(address);
      const target = first.headers.get('location');
      const answer = target ? await ask(target.replace('http://localhost:4000', '')) : first;
      return {
        status: answer.status,
        target,
        tag: answer.headers.get('etag'),
        html: await answer.text(),
      };
    },
  };
}
