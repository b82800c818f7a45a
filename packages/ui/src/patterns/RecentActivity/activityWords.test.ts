import { expect, it } from 'vitest';
import { activityWords } from './activityWords.ts';

const of = (action: string) =>
  activityWords({
    position: 1,
    at: '2026-11-19T16:42:00Z',
    actorId: 3,
    actorName: 'Ines Calder',
    avatar: null,
    action,
    subjectName: 'Low Tide Mug',
  });

it.each([
  ['product.published', 'published', 'Low Tide Mug'],
  ['product.unpublished', 'took down', 'Low Tide Mug'],
  ['user.two-step-on', 'turned two-step sign-in on', null],
  ['thing.half-done', ': Thing half done,', 'Low Tide Mug'],
])('%s reads "%s"', (action, verb, object) => {
  expect(of(action)).toEqual({ verb, object });
});
