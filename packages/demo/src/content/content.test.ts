import { readEmbed } from '@hangtag/contract/rules/embeds';
import { readGtin } from '@hangtag/contract/rules/gtin';
import { checkValues, isBlank } from '@hangtag/contract/rules/sectionValues';
import type { SectionValue } from '@hangtag/contract/wire/section';
import { starterCatalogue } from '@hangtag/server/db/starterSections';
import { describe, expect, it } from 'vitest';
import type { DemoPage, DemoValue } from './types.ts';
import { demoCompanies } from './companies.ts';
import { demoFiles } from './files.ts';
import { demoProducts } from './products/all.ts';
import { demoUsers } from './users.ts';

const companies = new Map(demoCompanies.map((one) => [one.key, one]));
const files = new Map(demoFiles.map((one) => [one.key, one]));
const definitions = new Map(
  starterCatalogue.map((one, index) => [one.slug, { ...one, id: index + 1 }]),
);

const pages = demoProducts.flatMap((product) =>
  [product.draft, product.published]
    .filter((one): one is DemoPage => one !== null)
    .map((one) => ({ product, page: one })),
);
const references = (value: DemoValue): readonly string[] => {
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  if ('file' in value) return [value.file];
  return 'files' in value ? value.files : [];
};

/** The value as it will be stored: files by id, here their place in the list. */
const stored = (value: DemoValue): SectionValue => {
  const ids = references(value).map((key) => demoFiles.findIndex((one) => one.key === key) + 1);
  if (typeof value !== 'object' || Array.isArray(value)) return value as SectionValue;
  return 'file' in value ? (ids[0] ?? null) : ids;
};

const limitOf = (key: string) => {
  const company = companies.get(key as never);
  if (company?.key === 'quillwork') return 5;
  return { basic: 3, pro: 5, business: 1000, enterprise: 1000, free: 0, none: 3 }[
    company?.type ?? 'none'
  ];
};

describe('demo companies and users', () => {
  it('include every kind of customer', () => {
    expect(demoCompanies[0]?.key).toBe('hangtag');
    expect(demoCompanies.filter((one) => one.demo && one.type === null)).toHaveLength(1);
    expect(demoCompanies.map((one) => one.subscription?.plan ?? null)).toEqual(
      expect.arrayContaining(['basic', 'pro', 'business', null]),
    );
  });

  it('include one company with 40 users and 200 files', () => {
    expect(demoUsers.filter((one) => one.company === 'northmoor')).toHaveLength(40);
    expect(demoFiles.filter((one) => one.company === 'northmoor')).toHaveLength(200);
  });

  it('have unique addresses, and a name unless invited', () => {
    const emails = demoUsers.map((one) => one.email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails.every((one) => /^[a-z.]+@[a-z-]+\.example$/.test(one))).toBe(true);
    for (const one of demoUsers) expect(one.name === null).toBe(one.status === 'Pending');
  });

  it('include a Superadmin in company 1 and another outside it', () => {
    const superadmins = demoUsers.filter((one) => one.role === 'Superadmin');
    expect(superadmins.map((one) => one.company).toSorted()).toEqual(['hangtag', 'merrow']);
  });

  it('include an active Admin and an active User in every company', () => {
    for (const { key } of demoCompanies) {
      const active = demoUsers.filter((one) => one.company === key && one.status === 'Active');
      expect(active.map((one) => one.role)).toEqual(expect.arrayContaining(['Admin', 'User']));
    }
  });
});

