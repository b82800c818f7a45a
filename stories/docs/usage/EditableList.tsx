import { EditableList, type EditableListEntry } from '@hangtag/ui/patterns/EditableList';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const seasons = [
  { id: '1', name: 'Spring', months: 'March to May', uses: 4, maker: 'Priya Nair' },
  { id: '2', name: 'Summer', months: 'June to August', uses: 9, maker: 'Ines Calder' },
];

const nothing = () => undefined;

/** Both example lists, which differ in one text. */
const listed = (list: string, entryOf: (season: (typeof seasons)[number]) => EditableListEntry) => (
  <Stateful start={seasons}>
    {(items, setItems) => (
      <EditableList
        words={{
          list,
          one: 'season',
          many: 'seasons',
          none: 'No seasons yet',
          purpose: 'A season groups the products that are sold in it.',
        }}
        lossOf={() => 'Its products stay, without a season.'}
        content={{ phase: 'ready', items }}
        entryOf={entryOf}
        onCreate={nothing}
        onEdit={nothing}
        onDelete={({ id }) => {
          setItems(items.filter((each) => each.id !== id));
          return Promise.resolve(true);
        }}
        onRetry={nothing}
      />
    )}
  </Stateful>
);

/** How `EditableList` is used. */
export const usage: Usage = {
  do: {
    says: 'Tell a row by its name and two facts; the rest stands in its form.',
    shows: () =>
      listed('Seasons in few words', ({ id, name, months, uses }) => ({
        id,
        name,
        note: '',
        facts: [months, `${uses} products`],
      })),
  },
  dont: {
    says: 'Don’t put more into a row than a name, a note and two facts.',
    shows: () =>
      listed('Seasons in many words', ({ id, name, months, uses, maker }) => ({
        id,
        name,
        inner: `No. ${id}`,
        note: `${months} · Active · Not archived`,
        facts: [`Made by ${maker}, 11-02-2026`, `${uses} products · ${uses - 1} pages · 1 draft`],
      })),
  },
};
