/** The people and things that the table of access asks about: one company's, seen by everybody else. */
import type { FileAsset } from '@hangtag/contract/wire/file';
import type { ProductAnswer } from '@hangtag/contract/wire/product';
import { keepingMailer } from '../mail/keep.ts';
import type { TestClient } from '../testing/client.ts';
import { announce, uploadPicture } from '../testing/files.ts';
import { makeCompany, makeUser } from '../testing/people.ts';
import { makeProduct, publish } from '../testing/products.ts';
import { type TestServer, startTestServer } from '../testing/server.ts';

/** Who asks: `foreign` is the Admin of another company. */
export const principals = ['guest', 'user', 'admin', 'foreign', 'superadmin'] as const;
export type Principal = (typeof principals)[number];

export interface World {
  readonly server: TestServer;
  /** The company that everything belongs to. */
  readonly companyId: number;
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
  /** A new file that waits for its body. */
  newUpload(): Promise<{ readonly uploadUrl: string }>;
}

/** Company 1 is the platform's own, with the Superadmin. */
export async function makeWorld(): Promise<World> {
  const server = await startTestServer();
  const { db } = server;
  const platform = await makeCompany(db, { type: null });
  const company = await makeCompany(db, { plan: 'pro', unlimitedProducts: true });
  const other = await makeCompany(db, { plan: 'pro' });
  const people = {
    user: await makeUser(db, company, { role: 'User' }),
    admin: await makeUser(db, company, { role: 'Admin' }),
    foreign: await makeUser(db, other, { role: 'Admin' }),
    superadmin: await makeUser(db, platform, { role: 'Superadmin' }),
  };
  const account = { email: 'signing.in@example.com', password: 'correct horse battery' };
  await makeUser(db, company, { email: account.email });
  await keepingMailer(db).send({ to: 'a@b.c', subject: 'Hello', text: 'Hello', html: '<p>Hello' });

  const owner = await server.as(people.user);
  const draft = await makeProduct(owner, company.id, { upcCode: '9521234567899' });
  const product = await publish(owner, draft);
  return {
    server,
    companyId: company.id,
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
    newUpload: () => announce(owner, company.id),
  };
}
