import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { starterCatalogue } from '@hangtag/server/content/catalogue';
import { describe, expect, it } from 'vitest';
import type { DemoPage, DemoSection, DemoValue } from '../types.ts';
import { checkDigit } from './build.ts';
import { demoCompanies } from './companies.ts';
import { demoFiles } from './files.ts';
import { demoProducts } from './products.ts';
import { demoUsers } from './users.ts';

const companies = new Map(demoCompanies.map((one) => [one.key, one]));
const files = new Map(demoFiles.map((one) => [one.key, one]));
const definitions = new Map(starterCatalogue.map((one) => [one.slug, one]));

const pages = demoProducts.flatMap((product) =>
  [product.draft, product.published]
    .filter((one): one is DemoPage => one !== null)
    .map((one) => ({ product, page: one })),
);
const sections = pages.flatMap(({ product, page }) =>
  page.sections.map((section) => ({ product, section, where: `${product.key}/${section.key}` })),
);

const references = (value: DemoValue): readonly string[] => {
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  if ('file' in value) return [value.file];
  return 'files' in value ? value.files : [];
};

/** Length in the unit of the field's limit: characters of a text, entries of anything else. */
const lengthOf = (value: DemoValue): number => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return references(value).length;
};

const fieldsOf = (section: DemoSection) => definitions.get(section.slug)?.fields ?? [];

const limitOf = (key: string) => {
  const company = companies.get(key as never);
  if (company?.key === 'quillwork') return 5;
  return { basic: 3, pro: 5, business: 1000, enterprise: 1000, free: 0, none: 3 }[
    company?.type ?? 'none'
  ];
};

describe('demo companies and people', () => {
  it('shows every way of being a customer', () => {
    expect(demoCompanies[0]?.key).toBe('hangtag');
    expect(demoCompanies.filter((one) => one.demo && one.type === null)).toHaveLength(1);
    expect(demoCompanies.map((one) => one.subscription?.plan ?? null)).toEqual(
      expect.arrayContaining(['basic', 'pro', 'business', null]),
    );
  });

  it('has one company with 40 people and 200 files', () => {
    expect(demoUsers.filter((one) => one.company === 'northmoor')).toHaveLength(40);
    expect(demoFiles.filter((one) => one.company === 'northmoor')).toHaveLength(200);
  });

  it('gives nobody the same address, and a name to all but the invited', () => {
    const emails = demoUsers.map((one) => one.email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails.every((one) => /^[a-z.]+@[a-z-]+\.example$/.test(one))).toBe(true);
    for (const one of demoUsers) expect(one.name === null).toBe(one.status === 'Pending');
  });

  it('has a superadmin in company 1 and another outside it', () => {
    const superadmins = demoUsers.filter((one) => one.role === 'Superadmin');
    expect(superadmins.map((one) => one.company).toSorted()).toEqual(['hangtag', 'merrow']);
  });

  it('gives every company an active admin and an active user', () => {
    for (const { key } of demoCompanies) {
      const active = demoUsers.filter((one) => one.company === key && one.status === 'Active');
      expect(active.map((one) => one.role)).toEqual(expect.arrayContaining(['Admin', 'User']));
    }
  });
});

describe('demo products', () => {
  it('uses valid GTIN-13 of the demonstration range, each once', () => {
    const codes = demoProducts.flatMap((one) => one.upcCode ?? []);
    for (const code of codes) {
      expect(code).toMatch(/^952\d{10}$/);
      expect(checkDigit(code.slice(0, 12))).toBe(code.slice(12));
    }
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('keeps each company within its plan', () => {
    const counts = Map.groupBy(demoProducts, (one) => one.company);
    const count = (key: keyof typeof sizes) => counts.get(key)?.length;
    const sizes = { hangtag: 3, merrow: 8, alder: 1, lund: 1, quillwork: 3, northmoor: 6 };
    for (const key of Object.keys(sizes)) expect(count(key as never)).toBe(sizes[key as never]);
    for (const { product, page } of pages) {
      expect(page.sections.length, product.key).toBeLessThanOrEqual(limitOf(product.company));
    }
  });

  it('has published, changed, draft and untouched products', () => {
    const changed = demoProducts.filter((one) => one.published && one.published !== one.draft);
    expect(changed.map((one) => one.key)).toEqual(['harvest-olive-oil', 'sea-salt-chocolate']);
    expect(demoProducts.filter((one) => one.published === one.draft).length).toBeGreaterThan(10);
    expect(demoProducts.find((one) => one.name === 'Product name')?.image).toBeNull();
    for (const one of demoProducts) {
      expect(one.publishedDaysAgo === null, one.key).toBe(one.published === null);
    }
  });

  it('refers only to files of its own company that are active', () => {
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
  it.each(sections)('$where fits its definition', ({ product, section }) => {
    const definition = definitions.get(section.slug);
    expect(definition?.scope).toBe('product');
    if (definition?.category === 'premium') {
      expect(['business', 'enterprise']).toContain(companies.get(product.company)?.type);
    }
    const fields = new Map(fieldsOf(section).map((one) => [one.key, one]));
    for (const required of fieldsOf(section).filter((one) => one.required)) {
      expect(section.values, required.key).toHaveProperty(required.key);
    }
    for (const [key, value] of Object.entries(section.values)) {
      const field = fields.get(key);
      expect(field, `${key} is a field`).toBeDefined();
      expect(lengthOf(value), key).toBeLessThanOrEqual(field?.maxLength ?? Infinity);
      if (field?.kind === 'select') expect(field.options).toContain(value);
      if (field?.kind === 'date') expect(value).toMatch(/^\d{4}-\d\d-\d\d$/);
      if (field?.kind === 'table') {
        for (const row of value as readonly (readonly string[])[]) {
          expect(row).toHaveLength(field.options?.length ?? 0);
        }
      }
      for (const reference of references(value)) {
        expect(field?.accepts).toContain(files.get(reference)?.type);
      }
    }
  });

  it('names each section of a page once', () => {
    for (const { page } of pages) {
      const keys = page.sections.map((one) => one.key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('demo files', () => {
  it('gives every entry its own key and every picture a description', () => {
    expect(files.size).toBe(demoFiles.length);
    for (const one of demoFiles) {
      expect(companies.has(one.company)).toBe(true);
      if (one.type === 'image') expect(one.alt, one.key).toBeTruthy();
    }
  });

  it('finds every picture on disk', () => {
    const directory = join(import.meta.dirname, '..', 'pictures');
    const missing = new Set(demoFiles.map((one) => one.picture))
      .values()
      .filter((name) => !existsSync(join(directory, name)));
    expect([...missing]).toEqual([]);
  });
});
