import type { Tag } from '@hangtag/contract/wire/tag';
import { expect, it } from 'vitest';
import { addableTags, shownTags } from './tagSets.ts';

const tag = (id: number): Tag => ({
  id,
  name: `Tag ${id}`,
  slug: `tag-${id}`,
  color: null,
  kind: 'company',
});
const available = [1, 2, 3, 4].map(tag);
const ids = (tags: readonly Tag[]) => tags.map(({ id }) => id);

it('keeps the order, with tags being added last', () => {
  const shown = shownTags([tag(3), tag(1)], available, new Map([[2, 'adding']]));
  expect(ids(shown)).toEqual([3, 1, 2]);
  expect(ids(addableTags(shown, available))).toEqual([4]);
});

it('shows a tag once, also while adding it runs', () => {
  const shown = shownTags([tag(2)], available, new Map([[2, 'adding']]));
  expect(ids(shown)).toEqual([2]);
});
