import { expect, it } from 'vitest';
import { uploadPicture } from '../../test/support/files.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { startTestServer } from '../../test/support/server.ts';

const LIST = '/api/admin/companies';

it('a company has its own fields for Superadmins only; the logo is an Admin’s to upload [F202]', async () => {
  const server = await startTestServer();
  const platform = await makeCompany(server.db);
  const root = await server.as(await makeUser(server.db, platform, { role: 'Superadmin' }));
  const company = await makeCompany(server.db);
  const admin = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  const { filesId } = await uploadPicture(admin, company.id);
  const own = `/api/companies/${company.id}`;
  const remarks = { listingType: 'paid', salesRep: 'Me', notes: 'Mine', demo: true };
  const changed = await admin.put(own, { logoFile: { filesId }, ...remarks });
  expect(await changed.json()).toMatchObject({ logoFile: { filesId }, demo: false });
  expect((await admin.put(`${LIST}/${company.id}`, remarks)).status).toBe(403);
  expect(await (await root.get(`${LIST}/${company.id}`)).json()).toMatchObject({
    logoFile: { filesId },
    listingType: null,
    salesRep: null,
    notes: null,
    demo: false,
  });
  const answer = await root.put(`${LIST}/${company.id}`, remarks);
  expect(await answer.json()).toMatchObject(remarks);
});
