import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../steps.ts';
import { readComponents } from './components.ts';
import { plainText } from './docstrings.ts';

const components = readComponents();
const partOf = (name: string) =>
  components.flatMap(({ parts }) => parts).find((part) => part.name === name);
const propOf = (part: string, name: string) =>
  partOf(part)?.props.find((prop) => prop.name === name);

test('a union is listed in the order of the source, whatever its alias', () => {
  expect(propOf('Button', 'tone')).toEqual({
    name: 'tone',
    type: "'primary' | 'outline' | 'quiet' | 'danger' | 'dangerQuiet'",
    isRequired: false,
    default: "'outline'",
    says: 'The meaning of the button.',
    from: 'library',
  });
  expect(propOf('Button', 'children')).toMatchObject({ type: 'ReactNode', isRequired: true });
  expect(propOf('Button', 'isPending')).toMatchObject({ type: 'boolean', from: 'aria' });
});

test('literal values are listed although the source computes them', () => {
  expect(propOf('UserTable', 'order')?.type).toBe("'alpha' | 'recent'");
  expect(propOf('ProductList', 'order')?.type).toBe(
    "'Alphabetic' | 'Recently edited' | 'Recently published'",
  );
});

test('a type of ours is listed once below its table, with the types it names', () => {
  const types = partOf('PlanCards')?.types ?? [];
  const spelled = (name: string) => types.filter((one) => one.name === name);
  expect(spelled('PlansContent').map(({ text }) => text)).toEqual([
    `type PlansContent =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly plans: readonly Plan[] }
  | FailedContent;`,
  ]);
  expect(spelled('FailedContent')).toHaveLength(1);
  expect(spelled('Plan')).toHaveLength(1);
  expect(partOf('CheckboxGroup')?.types.map(({ name }) => name)).toContain('CheckboxOption');
});

test('a value of a named type of ours is listed below the table', () => {
  const unspelled = components.flatMap(({ parts }) =>
    parts.flatMap(({ props, types }) =>
      props
        .filter(({ from, type }) => from === 'library' && /^[A-Z]\w+$/.test(type))
        .filter(({ type }) => !types.some(({ name }) => name === type))
        .map(({ type }) => type),
    ),
  );
  expect([...new Set(unspelled)].toSorted()).toEqual(['LucideIcon', 'ReactElement', 'ReactNode']);
});

test('an optional prop is not described as undefined', () => {
  const statuses = components.flatMap(({ parts }) => parts).flatMap(({ props }) => props);
  expect(
    statuses.filter(({ type, from }) => from === 'library' && /^\w+ \| undefined$/.test(type)),
  ).toEqual([]);
});

test('of three ways to name a component none is required alone and all are listed', () => {
  for (const name of ['label', 'aria-label', 'aria-labelledby'])
    expect(propOf('TextField', name)).toMatchObject({ type: 'string', isRequired: false });
});

test('props that an element sets itself are not listed', () => {
  for (const { entryPoint, parts } of components.filter(({ entryPoint: at }) =>
    at.startsWith('elements/'),
  ))
    for (const { props } of parts)
      expect(
        props.map(({ name }) => name),
        entryPoint,
      ).not.toContain('className');
});

test('every component has a sentence that describes it', () => {
  const silent = components.filter(({ says }) => !/^[A-Z].*\.$/.test(says));
  expect(silent.map(({ entryPoint }) => entryPoint)).toEqual([]);
});

test('every prop of the library has a sentence that describes it', () => {
  const silent = components.flatMap(({ entryPoint, parts }) =>
    parts.flatMap(({ name, props }) =>
      props
        .filter(({ from, says }) => from === 'library' && !/^[^a-z].*[.?]$/.test(says))
        .map((prop) => `${entryPoint} ${name}.${prop.name}: ${prop.says}`),
    ),
  );
  expect(silent).toEqual([]);
});

test('requirement ids are left out of the documentation', () => {
  expect(plainText('The people of a company [Z089].')).toBe('The people of a company.');
  expect(plainText('Shown MM-DD-YYYY (Z058) [Z073-Z088, Z211].')).toBe('Shown MM-DD-YYYY.');
  expect(plainText('An address (in full)\n of it')).toBe('An address (in full) of it');
});

test('every page of a pattern lists its announcements', () => {
  const titles = globSync('stories/patterns/*.stories.tsx', { cwd: repository }).flatMap(
    (file) =>
      /title: 'Patterns\/[^/']+\/(\w+)'/.exec(readFileSync(join(repository, file), 'utf8'))?.[1] ??
      [],
  );
  const pages = components.filter(
    ({ entryPoint, name }) => entryPoint.startsWith('patterns/') && titles.includes(name),
  );
  expect(pages.length).toBeGreaterThan(60);
  const silent = pages.filter(
    ({ announcements, spec }) =>
      !spec && !announcements?.phrases.length && !announcements?.moves.length,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
