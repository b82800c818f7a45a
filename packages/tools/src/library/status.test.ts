import { expect, test } from 'vitest';
import { type StoryReport, doorsOf, statusByDoor, statusOf } from './status.ts';

const story = (more: Partial<StoryReport['meta']> = {}, status = 'passed'): StoryReport => ({
  status,
  meta: {
    storyId: 'elements-button--example',
    componentPath: '@hangtag/ui/elements/Button',
    reports: [{ type: 'a11y', status: 'passed' }],
    seen: { judged: ['dark'], keys: [], isHeard: false },
    ...more,
  },
});
const never = () => false;

test('a component is tested in a theme only when every story of it was', () => {
  const bad = story({ reports: [{ type: 'a11y', status: 'failed' }] }, 'failed');
  expect(statusOf([story(), story()], never)).toMatchObject({
    axeLight: 'tested',
    axeDark: 'tested',
  });
  expect(statusOf([story(), bad], never)).toMatchObject({
    axeLight: 'partial',
    axeDark: 'partial',
  });
  expect(statusOf([bad], never)).toMatchObject({ axeLight: 'none', axeDark: 'none' });
});

test('a story with a theme of its own says nothing about the others', () => {
  const own = story({ seen: { judged: [], keys: [], isHeard: false } });
  expect(statusOf([story(), own], never).axeDark).toBe('tested');
  expect(statusOf([own], never).axeDark).toBe('none');
});

test('keys and phrases count only where the story passed', () => {
  const seen = { judged: ['dark'], keys: ['Tab'], isHeard: true };
  expect(statusOf([story({ seen })], never)).toMatchObject({
    keyboard: 'tested',
    phrases: 'tested',
  });
  expect(statusOf([story({ seen }, 'failed')], never)).toMatchObject({
    keyboard: 'none',
    phrases: 'none',
  });
});

test('pictures are partial when one of the themes has none', () => {
  expect(statusOf([story()], (theme) => theme === 'light').pictures).toBe('partial');
  expect(statusOf([story()], () => true).pictures).toBe('tested');
});

test('a story counts for its own component and for those that its file is about', () => {
  const known = new Set(['elements/Divider', 'elements/Ring', 'elements/Button']);
  const one = story({ componentPath: '@hangtag/ui/elements/Divider', storyId: 'small--one' });
  const about = ['elements/Divider', 'elements/Ring', 'elements/Gone'];
  expect(doorsOf(one, about, known)).toEqual(['elements/Divider', 'elements/Ring']);
  const files = [{ name: 'Small', assertionResults: [one] }];
  const rows = statusByDoor(files, () => new Map([['small--one', about]]), known, never);
  expect(Object.keys(rows)).toEqual(['elements/Divider', 'elements/Ring']);
});
