import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Association,
  AssociationsAnswer,
  CompanyAssociationsAnswer,
} from '@hangtag/contract/wire/association';
import type { TestClient } from '../../test/support/client.ts';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';

const ALL = '/api/admin/associations';

let server: TestServer;
let root: TestClient;
let companyId: number;

beforeEach(async () => {
  server = await startTestServer();
  const platform = await makeCompany(server.db);
  root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
  companyId = (await makeCompany(server.db)).id;
});

const add = async (body: object) => (await (await root.post(ALL, body)).json()) as Association;
const list = async () => (await (await root.get(ALL)).json()) as AssociationsAnswer;
const names = ({ associations }: AssociationsAnswer) => associations.map(({ name }) => name);
const put = (associations: readonly object[]) =>
  root.put(`/api/companies/${companyId}/associations`, { associations });

describe('the platform’s associations [F027]', () => {
  it('are in order of creation until they are sorted [D44]', async () => {
    const made = [await add({ name: 'A' }), await add({ name: 'B' }), await add({ name: 'C' })];
    expect(names(await list())).toEqual(['A', 'B', 'C']);
    const order = made.toReversed().map(({ id }, displayOrder) => ({ id, displayOrder }));
    const ordered = await root.put(`${ALL}/updateDisplayOrder`, { order });
    expect(names((await ordered.json()) as AssociationsAnswer)).toEqual(['C', 'B', 'A']);
    const [first = { id: 0, displayOrder: 0 }, ...others] = order;
    for (const wrong of [others, [...order, first], [...others, { ...first, id: 999 }]]) {
      expect((await root.put(`${ALL}/updateDisplayOrder`, { order: wrong })).status).toBe(422);
    }
    expect(names(await list())).toEqual(['C', 'B', 'A']);
  });

  it('are changed in part, with unique names', async () => {
    const { id } = await add({ name: 'Soil', url: 'https://soil.example' });
    await add({ name: 'Sea' });
    const logo = await uploadPicture(root, 1);
    const changed = await root.put(`${ALL}/${id}`, { logoFile: { filesId: logo.filesId } });
    expect(await changed.json()).toMatchObject({
      name: 'Soil',
      url: 'https://soil.example',
      logoFile: { filesId: logo.filesId, fileUrl: logo.previewUrl },
    });
    for (const [body, field] of [
      [{ name: 'Sea' }, 'name'],
      [{ url: 'javascript:alert(1)' }, 'url'],
      [{ logoFile: { filesId: 999 } }, 'logoFile'],
    ] as const) {
      const refused = await root.put(`${ALL}/${id}`, body);
      expect(await refused.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    }
    expect((await root.put(`${ALL}/999`, {})).status).toBe(404);
    expect((await root.put(`${ALL}/${id}`, {})).status).toBe(200);
  });

  it('take their logo from the platform’s library, to which only its own users upload', async () => {
    const elsewhere = await makeUser(server.db, await makeCompany(server.db), {
      role: 'Superadmin',
    });
    const other = await server.as(elsewhere);
    const { filesId } = await uploadPicture(root, 1);
    const { id } = await add({ name: 'Soil' });
    const changed = await root.put(`${ALL}/${id}`, { logoFile: { filesId } });
    expect(await changed.json()).toMatchObject({ logoFile: { filesId } });
    const renamed = await other.put(`${ALL}/${id}`, { name: 'Soils' });
    expect(await renamed.json()).toMatchObject({ name: 'Soils', logoFile: { filesId } });
    const own = await uploadPicture(other, elsewhere.companyId);
    const refused = await other.put(`${ALL}/${id}`, { logoFile: { filesId: own.filesId } });
    expect(refused.status).toBe(422);
  });

  it('are deleted only when no company uses them', async () => {
    const { id } = await add({ name: 'Soil' });
    await put([{ associationId: id }]);
    const refused = await root.delete(`${ALL}/${id}`);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({
        message: 'Companies carry this badge. Make it inactive instead.',
        code: 'in_use',
        uses: { companies: 1 },
      }),
    ]);
    await root.put(`${ALL}/${id}`, { status: 'inactive' });
    expect(await (await root.delete(`${ALL}/${id}`)).json()).toMatchObject({
      message: 'Companies carry this badge. It can go once none does.',
    });
    await put([]);
    expect((await root.delete(`${ALL}/${id}`)).status).toBe(204);
  });
});

