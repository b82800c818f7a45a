/** A company with a published product, and DNS that says what the test says. */
import type { HostsAnswer } from '@hangtag/contract/wire/host';
import { makeProduct, publish } from './products.ts';
import { PHONE } from './scan.ts';
import { startTestServer } from './server.ts';
import { makeCompany, makeUser } from './users.ts';

/** The domain that it adds. */
export const HOST = 'code.merrow.example';

/** Starts the server; `records` are the TXT records by name. */
export async function hostFixture() {
  const records = new Map<string, readonly string[]>();
  const resolveTxt = (name: string) => {
    const found = records.get(name);
    return found ? Promise.resolve([found]) : Promise.reject(new Error('ENOTFOUND'));
  };
  const server = await startTestServer({}, undefined, undefined, undefined, undefined, resolveTxt);
  const { id: companyId } = await makeCompany(server.db, {
    plan: 'business',
    name: 'Merrow Goods',
  });
  const admin = await server.as(await makeUser(server.db, { id: companyId }, { role: 'Admin' }));
  const product = await publish(
    admin,
    await makeProduct(admin, companyId, { name: 'Harvest Olive Oil', upcCode: '9506000134352' }),
  );
  const path = (rest = '') => `/api/companies/${companyId}/hosts${rest}`;
  const codes = `/api/companies/${companyId}/products/${product.productId}/codes`;
  const must = async (answer: Promise<Response>, status: number) => {
    const got = await answer;
    if (got.status !== status) throw new Error(`Answered ${got.status}: ${await got.text()}`);
  };
  const list = async () => (await (await admin.get(path())).json()) as HostsAnswer;
  const first = async () => {
    const [host] = (await list()).hosts;
    if (!host) throw new Error('There is no host.');
    return host;
  };
  const add = async () => {
    await must(admin.post(path(), { host: HOST }), 201);
    return (await first()).record;
  };
  /** Its record is sent in two parts, as long ones are. */
  const prove = async () => {
    const { name, value } = await add();
    records.set(name, [value.slice(0, 10), value.slice(10)]);
    const { id } = await first();
    await must(admin.put(path(`/${id}/prove`), {}), 200);
    return id;
  };
  const use = async () => {
    const id = await prove();
    await must(admin.put(path(`/${id}/use`), { isUsed: true, renewer: 'IT, Ines Calder' }), 200);
    return id;
  };
  const issue = () => must(admin.post(codes, { format: 'svg', use: 'phone' }), 201);
  /** As a phone asks this host. */
  const ask = (host: string, at: string, method = 'GET') =>
    server.guest().send(method, `http://${host}${at}`, undefined, {
      headers: { accept: 'text/html', 'user-agent': PHONE },
    });
  const data = { server, admin, companyId, product, records, path, codes };
  return { ...data, list, first, add, prove, use, issue, ask };
}
