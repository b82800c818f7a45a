import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentSectionsAnswer, UsedSection } from '@hangtag/contract/wire/contentSection';
import { auditLog } from '../db/schema/audit.ts';
import { contentSections } from '../db/schema/content.ts';
import { writeReferenceData } from '../db/referenceData.ts';
import type { TestClient } from '../../test/support/client.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { change, makeProduct, publish, section } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

const ALL = '/api/admin/contentSections';
const words = { key: 'words', label: 'Words', kind: 'text' };

let server: TestServer;
let root: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  const platform = await makeCompany(server.db);
  root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
});

const list = async (query = '') =>
  ((await (await root.get(`${ALL}${query}`)).json()) as ContentSectionsAnswer).contentSections;
const make = async (body: object = {}) =>
  (await (
    await root.post(ALL, { name: 'Upkeep', fields: [words], ...body })
  ).json()) as UsedSection;
const logged = async () =>
  (await server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position)).map(
    ({ action }) => action,
  );

async function pageWith(sectionId: number, values: Record<string, unknown>) {
  const company = await makeCompany(server.db, { name: 'Merrow', plan: 'business' });
  const editor = await server.as(await makeUser(server.db, company));
  const blank = await makeProduct(editor, company.id);
  const { headers } = blank.unpublishedContent;
  const set = (sections: readonly object[]) =>
    change(editor, blank, { name: 'Oil', unpublishedContent: { title: '', headers, sections } });
  const product = await set([section(sectionId, values)]);
  return { editor, product, set };
}

