import { expect, test } from 'vitest';
import { announcementsIn, keysOf, readAnnouncements } from './announcements.ts';

test('keys have their usual names; typed words are no keys', () => {
  expect(keysOf('{Enter}')).toBe('Enter');
  expect(keysOf('{ArrowDown}{ArrowDown}')).toBe('Arrow down Arrow down');
  expect(keysOf('{Shift>}{Tab}{/Shift}')).toBe('Shift Tab');
  expect(keysOf(' ')).toBe('Space');
  expect(keysOf('SPRING20{Enter}')).toBeUndefined();
  expect(keysOf('two words')).toBeUndefined();
});

const isEntryPoint = (entryPoint: string) =>
  ['patterns/Cards', 'patterns/Coupon'].includes(entryPoint);

test('the first phrases, the stops and every single key are read; mouse actions and longer sequences are not', () => {
  const text = `
    const stops = ['button, Delete'];
    const meta = preview.meta({ title: 'Patterns/Cards/By keys' });
    export const A = meta.story({ play: async () => {
      await expectPhrases(list, ['list, Cards', variable, 'Visa']);
      await expectPhrases(list, said);
      await expectStops(userEvent, stops);
      await expectAnnounced(() => userEvent.tab(), ['button, Delete']);
      await expectAnnounced(() => userEvent.keyboard('{Enter}'), ['alertdialog', 'polite: Gone.']);
      await expectAnnounced(() => userEvent.click(button), ['no key']);
      await expectAnnounced(async () => { await userEvent.tab(); await userEvent.tab(); }, ['two steps']);
    } });`;
  expect(announcementsIn(text, isEntryPoint).get('patterns/Cards')).toEqual({
    phrases: ['list, Cards', 'Visa'],
    stops: ['button, Delete'],
    moves: [
      ['Tab', 'button, Delete'],
      ['Enter', 'alertdialog · polite: Gone.'],
    ],
  });
});

test('keys pressed one after another are read with their announcements', () => {
  const text = `
    const meta = preview.meta({ title: 'Patterns/Cards' });
    export const A = meta.story(
      screenReaderTest(['switch, on'], ['switch, on'], [[' ', ['switch, off', 'polite: Off.']], ['oil', ['typed']]]),
    );
    export const B = meta.story({ play: () => expectPressed(userEvent, '{ArrowDown}', ['option']) });`;
  expect(announcementsIn(text, isEntryPoint).get('patterns/Cards')?.moves).toEqual([
    ['Space', 'switch, off · polite: Off.'],
    ['Arrow down', 'option'],
  ]);
});

test('a story without a component in its title is about the component it renders; lists may be imported', () => {
  const text = `
    const meta = preview.meta({ title: 'Patterns/Billing spoken' });
    export const A = meta.story({ render: () => <div><Coupon /></div>, play: () => expectPhrases(a, phrases) });
    export const B = meta.story({ render: () => <Unknown />, play: () => expectPhrases(a, ['no']) });`;
  const found = announcementsIn(text, isEntryPoint, "export const phrases = ['textbox, Coupon'];");
  expect([...found.keys()]).toEqual(['patterns/Coupon']);
  expect(found.get('patterns/Coupon')?.phrases).toEqual(['textbox, Coupon']);
});

test('a pattern with its keys in a separate file has both', () => {
  const list = readAnnouncements().get('patterns/SectionList');
  expect(list?.phrases.length).toBeGreaterThan(0);
  expect(list?.moves.length).toBeGreaterThan(0);
});
