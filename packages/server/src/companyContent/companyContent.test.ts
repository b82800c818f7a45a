import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import { platformSectionIds } from '../content/definitions.ts';
import { auditLog } from '../db/schema/audit.ts';
import { subscriptions } from '../db/schema/companies.ts';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { section } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

let server: TestServer;
let companyId: number;
let client: TestClient;
let ids: { readonly story: number; readonly promise: number; readonly facts: number };

beforeEach(async () => {
  server = await startTestServer();
  const known = await platformSectionIds(server.db, ['brand-story', 'promise', 'facts']);
  const idOf = (slug: string) => known.get(slug) ?? 0;
  ids = { story: idOf('brand-story'), promise: idOf('promise'), facts: idOf('facts') };
  await enter('business');
});

/** Goes on as the Admin of a new company. */
async function enter(plan: 'pro' | 'business') {
  const company = await makeCompany(server.db, { plan });
  companyId = company.id;
  client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
}

const path = () => `/api/companies/${companyId}/content`;
const read = async () => (await (await client.get(path())).json()) as CompanyContentAnswer;
const put = (content: object, headers: Record<string, string> = {}) =>
  client.put(path(), { unpublishedContent: content }, { headers });
const publish = (body: object = {}, headers: Record<string, string> = {}) =>
  client.put(`/api/companies/${companyId}/publish`, body, { headers });
const story = (text: string | null = 'We press.') => section(ids.story, text ? { text } : {});
const promise = () => section(ids.promise, { lines: ['No water added'] });
const errorsOf = async (answer: Response) =>
  Object.keys(((await answer.json()) as { errors: object }).errors);
const actions = async () =>
  (await server.db.select().from(auditLog).orderBy(auditLog.companyId, auditLog.position)).map(
    ({ action }) => action,
  );

describe('the draft of a company’s content [D40]', () => {
  it('is empty at first, and keeps the part that was not sent', async () => {
    expect(await read()).toMatchObject({
      version: 1,
      published: false,
      contentSavedDate: null,
      hasUnpublishedChanges: false,
      unpublishedContent: { signature: [], premium: [] },
      publishUrl: `/api/companies/${companyId}/publish`,
      can: { edit: true, locked: null, editPremium: true, premiumLocked: null },
    });
    await put({ premium: [promise()] });
    const answer = await put({ signature: [story()] });
    expect(answer.headers.get('etag')).toBe('"3"');
    expect(await answer.json()).toMatchObject({
      hasUnpublishedChanges: true,
      unpublishedContent: {
        signature: [{ values: { text: 'We press.' } }],
        premium: [{ values: { lines: ['No water added'] } }],
      },
    });
    expect(await actions()).toEqual([]);
  });

  it('is not overwritten by a write on an older version', async () => {
    await put({ signature: [story()] });
    const late = await put({ signature: [] }, { 'if-match': '"1"' });
    expect([late.status, late.headers.get('etag'), await late.json()]).toEqual([
      409,
      '"2"',
      expect.objectContaining({
        code: 'stale_write',
        conflict: expect.objectContaining({ version: 2 }) as unknown,
      }),
    ]);
    expect((await put({ signature: [] }, { 'if-match': '"2"' })).status).toBe(200);
  });

  it('keeps its version when nothing changes', async () => {
    const sections = [story()];
    await put({ signature: sections });
    expect(await (await put({ signature: sections })).json()).toMatchObject({ version: 2 });
  });

  it.each<[string, () => object, string]>([
    [
      'a product’s section',
      () => ({ signature: [section(ids.facts)] }),
      'signature.0.contentSectionId',
    ],
    [
      'a premium section in the signature',
      () => ({ signature: [promise()] }),
      'signature.0.contentSectionId',
    ],
    [
      'a basic section in the premium part',
      () => ({ premium: [story()] }),
      'premium.0.contentSectionId',
    ],
    [
      'one section more often than its page holds it',
      () => ({ signature: [story(), story()] }),
      'signature.1.contentSectionId',
    ],
    [
      'a file of nobody',
      () => ({ signature: [section(ids.story, { picture: 999 })] }),
      'signature.0.values.picture',
    ],
    [
      'a value of another kind',
      () => ({ signature: [section(ids.story, { text: 7 })] }),
      'signature.0.values.text',
    ],
  ])('refuses %s', async (_, content, field) => {
    const answer = await put(content());
    expect([answer.status, await errorsOf(answer)]).toEqual([422, [`unpublishedContent.${field}`]]);
    expect((await read()).version).toBe(1);
  });

  it('refuses a file of another company, and a repeated section id', async () => {
    const other = await makeCompany(server.db);
    const stranger = await server.as(await makeUser(server.db, other));
    const { filesId } = await uploadPicture(stranger, other.id);
    expect((await put({ signature: [section(ids.story, { picture: filesId })] })).status).toBe(422);
    const one = story();
    const twice = await put({ signature: [one], premium: [{ ...promise(), id: one.id }] });
    expect(await errorsOf(twice)).toEqual(['unpublishedContent.premium.0.id']);
  });

  it('is closed while no plan is active', async () => {
    await server.db.update(subscriptions).set({ status: 'ended' });
    for (const answer of [await put({ signature: [story()] }), await publish()]) {
      expect([answer.status, await answer.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'plan_inactive' }),
      ]);
    }
    expect((await read()).can).toMatchObject({
      edit: false,
      locked: expect.any(String) as unknown,
    });
    expect((await publish({ action: 'unpublish' })).status).toBe(200);
  });
});

