import { chmodSync, mkdtempSync, rmSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { starterCatalogue } from './starterSections.ts';
import { cleanDatabase, isEmbedded } from '../../test/support/database.ts';
import { DirectoryInUse } from './lock.ts';
import { openDatabase } from './open.ts';
import { writeReferenceData } from './referenceData.ts';
import { addons, plans } from './schema/companies.ts';
import { contentSections } from './schema/content.ts';
import { installation } from './schema/platform.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hangtag-open-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe.runIf(isEmbedded)('the embedded database', () => {
  it('keeps written data, and refuses a second process', async () => {
    const first = await openDatabase({ dataDir, databaseUrl: null });
    await first.db.insert(installation).values({ key: 'kept', value: 1 });
    await expect(openDatabase({ dataDir, databaseUrl: null })).rejects.toThrow(DirectoryInUse);
    await first.close();
    const second = await openDatabase({ dataDir, databaseUrl: null });
    expect(await second.db.select().from(installation)).toContainEqual({ key: 'kept', value: 1 });
    await second.close();
  });

  it('is unreadable for other accounts of the machine', async () => {
    chmodSync(dataDir, 0o755);
    const opened = await openDatabase({ dataDir, databaseUrl: null });
    await opened.close();
    const modes = [dataDir, join(dataDir, 'db')].map((each) => statSync(each).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700]);
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    expect(files.length).toBeGreaterThan(100);
    const isOpen = (file: string) => (statSync(file).mode & 0o022) !== 0;
    expect(files.map((each) => join(each.parentPath, each.name)).filter(isOpen)).toEqual([]);
  });

  it('may be closed twice', async () => {
    const opened = await openDatabase({ dataDir, databaseUrl: null });
    await Promise.all([opened.close(), opened.close()]);
    await expect(opened.close()).resolves.toBeUndefined();
  });
});

describe('reference data', () => {
  it('offers the plans, their prices and limits [K03, K04, K07, K09, D21, D22]', async () => {
    const db = await cleanDatabase();
    const rows = await db.select().from(plans).orderBy(plans.displayOrder);
    const shown = rows.map((plan) => [
      plan.name,
      plan.monthlyCents,
      plan.yearlyCents,
      plan.productNumber,
      plan.productSections,
      plan.premium,
      plan.serializedCodes,
    ]);
    expect(shown).toEqual([
      ['basic', 3900, 44_400, 1, 3, false, false],
      ['pro', 9900, 112_800, 3, 5, false, true],
      ['business', 24_900, 284_400, 7, 1000, true, true],
      ['enterprise', null, null, 1000, 1000, true, true],
    ]);
    expect((await db.select().from(addons)).map(({ monthlyCents }) => monthlyCents)).toEqual([
      2000,
    ]);
  });

  it('is written once, and an edit of it stays', async () => {
    const db = await cleanDatabase();
    const [{ slug, name } = { slug: '', name: '' }] = starterCatalogue;
    const bySlug = eq(contentSections.slug, slug);
    await db.update(contentSections).set({ name: 'Renamed' }).where(bySlug);
    await writeReferenceData(db);
    const rows = await db.select().from(contentSections);
    expect(rows).toHaveLength(starterCatalogue.length);
    expect(rows.find((row) => row.slug === slug)?.name).toBe('Renamed');
    await db.update(contentSections).set({ name }).where(bySlug);
  });
});
