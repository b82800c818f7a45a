import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OLDEST_BESIDE } from './release.ts';

/**
 * Whether a release that does not know this migration can fail after it. Functions that begin with `note_` only add rows
 * to tables that it does not know.
 */
function contracts(statements: string): boolean {
  const made = [...statements.matchAll(/create table "(\w+)"/gi)].map(([, name]) => name);
  const on = /(?:alter table|unique index "\w+" on|trigger .* on) "(\w+)"/i;
  return statements
    .split('--> statement-breakpoint')
    .filter((each) => !made.includes(on.exec(each)?.[1]))
    .some(
      (each) =>
        /^\s*drop |\bdrop (?:column|constraint|not null|default)|\brename\b|set not null|set data type|add constraint|create unique index|create trigger(?![^;]*function note_)/i.test(
          each,
        ) ||
        (/add column .* not null/i.test(each) && !/add column .* default /i.test(each)),
    );
}

it('migrations that older releases serve beside add, and take nothing away', () => {
  const folder = new URL('./migrations/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const last = files
    .toSorted()
    .findLastIndex((name) => contracts(readFileSync(new URL(name, folder), 'utf8')));
  // A release must have a migration that contracts, and all before it.
  expect(last + 1).toBe(OLDEST_BESIDE);
});

it.each([
  ['drop table "links"', true],
  ['alter table "links" rename to "addresses"', true],
  ['alter table "links" alter column "state" set not null', true],
  ['alter table "links" alter column "state" set data type integer', true],
  ['alter table "links" add column "at" text not null', true],
  ['alter table "links" add constraint "x" check (true)', true],
  ['create unique index "x" on "links" ("at")', true],
  [
    'create table "a" ("b" text not null);--> statement-breakpoint create unique index "x" on "a" ("b")',
    false,
  ],
  ['alter table "links" add column "at" text default \'\' not null', false],
  ['alter table "links" add column "at" text', false],
  ['create trigger t before update on "links" for each row execute function refuse_change()', true],
  ['create trigger t after update on "links" for each row execute function note_change()', false],
  ['create index "x" on "links" ("at")', false],
])('%s: takes away %s', (statement, expected) => {
  expect(contracts(statement)).toBe(expected);
});