describe('demo products', () => {
  it('have unique, valid GTIN-13 of the demonstration range', () => {
    const codes = demoProducts.flatMap((one) => one.upcCode ?? []);
    for (const code of codes) {
      expect(code).toMatch(/^952\d{10}$/);
      expect(readGtin(code)).toEqual({ isValid: true, gtin14: `0${code}` });
    }
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('stay within the plan of their company', () => {
    const active = demoProducts.filter((one) => one.status === undefined);
    const counts = Map.groupBy(active, (one) => one.company);
    const count = (key: keyof typeof sizes) => counts.get(key)?.length;
    const sizes = { hangtag: 3, merrow: 8, alder: 1, lund: 1, quillwork: 3, northmoor: 6 };
    for (const key of Object.keys(sizes)) expect(count(key as never)).toBe(sizes[key as never]);
    for (const { product, page } of pages) {
      expect(page.sections.length, product.key).toBeLessThanOrEqual(limitOf(product.company));
    }
  });

  it('include published, changed, draft and untouched products', () => {
    const changed = demoProducts.filter((one) => one.published && one.published !== one.draft);
    const waiting = changed.map(({ key, draft, published }) => [
      key,
      draft.sections.filter((one) => !published?.sections.includes(one)).length,
    ]);
    expect(waiting).toEqual([
      ['harvest-olive-oil', 3],
      ['sea-salt-chocolate', 1],
    ]);
    expect(demoProducts.filter((one) => one.published === one.draft).length).toBeGreaterThan(10);
    expect(demoProducts.find((one) => one.name === 'Product name')?.image).toBeNull();
    for (const one of demoProducts) {
      expect(one.publishedDaysAgo === null, one.key).toBe(one.published === null);
    }
  });

  it('include one parked product, one archived product, and a video as a header', () => {
    const away = demoProducts.flatMap((one) => one.status ?? []);
    expect(away).toEqual(['inactive', 'archived']);
    const films = pages.flatMap(({ page }) => page.header?.film ?? []);
    expect([...new Set(films)].map((film) => readEmbed(film)?.url)).toEqual([films[0]]);
  });

  it('refer only to active files of their own company', () => {
    for (const { product, page } of pages) {
      const used = [
        ...[product.image, product.appLogo, page.header?.file].filter(
          (key) => typeof key === 'string',
        ),
        ...page.sections.flatMap((one) => Object.values(one.values).flatMap(references)),
      ];
      for (const key of used) {
        const file = files.get(key);
        expect(file?.company, key).toBe(product.company);
        expect(file?.status, key).toBe('active');
      }
    }
  });
});

describe('demo sections', () => {
  it.each(pages)('of $product.key match their definitions', ({ product, page }) => {
    for (const section of page.sections) {
      const definition = definitions.get(section.slug);
      if (!definition) throw new Error(`${section.slug} is not in the catalogue`);
      expect(definition.scope).toBe('product');
      if (definition.category === 'premium') {
        expect(['business', 'enterprise']).toContain(companies.get(product.company)?.type);
      }
      const values = Object.fromEntries(
        Object.entries(section.values).map(([key, value]) => [key, stored(value)]),
      );
      expect(checkValues(definition, values, section.key)).toEqual({});
      expect(Object.keys(values)).toSatisfy((keys: readonly string[]) =>
        keys.every((key) => definition.fields.some((field) => field.key === key)),
      );
      for (const field of definition.fields) {
        if (field.required) expect(isBlank(values[field.key]), field.key).toBe(false);
        for (const key of references(section.values[field.key] ?? '')) {
          expect(field.accepts).toContain(files.get(key)?.type);
        }
      }
    }
  });

  it('appear once on a page', () => {
    for (const { page } of pages) {
      const keys = page.sections.map((one) => one.key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('demo files', () => {
  it('have unique keys, and a description for every picture but four', () => {
    expect(files.size).toBe(demoFiles.length);
    for (const one of demoFiles) expect(companies.has(one.company)).toBe(true);
    const undescribed = demoFiles.filter(({ type, alt }) => type === 'image' && !alt);
    expect(undescribed.map(({ key }) => key)).toEqual([
      'olive-terraces-wide',
      'olive-terraces-square',
      'loaf-and-saucer-wide',
      'loaf-and-saucer-square',
    ]);
  });
});
