import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../../src/db/schema/companies.ts';
import { type AccessFixture, accessFixture } from './rows/fixture.ts';
import { isWriteRow } from './rows/row.ts';
import { accessTable } from './table.ts';

/** What the people of a company that is not Active may still write, and why (decision 0081). */
const open: Readonly<Record<string, readonly RegExp[]>> = {
  'a person signs in and out, and secures their own account': [
    / \/(login|logout|sanctum|register|adduser)/,
    / \/api\/(user|userReset)(\/|$)/,
  ],
  'its Admins let people in and take their access away': [/ \/api\/companies\/:companyId\/users/],
  'it pays what it owes, and ends its plan': [
    / \/api\/(billing|intent|cancelPlan|subscribe|codeCheck)/,
    / \/api\/(savePayment|setDefaultPayment|removePayment)/,
    / \/api\/(updateAdditionalProducts|removeAdditionalProducts)/,
  ],
  'people are warned of a product, at once': [/\/recalls/],
  'a stolen or wrong serial is made void': [
    /\/serials\/(void|checks|batches\/:batchId\/(cancel|state))/,
  ],
  'it takes away what is its own': [
    /^DELETE .*\/(annualReports|ctas|codeLinks|hosts|products)\/:/,
    /\/exitPackages?/,
  ],
  'it looks at its drafts': [/previewLinks/],
  'a pack names each code that it leaves out, and why': [/codes\/pack/],
  'pages do not show it': [
    /:companyId\/updateTags/,
    /^POST \/api\/files/,
    /^DELETE \/api\/files/,
    /^PUT \/api\/(files\/:filesId\/body|companies\/:companyId\/files\/bulk)/,
  ],
};
const isOpen = (route: string) =>
  Object.values(open).some((all) => all.some((each) => each.test(route)));

let fixture: AccessFixture;

beforeAll(async () => {
  fixture = await accessFixture();
});

const writes = accessTable.filter((row) => isWriteRow(row) && row.expected.admin < 300);

/** The call by the Admin of the suspended company. */
async function callClosed(row: (typeof writes)[number]) {
  const { path, body, headers } = await row.call(fixture);
  const admin = await fixture.browser('admin');
  const [method = ''] = row.route.split(' ');
  const setStatus = (status: 'Active' | 'Suspended') =>
    fixture.server.db.update(companies).set({ status }).where(eq(companies.id, fixture.companyId));
  await setStatus('Suspended');
  const answer = await admin.send(method, path, body, { ...(headers && { headers }) });
  await setStatus('Active');
  const text = await answer.text();
  return { status: answer.status, code: text.includes('"plan_inactive"') ? 'plan_inactive' : '' };
}

describe('a suspended company', () => {
  it.each(writes.filter(({ route }) => !isOpen(route)))('may not $route [D16]', async (row) => {
    expect(await callClosed(row)).toEqual({ status: 403, code: 'plan_inactive' });
  });

  it.each(writes.filter(({ route }) => isOpen(route)))('still may $route [D16]', async (row) => {
    expect((await callClosed(row)).code).toBe('');
  });

  it('has no exception that names no call', () => {
    const unused = Object.values(open)
      .flat()
      .filter((each) => !writes.some(({ route }) => each.test(route)));
    expect(unused).toEqual([]);
  });
});