describe('the catalogue for Superadmins [F028] [F237]', () => {
  it('is listed in order, with the uses of each section', async () => {
    const made = await make();
    await pageWith(made.id, { words: 'By hand' });
    const all = await list('?uses=1');
    expect(all.map(({ displayOrder }) => displayOrder)).toEqual(
      all.map(({ displayOrder }) => displayOrder).toSorted((a, b) => a - b),
    );
    expect(all.at(-1)).toMatchObject({ name: 'Upkeep', usedByProducts: 1, usedByCompanies: 1 });
    expect(all[0]).toMatchObject({ usedByProducts: 0, usedByCompanies: 0 });
    expect((await list())[0]).not.toHaveProperty('usedByProducts');
  });

  it('accepts a new section, which pages can use at once', async () => {
    const made = await make({ maxItems: 2, gs1LinkType: 'gs1:pip', icon: 'hand' });
    expect(made).toMatchObject({
      slug: 'upkeep',
      category: 'basic',
      scope: 'product',
      companyId: null,
      fields: [{ ...words, required: false, translatable: true }],
    });
    const { product } = await pageWith(made.id, { words: 'By hand' });
    expect(product.unpublishedContent.sections[0]?.values).toEqual({ words: 'By hand' });
    expect(await logged()).toContain('section.created');
    const duplicate = await root.post(ALL, { name: 'UPKEEP ', fields: [words] });
    expect(await duplicate.json()).toMatchObject({ errors: { name: [expect.any(String)] } });
  });

  it('accepts a section for one company, which is offered to no other', async () => {
    const [one, other] = [await makeCompany(server.db), await makeCompany(server.db)];
    const made = await make({ companyId: one.id });
    const namesOf = async (companyId: number) => {
      const answer = await root.get(`/api/companies/${companyId}`);
      const { customSections } = (await answer.json()) as { customSections: { name: string }[] };
      return customSections.map(({ name }) => name);
    };
    expect(await namesOf(one.id)).toEqual(['Upkeep']);
    expect(await namesOf(other.id)).toEqual([]);
    expect((await list(`?companyId=${one.id}`)).map(({ id }) => id)).toEqual([made.id]);
    expect((await list()).map(({ id }) => id)).not.toContain(made.id);
    expect((await root.post(ALL, { name: 'X', fields: [words], companyId: 999 })).status).toBe(422);
  });

  it.each([
    [{ fields: [] }, 'fields'],
    [{ fields: [{ ...words, key: 'Words' }] }, 'fields.0.key'],
    [{ fields: [{ ...words, key: 'constructor' }] }, 'fields.0.key'],
    [{ fields: [words, { ...words, label: 'Again' }] }, 'fields.1.key'],
    [{ fields: [{ ...words, kind: 'colour' }] }, 'fields.0.kind'],
    [{ fields: [{ ...words, script: 'alert(1)' }] }, 'fields.0.script'],
    [{ fields: [{ ...words, kind: 'select' }] }, 'fields.0.options'],
    [{ fields: [{ ...words, options: ['A'] }] }, 'fields.0.options'],
    [{ fields: [{ ...words, kind: 'select', options: ['A', 'A'] }] }, 'fields.0.options'],
    [{ fields: [{ ...words, accepts: ['image'] }] }, 'fields.0.accepts'],
    [{ fields: [{ ...words, kind: 'list', maxLength: 201 }] }, 'fields.0.maxLength'],
    [{ fields: [{ ...words, kind: 'date', maxLength: 5 }] }, 'fields.0.maxLength'],
    [{ scope: 'page' }, 'scope'],
    [{ maxItems: 0 }, 'maxItems'],
    [{ gs1LinkType: 'https://x.example' }, 'gs1LinkType'],
  ])('refuses %j', async (wrong, field) => {
    const answer = await root.post(ALL, { name: 'Upkeep', fields: [words], ...wrong });
    const { errors } = (await answer.json()) as { errors: object };
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  it('is sorted as a whole [F239] [D44]', async () => {
    const ids = (await list()).map(({ id }) => id);
    const order = ids.toReversed().map((id, displayOrder) => ({ id, displayOrder }));
    expect((await root.put(`${ALL}/updateDisplayOrder`, { order })).status).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual(ids.toReversed());
    const answer = await root.put(`${ALL}/updateDisplayOrder`, { order: order.slice(1) });
    expect(answer.status).toBe(422);
  });
});

describe('changing a section [F238]', () => {
  it('keeps absent fields, and logs the changes', async () => {
    const made = await make({ description: 'How to keep it.' });
    const answer = await root.put(`${ALL}/${made.id}`, {
      name: 'Keeping',
      slug: 'x',
      companyId: 1,
    });
    expect(await answer.json()).toMatchObject({
      name: 'Keeping',
      slug: 'upkeep',
      companyId: null,
      description: 'How to keep it.',
    });
    const [, row] = await server.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.companyId, auditLog.position);
    expect(row).toMatchObject({
      companyId: 1,
      action: 'section.changed',
      before: { name: 'Upkeep' },
      after: { name: 'Keeping' },
    });
    await root.put(`${ALL}/${made.id}`, { name: 'Keeping' });
    expect(await server.db.$count(auditLog)).toBe(2);
    expect((await root.put(`${ALL}/9999`, {})).status).toBe(404);
  });

  it('refuses to change the kind of a field in use, or to remove it', async () => {
    const note = { key: 'note', label: 'Note', kind: 'text' };
    const made = await make({ fields: [words, note] });
    const { product, set, editor } = await pageWith(made.id, { words: 'By hand' });
    await publish(editor, product);
    await set([section(made.id, {})]);
    const put = (fields: readonly object[]) => root.put(`${ALL}/${made.id}`, { fields });
    for (const fields of [[note], [{ ...words, kind: 'list' }, note]]) {
      const refused = await put(fields);
      expect([refused.status, await refused.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'in_use',
          uses: {
            total: 1,
            products: [
              expect.objectContaining({ name: 'Oil', companyName: 'Merrow', where: 'both' }),
            ],
          },
        }),
      ]);
    }
    // A field without values may be removed; names, limits and order may change.
    expect((await put([{ ...words, label: 'Advice', maxLength: 3 }])).status).toBe(200);
    expect((await root.put(`${ALL}/${made.id}`, { scope: 'company' })).status).toBe(409);
    await publish(editor, await set([section(made.id, {})]));
    expect((await put([note])).status).toBe(200);
  });
});

