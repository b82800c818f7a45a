import { listChanges } from '@hangtag/contract/rules/changes';
import { ChangeList } from '@hangtag/ui/patterns/ChangeList';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ChangeList.tsx';
import { draft, facts, introduction, published } from '../fixtures/product.ts';
import { expectPhrases } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/ChangeList',
  component: ChangeList,
  parameters: { usage },
  args: {
    changes: listChanges(draft, published),
    definitions: [introduction, facts],
    isPublished: true,
  },
});

export const Many = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'What publishing changes' });
    const said = [...list.children].map((row) => row.textContent);
    await expect(said).toEqual([
      'ModelFrom OL-500 to OL-500-26',
      'Harvest Olive OilLead changed',
      'FactsAdded',
    ]);
  },
});

export const One = meta.story({
  args: { changes: listChanges({ ...published, title: 'Harvest' }, published) },
});

export const Empty = meta.story({ tags: ['picture'], args: { changes: [] } });

export const FirstTime = meta.story({
  tags: ['picture'],
  args: { changes: [], isPublished: false },
});

export const LongText = meta.story({
  args: {
    changes: listChanges(
      {
        ...published,
        sections: published.sections.map((each) => ({
          ...each,
          title: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
          values: {},
          visible: false,
        })),
      },
      published,
    ),
  },
});

One.test('is read by a screen reader', async ({ canvasElement }) => {
  await expectPhrases(canvasElement, [
    'list, What publishing changes',
    'listitem, level 1, position 1, set size 1',
    'Headline',
    'Changed',
  ]);
});
