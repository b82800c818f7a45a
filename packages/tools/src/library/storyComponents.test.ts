import { expect, test } from 'vitest';
import { componentsInStories, componentsInTitle } from './storyComponents.ts';

const isEntryPoint = (entryPoint: string) =>
  ['patterns/Cards', 'patterns/Coupon'].includes(entryPoint);

test('a title names one component, or several, or none', () => {
  expect(componentsInTitle('Patterns/Cards/By keys', isEntryPoint)).toEqual(['patterns/Cards']);
  expect(componentsInTitle('Patterns/Cards, Coupon and Gone', isEntryPoint)).toEqual([
    'patterns/Cards',
    'patterns/Coupon',
  ]);
  expect(componentsInTitle('Patterns/Billing spoken', isEntryPoint)).toEqual([]);
});

test('without a component in its title a story is about the first component it renders, directly or by a helper', () => {
  const text = `
    const meta = preview.meta({ title: 'Patterns/Billing spoken' });
    function Demo() { return <Frame><Coupon /></Frame>; }
    export const A = meta.story({ render: () => <div><Cards /><Coupon /></div> });
    export const B = meta.story({ render: () => <Demo /> });
    export const C = meta.story({ render: () => <Unknown /> });`;
  const about = componentsInStories(text, isEntryPoint);
  expect(about.get('A')).toEqual(['patterns/Cards']);
  expect(about.get('B')).toEqual(['patterns/Coupon']);
  expect(about.get('C')).toEqual([]);
});

test('every story is about the component in its title', () => {
  const text = `
    const meta = preview.meta({ title: 'Patterns/Cards' });
    export const A = meta.story({ render: () => <Coupon /> });`;
  expect(componentsInStories(text, isEntryPoint).get('A')).toEqual(['patterns/Cards']);
});
