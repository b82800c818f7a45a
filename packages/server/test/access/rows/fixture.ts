/** The people and things that the table of access asks about: one company's, seen by everybody else. */
import type { FileAsset } from '@hangtag/contract/wire/file';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { storingMailer } from '../../../src/mail/storedMails.ts';
import { newToken } from '../../../src/support/tokens.ts';
import { createInvite } from '../../../src/registration/invites.ts';
import { writeRegistration } from '../../../src/registration/registrations.ts';
import type { TestClient } from '../../support/client.ts';
import { createUpload, uploadPicture } from '../../support/files.ts';
import { makeCompany, makeUser, testPasswordHash } from '../../support/users.ts';
import { makeProduct, publish } from '../../support/products.ts';
import { type TestServer, startTestServer, testStart } from '../../support/server.ts';

/** Who asks: `foreign` is the Admin of another company, `foreignSuperadmin` a Superadmin of it, `superadmin` one of company 1. */
export const principals = [
  'guest',
  'user',
  'admin',
  'foreign',
  'foreignSuperadmin',
  'superadmin',
] as const;
export type Principal = (typeof principals)[number];

export interface AccessFixture {
  readonly server: TestServer;
  /** The company that everything belongs to. */
  readonly companyId: number;
  /** Its Admin. */
  readonly admin: { readonly id: number; readonly email: string };
  /** Its product, published with a GTIN. */
  readonly product: ProductAnswer;
  /** A file that no published page shows. */
  readonly file: FileAsset;
  /** Address and password of nobody in particular, who may sign in. */
  readonly account: { readonly email: string; readonly password: string };
  /** A new browser of this principal. */
  browser(who: Principal): Promise<TestClient>;
  /** A new file of the company, for calls that use one up. */
  newFile(): Promise<FileAsset>;
  /** A new invitation's address and token. */
  newInvite(): Promise<{ readonly email: string; readonly token: string }>;
  /** The token of a new registration that waits to be confirmed, with the password of tests. */
  newRegistration(): Promise<string>;
  /** A new file that waits for its body. */
  newUpload(): Promise<{ readonly uploadUrl: string }>;
}

/** Company 1 is the platform's own, with the Superadmin. */
export async function accessFixture(): Promise<AccessFixture> {
  const server = await startTestServer();
  const { db } = server;
  const platform = await makeCompany(db, { type: null });
  const company = await makeCompany(db, { plan: 'pro', unlimitedProducts: true });
  const other = await makeCompany(db, { plan: 'pro' });
  const people = {
    user: await makeUser(db, company, { role: 'User' }),
    admin: await makeUser(db, company, { role: 'Admin' }),
    foreign: await makeUser(db, other, { role: 'Admin' }),
    foreignSuperadmin: await makeUser(db, other, { role: 'Superadmin' }),
    superadmin: await makeUser(db, platform, { role: 'Superadmin' }),
  };
  const account = { email: 'signing.in@example.com', password: 'correct horse battery' };
  await makeUser(db, company, { email: account.email });
  await storingMailer(db).send({ to: 'a@b.c', subject: 'Hello', text: 'Hello', html: '<p>Hello' });

  // Somebody else of the company: the others sign themselves out everywhere in the course of the table.
  const owner = await server.as(await makeUser(db, company));
  const draft = await makeProduct(owner, company.id, { upcCode: '9521234567899' });
  const product = await publish(owner, draft);
  return {
    server,
    companyId: company.id,
    admin: people.admin,
    product,
    account,
    file: await uploadPicture(owner, company.id),
    async browser(who) {
      if (who !== 'guest') return server.as(people[who]);
      const guest = server.guest();
      await guest.get('/sanctum/csrf-cookie');
      return guest;
    },
    newFile: () => uploadPicture(owner, company.id),
    async newInvite() {
      const { id, email } = await makeUser(db, company, { status: 'Pending' });
      return { email, token: (await createInvite(server.services, id, null))?.mailed ?? '' };
    },
    async newRegistration() {
      const token = newToken();
      const typed = {
        email: `${token.toLowerCase()}@example.com`,
        name: 'Ada',
        companyName: 'Ada',
        passwordHash: await testPasswordHash(),
      };
      await writeRegistration(db, typed, token, testStart);
      return token;
    },
    newUpload: () => createUpload(owner, company.id),
  };
}
