import { describe, expect, it } from 'vitest';
import { isOfLabel } from './eLabel.ts';

const definition = {
  id: 1,
  slug: 'own',
  gs1LinkType: null,
  companyId: null,
  scope: 'product',
} as const;

describe('a section of an e-label', () => {
  it.each([
    [{ slug: 'facts' }, true],
    [{ slug: 'recycling', gs1LinkType: 'gs1:sustainabilityInfo' }, true],
    [{ gs1LinkType: 'gs1:ingredientsInfo' }, true],
    [{ gs1LinkType: 'gs1:allergenInfo', companyId: 7 }, true],
    [{ slug: 'story' }, false],
    [{ slug: 'origin', gs1LinkType: 'gs1:traceability' }, false],
    [{ gs1LinkType: 'gs1:recipeInfo' }, false],
    // Anybody can call a section of their own anything.
    [{ slug: 'facts', companyId: 7 }, false],
    [{ gs1LinkType: 'gs1:ingredientsInfo', scope: 'company' as const }, false],
  ])('%o is one: %s', (changes, isOne) => {
    expect(isOfLabel({ ...definition, ...changes })).toBe(isOne);
  });
});