describe('premium content [D40]', () => {
  it('is readable on every plan and writable on a premium plan only; published content stays', async () => {
    await put({ signature: [story()], premium: [promise()] });
    await publish();
    await server.db.update(subscriptions).set({ planName: 'pro' });
    const { can, unpublishedContent } = await read();
    expect(can).toMatchObject({ edit: true, editPremium: false });
    const refused = await put({ premium: [] });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { message: can.premiumLocked, code: 'premium_needed' },
    ]);
    // Sent back as it is, it is no write.
    const { premium } = unpublishedContent;
    const unchanged = await put({ premium, signature: [story('We still press.')] });
    expect(unchanged.status).toBe(200);
    expect(await (await publish()).json()).toMatchObject({
      hasUnpublishedChanges: false,
      publishedContent: {
        signature: [{ values: { text: 'We still press.' } }],
        premium: [{ values: { lines: ['No water added'] } }],
      },
    });
  });

  it('that is only drafted is not published without the plan', async () => {
    await put({ signature: [story()], premium: [section(ids.promise)] });
    await server.db.update(subscriptions).set({ planName: 'basic' });
    expect(await (await publish()).json()).toMatchObject({ publishedContent: { premium: [] } });
  });
});

describe('publishing a company’s content [D40]', () => {
  it('records publishing and unpublishing once each', async () => {
    await put({ signature: [story()] });
    for (const _ of [1, 2]) expect((await publish()).status).toBe(200);
    for (const _ of [1, 2]) await publish({ action: 'unpublish' });
    expect(await actions()).toEqual(['company.content-published', 'company.content-unpublished']);
    expect(await read()).toMatchObject({ published: false, publishedContent: null });
  });

  it('names every blank required field by its place', async () => {
    await put({ signature: [story(null)], premium: [section(ids.promise)] });
    const answer = await publish();
    expect(answer.status).toBe(422);
    expect(await errorsOf(answer)).toEqual([
      'unpublishedContent.signature.0.values.text',
      'unpublishedContent.premium.0.values.lines',
    ]);
    expect(await actions()).toEqual([]);
    // Who has an older draft would look for the fields in vain.
    expect((await publish({}, { 'if-match': '"1"' })).status).toBe(409);
  });
});
