import { describe, expect, it } from 'vitest';
import type { CompanyContent } from '../wire/companyContent.ts';
import type { SectionInstance } from '../wire/section.ts';
import {
  asPage,
  companyHasChanges,
  emptyCompanyContent,
  fromPage,
  publishable,
} from './companyContent.ts';

const section = (id: string, title = ''): SectionInstance => ({
  id,
  contentSectionId: 1,
  title,
  values: {},
  assets: [],
  visible: true,
});
const content = (signature: string[], premium: string[]): CompanyContent => ({
  ...emptyCompanyContent,
  signature: signature.map((id) => section(id)),
  premium: premium.map((id) => section(id)),
});

describe('the content that publishing makes public [D40]', () => {
  const draft = content(['a', 'b'], ['p']);

  it('is the whole draft on a premium plan', () => {
    expect(publishable(draft, null, true)).toBe(draft);
  });

  it('is the signature only without a premium plan, beside the earlier premium part', () => {
    expect(publishable(draft, null, false)).toEqual(content(['a', 'b'], []));
    expect(publishable(draft, content(['a'], ['old']), false)).toEqual(
      content(['a', 'b'], ['old']),
    );
  });

  it('changes pages when its content differs, and not while it is empty', () => {
    expect(companyHasChanges(emptyCompanyContent, null, true)).toBe(false);
    expect(companyHasChanges(draft, null, true)).toBe(true);
    expect(companyHasChanges(draft, draft, true)).toBe(false);
    expect(companyHasChanges(content(['a'], ['p']), content(['a'], []), false)).toBe(false);
  });
});

describe('a company’s content as a page', () => {
  it('holds both parts in order, and is split again by their ids', () => {
    const now = content(['a', 'b'], ['p']);
    const page = asPage(now, 'Merrow');
    expect(page.sections.map(({ id }) => id)).toEqual(['a', 'b', 'p']);
    expect(page.summary.name).toBe('Merrow');
    expect(fromPage(now, page, new Set(['p']))).toEqual(now);
  });
});
