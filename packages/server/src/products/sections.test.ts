import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { subscriptions } from '../db/schema/companies.ts';
import { platformSectionIds } from '../content/definitions.ts';
import type { TestClient } from '../../test/support/client.ts';
import { createUpload } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { productFixture } from '../../test/support/productFixture.ts';
import { change, makeProduct, section } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

const slugs = ['introduction', 'story', 'origin', 'questions', 'facts'] as const;
type Slug = (typeof slugs)[number];

let server: TestServer;
let client: TestClient;
let companyId: number;
let product: ProductAnswer;
let fixture: ReturnType<typeof productFixture>;
let ids: Readonly<Record<Slug, number>>;

beforeEach(async () => {
  server = await startTestServer();
  const company = await makeCompany(server.db, { plan: 'pro' });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company));
  product = await makeProduct(client, companyId);
  fixture = productFixture(client, product);
  const found = await platformSectionIds(server.db, slugs);
  ids = Object.fromEntries(found) as typeof ids;
});

describe('the sections of a draft', () => {
  it('are stored in order, with the values of their definitions’ fields [F166]', async () => {
    const changed = await change(client, product, {
      unpublishedContent: fixture.content(
        section(ids.questions, { text: 'Ask us', url: 'mailto:hello@merrow.example' }),
        section(ids.introduction, { lead: 'Pressed in October', unknown: 'x' }),
      ),
    });
    expect(changed.unpublishedContent.sections.map((each) => each.values)).toEqual([
      { text: 'Ask us', url: 'mailto:hello@merrow.example' },
      { lead: 'Pressed in October' },
    ]);
  });

  it('may stay unfinished in a draft', async () => {
    const changed = await change(client, product, {
      unpublishedContent: fixture.content(section(ids.introduction)),
    });
    expect(changed.unpublishedContent.sections).toHaveLength(1);
  });

  it('name every invalid value by its dotted path', async () => {
    const file = await createUpload(client, companyId, { status: 'active' });
    const errors = await fixture.refused({
      unpublishedContent: fixture.content(
        section(ids.introduction, { lead: 'x'.repeat(241), size: 5 }),
        section(ids.questions, { url: 'javascript:alert(1)' }),
        section(ids.story, { picture: 999 }),
        section(ids.story, { picture: file.filesId }),
        section(99_999),
      ),
    });
    const at = (place: string) => errors[`unpublishedContent.sections.${place}`];
    expect(Object.keys(errors)).toHaveLength(6);
    expect(at('0.values.lead')).toEqual(['Must be at most 240 characters.']);
    expect(at('0.values.size')).toEqual(['Must be text.']);
    expect(at('1.values.url')).toEqual([expect.stringContaining('must be a valid URL')]);
    expect(at('2.values.picture')).toEqual(['This file is not in the library.']);
    expect(at('3.values.picture')).toEqual([
      'This file was never uploaded. Upload it, then choose it.',
    ]);
    expect(at('4.contentSectionId')).toEqual(['Is not a section this company can use here.']);
  });

  it('repeat as often as their definition allows, with unique ids', async () => {
    const duplicateId = crypto.randomUUID();
    const errors = await fixture.refused({
      unpublishedContent: fixture.content(
        section(ids.introduction, {}, duplicateId),
        section(ids.introduction, {}, duplicateId),
      ),
    });
    expect(errors).toEqual({
      'unpublishedContent.sections.1.id': ['Is used by another section.'],
      'unpublishedContent.sections.1.contentSectionId': ['The page can hold Introduction once.'],
    });
  });

  it('may be premium only with a premium plan', async () => {
    const errors = await fixture.refused({
      unpublishedContent: fixture.content(section(ids.origin)),
    });
    expect(Object.keys(errors)).toEqual(['unpublishedContent.sections.0.contentSectionId']);
  });

  it('stop at the plan’s number [D14]', async () => {
    const six = Array.from({ length: 6 }, () => section(ids.facts));
    const answer = await fixture.put({ unpublishedContent: fixture.content(...six) });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      code: 'plan_limit',
      limit: 5,
      used: 0,
      feature: 'sections',
    });
  });

  it.each([
    ['basic', 3],
    ['pro', 5],
    ['business', 1000],
  ] as const)('on %s are at most %i, and the answer states it [K04] [K05]', async (plan, limit) => {
    await server.db.update(subscriptions).set({ planName: plan });
    const facts = (count: number) => {
      const sections = Array.from({ length: count }, () => section(ids.facts));
      return fixture.put({ unpublishedContent: fixture.content(...sections) });
    };
    const full = await facts(limit);
    expect(full.status).toBe(200);
    expect(await full.json()).toMatchObject({ sectionLimit: limit });
    const overLimit = await facts(limit + 1);
    // No draft holds more than what reads as unlimited, on any plan.
    expect(overLimit.status).toBe(plan === 'business' ? 422 : 403);
    expect((await fixture.read()).unpublishedContent.sections).toHaveLength(limit);
  });

  it('may stay above a smaller plan’s number, but not grow [K04]', async () => {
    const five = Array.from({ length: 5 }, () => section(ids.facts));
    await change(client, product, { unpublishedContent: fixture.content(...five) });
    await server.db.update(subscriptions).set({ planName: 'basic' });
    const put = (sections: typeof five) =>
      fixture.put({ unpublishedContent: fixture.content(...sections) });
    expect((await put([...five, section(ids.facts)])).status).toBe(403);
    expect((await put(five.toReversed())).status).toBe(200);
    expect((await put(five.slice(1))).status).toBe(200);
    expect((await put(five)).status).toBe(403);
  });
});
