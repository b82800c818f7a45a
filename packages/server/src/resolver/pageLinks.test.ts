import { expect, it } from 'vitest';
import { sectionAnchor } from '@hangtag/contract/wire/preview';
import { platformSectionIds } from '../content/definitions.ts';
import { change, publish, section } from '../../test/support/products.ts';
import { GTIN_PATH as G, resolverFixture } from '../../test/support/resolverFixture.ts';
import { makeUser } from '../../test/support/users.ts';

const VOC = 'https://ref.gs1.org/voc/';

const sectionIds: Readonly<Record<string, string>> = {
  'how-to-use': '11111111-1111-4111-8111-111111111111',
  ingredients: '22222222-2222-4222-8222-222222222222',
  introduction: '33333333-3333-4333-8333-333333333333',
};

it('links of a code are the sections with a link type, unless they are hidden, and the reports', async () => {
  const { server, client, companyId, product, ask, asked } = await resolverFixture();
  const ids = await platformSectionIds(server.db, ['how-to-use', 'ingredients', 'introduction']);
  const ofStarter = (name: string, values: object, more: object = {}) => ({
    ...section(ids.get(name) ?? 0, { ...values }, sectionIds[name]),
    ...more,
  });
  const { title, headers } = product.unpublishedContent;
  const sections = [
    ofStarter('how-to-use', { steps: ['Pour'] }, { title: 'Bruschetta' }),
    ofStarter('ingredients', { items: ['Olives'] }, { visible: false }),
    ofStarter('introduction', { lead: 'Pressed in October' }),
  ];
  await change(client, product, { unpublishedContent: { title, headers, sections } });
  await publish(client, product);
  const report = {
    year: 2025,
    kind: 'sustainability',
    title: 'Soil',
    url: 'https://merrow.example/soil',
  };
  const admin = await server.as(await makeUser(server.db, { id: companyId }, { role: 'Admin' }));
  const made = await admin.post(`/api/companies/${companyId}/annualReports`, report);
  expect(made.status).toBe(201);
  const answer = await ask(G, { accept: 'application/linkset+json' });
  const { linkset } = (await answer.json()) as {
    readonly linkset: readonly Readonly<Record<string, unknown>>[];
  };
  const typed = Object.entries(linkset[0] ?? {}).filter(([key]) => key.startsWith(VOC));
  const own = typed.slice(3).map(([key, links]) => [key.slice(VOC.length), links]);
  expect(own).toEqual([
    [
      'instructions',
      [
        {
          href: `${product.publicUrl}#${sectionAnchor(sectionIds['how-to-use'] ?? '')}`,
          title: 'Bruschetta',
          type: 'text/html',
          hreflang: ['en'],
        },
      ],
    ],
    ['sustainabilityInfo', [{ href: 'https://merrow.example/soil', title: 'Soil' }]],
  ]);
  const query = '?linkType=gs1:sustainabilityInfo';
  expect(await asked(`${G}${query}`)).toEqual([307, `https://merrow.example/soil${query}`]);
});
