import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Stack } from '@hangtag/ui/layout/Stack';
import { SectionForm } from '@hangtag/ui/patterns/SectionForm';
import { definition, field, section } from '../../fixtures/product.ts';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const origin = definition(4, 'Origin', 'Where it was grown.', [
  field('place', 'Place', 'text', { maxLength: 60 }),
]);
const now = section(origin, { place: 'Crete, one grove' }, 'From one grove');
const published = section(origin, { place: 'Crete' }, 'From one grove');

/** How `SectionForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Hand it a definition: it counts, marks what changed and says what is published.',
    shows: () => (
      <Stateful start={now}>
        {(held, setHeld) => (
          <SectionForm
            definition={origin}
            section={held}
            published={published}
            files={[]}
            onChange={setHeld}
            onChooseFile={() => undefined}
          />
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t write a form for one kind of section: it lacks what all the others have.',
    shows: () => (
      <Stack gap={20}>
        <Stack gap={4}>
          <Heading level={3} kind="sectionTitle">
            From one grove
          </Heading>
          <Text kind="data" tone="second">
            {origin.description}
          </Text>
        </Stack>
        <TextField label="Title" defaultValue="From one grove" />
        <TextField label="Place" defaultValue="Crete, one grove" />
      </Stack>
    ),
  },
};