describe('deleting a section [F238]', () => {
  it('is refused while a page uses it, draft or published', async () => {
    const made = await make();
    const { product, set, editor } = await pageWith(made.id, { words: 'By hand' });
    const remove = () => root.delete(`${ALL}/${made.id}`);
    const where = async () =>
      ((await (await remove()).json()) as { uses?: { products: { where: string }[] } }).uses
        ?.products[0]?.where;
    expect(await where()).toBe('draft');
    await publish(editor, product);
    await set([]);
    expect(await where()).toBe('published');
    const refusalMessage = async () =>
      ((await (await remove()).json()) as { message: string }).message;
    expect(await refusalMessage()).toMatch(/Make it inactive instead/);
    await root.put(`${ALL}/${made.id}`, { status: 'inactive' });
    expect(await refusalMessage()).toBe('1 product holds this section. Take it off there first.');
    await editor.put(product.publishUrl, { action: 'unpublish' });
    expect((await remove()).status).toBe(204);
    expect(await logged()).toContain('section.deleted');
    expect((await remove()).status).toBe(404);
  });

  it('never leaves a page with a concurrently deleted section', async () => {
    const { set } = await pageWith((await make()).id, { words: 'By hand' });
    for (let round = 0; round < 5; round += 1) {
      const { id } = await make({ name: `Passing ${round}` });
      const [removed, holding] = await Promise.all([
        root.delete(`${ALL}/${id}`),
        set([section(id, { words: 'By hand' })]).then(
          () => true,
          () => false,
        ),
      ]);
      expect([removed.status, holding]).toEqual(holding ? [409, true] : [204, false]);
    }
  });

  it('is permanent: a starter does not return at the next start', async () => {
    const [first] = await list();
    await writeReferenceData(server.db);
    expect((await root.delete(`${ALL}/${first?.id}`)).status).toBe(204);
    await writeReferenceData(server.db);
    expect((await list()).map(({ slug }) => slug)).not.toContain(first?.slug);
  });

  it('leaves an installation without the starter able to get it', async () => {
    const [first] = await list();
    await server.db.delete(contentSections).where(eq(contentSections.id, first?.id ?? 0));
    await writeReferenceData(server.db);
    expect((await list()).map(({ slug }) => slug)).toContain(first?.slug);
  });
});

describe('sections offered to a company [F161] [F163]', () => {
  it('are set one at a time, and logged', async () => {
    const company = await makeCompany(server.db, { plan: 'basic' });
    const premium = await make({ category: 'premium' });
    const path = `/api/admin/companies/${company.id}/sections`;
    const put = (sections: readonly object[]) => root.put(path, { sections });
    const read = async () => {
      const answer = await root.get(`/api/companies/${company.id}`);
      return (await answer.json()) as Record<'contentSections' | 'paidSections', { id: number }[]>;
    };
    expect((await read()).paidSections).toEqual([]);
    await put([{ contentSectionId: premium.id, paid: true, displayOrder: 0 }]);
    const paid = await read();
    expect(paid.paidSections.map(({ id }) => id)).toEqual([premium.id]);
    expect(paid.contentSections[0]?.id).toBe(premium.id);
    await put([{ contentSectionId: premium.id, enabled: false }]);
    expect((await read()).contentSections.map(({ id }) => id)).not.toContain(premium.id);
    await put([{ contentSectionId: premium.id, enabled: false }]);
    const rows = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.companyId, company.id))
      .orderBy(auditLog.position);
    expect(rows.map(({ after }) => after)).toEqual([
      { Upkeep: { paid: true, displayOrder: 0 } },
      { Upkeep: { enabled: false } },
    ]);
    const all = (await (await root.get(path)).json()) as { sections: object[] };
    expect(all.sections).toContainEqual(
      expect.objectContaining({
        id: premium.id,
        pivot: expect.objectContaining({ paid: true, enabled: false, displayOrder: 0 }),
      }),
    );
  });

  it('contain nothing created for another company', async () => {
    const [one, other] = [await makeCompany(server.db), await makeCompany(server.db)];
    const { id } = await make({ companyId: one.id });
    const put = (companyId: number, sections: readonly object[]) =>
      root.put(`/api/admin/companies/${companyId}/sections`, { sections });
    const named = { contentSectionId: id, paid: true };
    expect((await put(other.id, [named])).status).toBe(422);
    expect((await put(one.id, [named, named])).status).toBe(422);
    expect((await put(one.id, [named])).status).toBe(200);
  });
});
