/** Laravel's LengthAwarePaginator. */
import { expect } from 'vitest';
import { makeProduct } from '../support/products.ts';
import { type ExchangeCase, type ExchangeFixture, fieldRefusal } from './exchange.ts';

const origin = 'http://localhost:4000';
const names = ['Basil', 'Cumin', 'Dill', 'Fennel', 'Ginger'];

const path = ({ companyId }: Pick<ExchangeFixture, 'companyId'>) =>
  `/api/companies/${companyId}/products`;

/** Asks for products, after five were made. */
const afterFive = (query: string) => async (fixture: ExchangeFixture) => {
  for (const name of names) await makeProduct(fixture.member, fixture.companyId, { name });
  return fixture.member.get(`${path(fixture)}${query}`);
};

const ask = (query: string) => (fixture: ExchangeFixture) =>
  fixture.member.get(`${path(fixture)}${query}`);

/** Each case has a clean database, so its company is always the first. */
const list = `${origin}${path({ companyId: 1 })}`;
const url = (page: number, rest = 'size=2') => `${list}?${rest}&page=${page}`;
const called = (...shown: readonly string[]) =>
  shown.map((name) => expect.objectContaining({ name }) as unknown);
const link = (label: string, page: number | null, active = false) => ({
  url: page === null ? null : url(page),
  label,
  page,
  active,
});
const answer = (products: object, productCount: number) =>
  expect.objectContaining({ products, productCount }) as unknown;

const common = {
  first_page_url: url(1),
  last_page: 3,
  last_page_url: url(3),
  path: list,
  per_page: 2,
  total: 5,
};

/** Every field of a page. */
export const pages: readonly ExchangeCase[] = [
  {
    name: 'the first page',
    send: afterFive('?size=2'),
    status: 200,
    body: answer(
      {
        ...common,
        current_page: 1,
        data: called('Basil', 'Cumin'),
        from: 1,
        to: 2,
        links: [
          link('&laquo; Previous', null),
          link('1', 1, true),
          link('2', 2),
          link('3', 3),
          link('Next &raquo;', 2),
        ],
        next_page_url: url(2),
        prev_page_url: null,
      },
      5,
    ),
  },
  {
    name: 'a page in the middle',
    send: afterFive('?size=2&page=2'),
    status: 200,
    body: answer(
      {
        ...common,
        current_page: 2,
        data: called('Dill', 'Fennel'),
        from: 3,
        to: 4,
        links: [
          link('&laquo; Previous', 1),
          link('1', 1),
          link('2', 2, true),
          link('3', 3),
          link('Next &raquo;', 3),
        ],
        next_page_url: url(3),
        prev_page_url: url(1),
      },
      5,
    ),
  },
  {
    name: 'the last page',
    send: afterFive('?size=2&page=3'),
    status: 200,
    body: answer(
      expect.objectContaining({
        ...common,
        current_page: 3,
        data: called('Ginger'),
        from: 5,
        to: 5,
        next_page_url: null,
        prev_page_url: url(2),
      }) as object,
      5,
    ),
  },
  {
    name: 'a search counts what it found, and beside it everything there is',
    send: afterFive('?size=2&search=i'),
    status: 200,
    body: answer(
      expect.objectContaining({
        data: called('Basil', 'Cumin'),
        total: 4,
        last_page: 2,
        next_page_url: `${list}?size=2&search=i&page=2`,
      }) as object,
      5,
    ),
  },
];

const empty = { data: [], from: null, to: null, next_page_url: null };

/** Pages without a row. */
export const emptyLists: readonly ExchangeCase[] = [
  {
    name: 'past the end: 200, and the way back',
    send: afterFive('?size=2&page=9'),
    status: 200,
    body: answer(
      expect.objectContaining({
        ...common,
        ...empty,
        current_page: 9,
        prev_page_url: url(8),
      }) as object,
      5,
    ),
  },
  {
    name: 'of nothing: one page, from and to null',
    send: ask('?size=2'),
    status: 200,
    body: answer(
      {
        ...common,
        ...empty,
        current_page: 1,
        last_page: 1,
        last_page_url: url(1),
        total: 0,
        prev_page_url: null,
        links: [link('&laquo; Previous', null), link('1', 1, true), link('Next &raquo;', null)],
      },
      0,
    ),
  },
  {
    name: 'files come in their own wrapper',
    send: ({ member, companyId }) => member.get(`/api/companies/${companyId}/files`),
    status: 200,
    body: expect.objectContaining({
      assets: expect.objectContaining({ ...empty, current_page: 1, total: 0 }) as unknown,
      assetCount: 0,
    }) as unknown,
  },
];

const refused = (query: string, field: string, message: string): ExchangeCase => ({
  name: `${query} of products is refused`,
  send: ask(`?${query}`),
  status: 422,
  body: fieldRefusal(field, message),
});

const files = (size: number) => ({
  name: `size=${size} of files`,
  send: ({ member, companyId }: ExchangeFixture) =>
    member.get(`/api/companies/${companyId}/files?size=${size}`),
});

/** Bounds of page and size. */
export const sizes: readonly ExchangeCase[] = [
  refused('size=0', 'size', 'Must be at least 1.'),
  refused('size=101', 'size', 'Must be at most 100.'),
  refused('size=-1', 'size', 'Must be a whole number.'),
  refused('page=0', 'page', 'Must be at least 1.'),
  refused('page=two', 'page', 'Must be a whole number.'),
  refused(`search=${'a'.repeat(101)}`, 'search', 'Must be at most 100 characters.'),
  {
    name: 'size=100 of products is answered',
    send: ask('?size=100'),
    status: 200,
    body: answer(expect.objectContaining({ per_page: 100 }) as object, 0),
  },
  { ...files(1001), status: 422, body: fieldRefusal('size', 'Must be at most 1000.') },
  {
    ...files(1000),
    status: 200,
    body: expect.objectContaining({
      assets: expect.objectContaining({ per_page: 1000 }) as unknown,
    }) as unknown,
  },
];