describe('the badges of a company', () => {
  it('are in the order that was sent, with their certificates', async () => {
    const [soil, sea] = [await add({ name: 'Soil' }), await add({ name: 'Sea' })];
    const certificate = {
      associationId: sea.id,
      certificateNumber: 'MSC-7',
      validFrom: '2026-01-01',
      validTo: '2027-01-01',
    };
    const answer = await put([certificate, { associationId: soil.id }]);
    const { associations, available } = (await answer.json()) as CompanyAssociationsAnswer;
    expect(associations).toMatchObject([
      { ...certificate, association: { name: 'Sea' }, displayOrder: 0 },
      { associationId: soil.id, certificateNumber: null, displayOrder: 1 },
    ]);
    expect(available.map(({ name }) => name)).toEqual(['Soil', 'Sea']);
  });

  it('show their evidence to editors, who can replace and remove it', async () => {
    const { id } = await add({ name: 'Soil' });
    const [first, second] = [
      await uploadPicture(root, companyId),
      await uploadPicture(root, companyId),
    ];
    for (const file of [first, second, null]) {
      const answer = await put([{ associationId: id, evidenceFilesId: file?.filesId ?? null }]);
      const { associations } = (await answer.json()) as CompanyAssociationsAnswer;
      expect(associations[0]?.evidenceFile?.filesId ?? null).toBe(file?.filesId ?? null);
      expect(associations[0]?.evidenceFile?.fileUrl).toBe(file?.fileUrl);
    }
  });

  it('keep one that is no longer offered, and accept no new one of it', async () => {
    const { id } = await add({ name: 'Soil' });
    await put([{ associationId: id }]);
    await root.put(`${ALL}/${id}`, { status: 'inactive' });
    expect((await put([{ associationId: id }])).status).toBe(200);
    await put([]);
    expect((await put([{ associationId: id }])).status).toBe(422);
  });

  it.each([
    [[{ associationId: 999 }], 'associations.0.associationId'],
    [[{ associationId: 1 }, { associationId: 1 }], 'associations.1.associationId'],
    [[{ associationId: 1, evidenceFilesId: 999 }], 'associations.0.evidenceFilesId'],
    [
      [{ associationId: 1, validFrom: '2027-01-01', validTo: '2026-01-01' }],
      'associations.0.validTo',
    ],
    [[{ associationId: 1, validTo: 'soon' }], 'associations.0.validTo'],
    [[{ associationId: 1, validFrom: '2026-02-31' }], 'associations.0.validFrom'],
    [[{ associationId: 1, validTo: '0000-01-01' }], 'associations.0.validTo'],
  ])('refuse %j', async (sent, field) => {
    await add({ name: 'Soil' });
    const answer = await put(sent);
    const { errors } = (await answer.json()) as { errors: object };
    expect([answer.status, Object.keys(errors)]).toEqual([422, [field]]);
  });
});

describe('a file in use [F250]', () => {
  const refusal = async (filesId: number) => {
    const answer = await root.delete(`/api/files/${filesId}`);
    const { uses, ...body } = (await answer.json()) as { uses: readonly object[] };
    return [answer.status, body, uses.length] as const;
  };
  const inUse = (message: string, total: number) =>
    [409, { message, code: 'file_in_use', total }, total] as const;

  it('stays as the evidence of a badge until the badge is removed', async () => {
    const { id } = await add({ name: 'Soil' });
    const { filesId } = await uploadPicture(root, companyId);
    await put([{ associationId: id, evidenceFilesId: filesId }]);
    expect(await refusal(filesId)).toEqual(
      inUse(
        'This file is used as the evidence of 1 association. Take it out there, then delete it.',
        1,
      ),
    );
    await put([]);
    expect((await root.delete(`/api/files/${filesId}`)).status).toBe(204);
  });

  it('stays as the logo of an association until it is replaced', async () => {
    const { filesId } = await uploadPicture(root, 1);
    const { id } = await add({ name: 'Soil', logoFile: { filesId } });
    await add({ name: 'Sea', logoFile: { filesId } });
    expect(await refusal(filesId)).toEqual(
      inUse(
        'This file is used as the logo of 2 associations. Take it out there, then delete it.',
        2,
      ),
    );
    await root.put(`${ALL}/${id}`, { logoFile: null });
    expect((await refusal(filesId))[0]).toBe(409);
  });
});
