/** A brand adds a domain of its own: nothing carries it before its record is found. */
import { account, expect, signInByCall, test } from './journey.ts';

test('an Admin adds a domain, reads its record, and cannot use it before it is proven', async ({
  page,
  expected,
}) => {
  const admin = account('Admin', 'Merrow');
  // The record is not there.
  expected.add(`422 /api/companies/${admin.companyId}/hosts/*`);
  await signInByCall(page, admin, '/company/domains');
  const list = page.getByRole('list', { name: 'Domains' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('New codes carry it.');

  await page.getByRole('button', { name: 'Add domain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a domain' });
  const field = dialog.getByRole('textbox', { name: /^Domain/ });
  await field.fill('localhost');
  await dialog.getByRole('button', { name: 'Add domain' }).click();
  await expect(dialog).toContainText('Is a name like code.merrow.example');
  // A name that no DNS will ever know (RFC 6761).
  await field.fill('Code.Merrow.invalid');
  await dialog.getByRole('button', { name: 'Add domain' }).click();
  await expect(dialog).toBeHidden();

  const row = list.getByRole('listitem').filter({ hasText: 'code.merrow.invalid' }).first();
  await expect(row).toContainText('_hangtag.code.merrow.invalid');
  await expect(row).toContainText(/hangtag=[0-9a-f]{32}/);
  await expect(row.getByRole('button', { name: 'Use in new codes…' })).toHaveCount(0);
  await row.getByRole('button', { name: 'Check the record' }).click();
  await expect(row.getByRole('alert')).toContainText('There is no TXT record', { timeout: 30_000 });
  const asked = await page.request.get('/api/tls/ask?domain=code.merrow.invalid');
  expect(asked.status()).toBe(404);

  await row.getByRole('button', { name: 'Remove…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});
