import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from '../steps.ts';
import { componentEntryPoints } from './entryPoints.ts';
import {
  type ComponentStatus,
  type HasPicture,
  type StatusByEntryPoint,
  type StoryReport,
  areStable,
  entryPointsOf,
  lacking,
  statusByEntryPoint,
  statusOf as statusWith,
} from './status.ts';

/** Of a component with controls. */
const statusOf = (stories: readonly StoryReport[], has: HasPicture) =>
  statusWith(stories, has, true);

const story = (more: Partial<StoryReport['meta']> = {}, status = 'passed'): StoryReport => ({
  status,
  meta: {
    storyId: 'elements-button--example',
    componentPath: '@hangtag/ui/elements/Button',
    reports: [{ type: 'a11y', status: 'passed' }],
    seen: { themes: ['dark'], keys: [], isAnnounced: false, isToured: false },
    ...more,
  },
});
const never = () => false;

test('a component is tested in a theme only when all its stories were', () => {
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

test('a story with its own theme proves nothing about the others', () => {
  const own = story({ seen: { themes: [], keys: [], isAnnounced: false, isToured: false } });
  expect(statusOf([story(), own], never).axeDark).toBe('tested');
  expect(statusOf([own], never).axeDark).toBe('none');
});

test('keys and phrases count only where the story passed', () => {
  const seen = { themes: ['dark'], keys: ['Enter'], isAnnounced: true, isToured: false };
  expect(statusOf([story({ seen })], never)).toMatchObject({
    keyboard: 'tested',
    phrases: 'tested',
  });
  expect(statusOf([story({ seen }, 'failed')], never)).toMatchObject({
    keyboard: 'none',
    phrases: 'none',
  });
});

test('the keyboard is tested by a key that operates something, or by all stops of Tab', () => {
  const seen = { themes: ['dark'], keys: [], isAnnounced: false, isToured: false };
  expect(statusOf([story({ seen })], never).keyboard).toBe('none');
  expect(statusOf([story({ seen: { ...seen, isToured: true } })], never).keyboard).toBe('tested');
  expect(statusOf([story({ seen: { ...seen, keys: [' '] } })], never).keyboard).toBe('tested');
});

test('a component without controls has nothing to operate', () => {
  expect(statusWith([story()], never, false).keyboard).toBe('nothing');
});

test('forced colours are tested where a picture exists', () => {
  expect(statusOf([story()], (look) => look === 'forced-colors').forcedColours).toBe('tested');
  expect(statusOf([story()], (look) => look !== 'forced-colors').forcedColours).toBe('none');
});

describe('a component is stable', () => {
  const whole: ComponentStatus = {
    stories: 3,
    axeLight: 'tested',
    axeDark: 'tested',
    keyboard: 'tested',
    phrases: 'tested',
    pictures: 'tested',
    forcedColours: 'none',
  };

  test.each(['axeLight', 'axeDark', 'keyboard', 'phrases', 'pictures'] as const)(
    'with %s and not without it',
    (key) => {
      expect(lacking(whole)).toEqual([]);
      expect(lacking({ ...whole, [key]: 'none' })).toEqual([key]);
    },
  );

  test('without keys and phrases when it has no controls, and never in part', () => {
    expect(lacking({ ...whole, keyboard: 'nothing', phrases: 'none' })).toEqual([]);
    expect(lacking({ ...whole, axeDark: 'partial' })).toEqual(['axeDark']);
  });

  test('when a report covers it and every other component of its page', () => {
    expect(areStable([whole, whole])).toBe(true);
    expect(areStable([whole, undefined])).toBe(false);
    expect(areStable([whole, { ...whole, pictures: 'none' }])).toBe(false);
  });
});

test('pictures are tested when a light one exists', () => {
  expect(statusOf([story()], (look) => look === 'dark').pictures).toBe('none');
  expect(statusOf([story()], (look) => look === 'light').pictures).toBe('tested');
});

test('a story counts for its own component and for those its file is about', () => {
  const known = new Set(['elements/Divider', 'elements/Ring', 'elements/Button']);
  const one = story({ componentPath: '@hangtag/ui/elements/Divider', storyId: 'small--one' });
  const about = ['elements/Divider', 'elements/Ring', 'elements/Gone'];
  expect(entryPointsOf(one, about, known)).toEqual(['elements/Divider', 'elements/Ring']);
  const files = [{ name: 'Small', assertionResults: [one] }];
  const rows = statusByEntryPoint(
    files,
    () => new Map([['small--one', about]]),
    known,
    never,
    () => true,
  );
  expect(Object.keys(rows)).toEqual(['elements/Divider', 'elements/Ring']);
});

test('every importable component has a status', () => {
  const file = join(repository, 'stories/docs/status.json');
  const known = JSON.parse(readFileSync(file, 'utf8')) as StatusByEntryPoint;
  const entryPoints = componentEntryPoints();
  expect(entryPoints.length).toBeGreaterThan(150);
  // A component without a story has no status. Give it a story, then run `npm run test:stories` and `npm run
  // status:ui`.
  expect(entryPoints.filter((entryPoint) => !(entryPoint in known))).toEqual([]);
  expect(Object.keys(known).filter((entryPoint) => !entryPoints.includes(entryPoint))).toEqual([]);
});
