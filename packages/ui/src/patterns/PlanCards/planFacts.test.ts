import type { Plan } from '@hangtag/contract/wire/plan';
import { describe, expect, it } from 'vitest';
import { displayedPlans, featuresOf, fittingPlan, notesOf, priceOf } from './planFacts.ts';

const plan = (facts: Partial<Plan>): Plan => ({
  id: 1,
  name: 'pro',
  title: 'Pro',
  interval: 'month',
  priceId: 'price_pro',
  yearlyPriceId: 'price_pro_year',
  price: 99,
  yearlyPrice: 1128,
  numberProducts: 3,
  productNumber: 3,
  numberProductSections: 5,
  productSections: 5,
  premiumCompanyContent: false,
  premium: false,
  serializedCodes: true,
  features: [],
  displayed: true,
  ...facts,
});

const basic = plan({
  name: 'basic',
  title: 'Basic',
  productNumber: 1,
  productSections: 3,
  serializedCodes: false,
});
const business = plan({
  name: 'business',
  title: 'Business',
  productNumber: 7,
  productSections: 1000,
  premium: true,
});
const enterprise = plan({
  name: 'enterprise',
  title: 'Enterprise',
  price: null,
  yearlyPrice: null,
  productNumber: 1000,
  displayed: false,
});
const all = [basic, plan({}), business, enterprise];

const wordsOf = (of: Plan) => featuresOf(of).map(({ words }) => words);

describe('the rows of a plan card', () => {
  it('have the marketing copy [K04]', () => {
    expect(wordsOf(basic).slice(0, 2)).toEqual(['1 product', '3 content sections']);
    expect(wordsOf(plan({})).slice(0, 2)).toEqual(['3 products', 'Up to 5 content sections']);
    expect(wordsOf(business).slice(0, 2)).toEqual(['7 products', 'Unlimited content sections']);
  });

  it('read 1000 as no limit [K05]', () => {
    expect(wordsOf(enterprise)[0]).toBe('Unlimited products');
    expect(wordsOf(plan({ productNumber: 999 }))[0]).toBe('999 products');
  });

  it('distinguish categories and codes [D22]', () => {
    expect(wordsOf(basic).slice(2)).toEqual(['Basic categories', 'Serialized codes not included']);
    expect(wordsOf(business).slice(2)).toEqual(['Premium categories', 'Serialized codes']);
  });

  it('are the same for every plan', () => {
    const rows = all.map((each) =>
      featuresOf(each)
        .map(({ row }) => row)
        .join(' '),
    );
    expect(new Set(rows).size).toBe(1);
  });
});

describe('the plan that fits', () => {
  it.each([
    [0, null],
    [1, 'basic'],
    [2, 'pro'],
    [3, 'pro'],
    [7, 'business'],
    [8, null],
  ])('for %i products is %s', (used, name) => {
    expect(fittingPlan(all, used)).toBe(name);
  });

  it('is the smallest, in any order', () => {
    expect(fittingPlan([business, basic, plan({})], 1)).toBe('basic');
  });
});

it('excludes hidden plans [F095]', () => {
  expect(displayedPlans(all).map(({ name }) => name)).toEqual(['basic', 'pro', 'business']);
});

it('uses the price of the interval', () => {
  expect(priceOf(basic, 'month')).toBe(99);
  expect(priceOf(basic, 'year')).toBe(1128);
  expect(priceOf(enterprise, 'year')).toBeNull();
});

describe('footnotes', () => {
  it('are numbered in order and name the plans [F096] [F097] [F098]', () => {
    const notes = notesOf(displayedPlans(all));
    expect(notes.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(notes[0]?.sentence).toMatch(/^Basic categories: /);
    expect(notes[1]?.sentence).toMatch(/^Premium categories: /);
    expect(notes[2]?.sentence).toBe(
      'Serialized codes on Pro and Business come at an extra cost per product.',
    );
  });

  it('exclude those that no card refers to', () => {
    expect(notesOf([basic]).map(({ name }) => name)).toEqual(['basicCategories']);
    expect(notesOf([enterprise]).map(({ name }) => name)).toEqual(['basicCategories']);
  });
});
