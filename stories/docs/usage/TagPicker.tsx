import { Button } from '@hangtag/ui/elements/Button';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { TagPicker } from '@hangtag/ui/patterns/TagPicker';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import { companyTags, tagsNamed } from '../../fixtures/tags.ts';
import type { Usage } from '../../../.storybook/docs/usage.ts';

/** How `TagPicker` is used. */
export const usage: Usage = {
  do: {
    says: 'Offer the tags that the platform has; each is saved as it is chosen.',
    shows: () => (
      <Stateful start={tagsNamed('Food and drink', 'Organic')}>
        {(tags, setTags) => (
          <TagPicker
            name="Lund Foods"
            tags={tags}
            available={companyTags}
            onAdd={(tag) => setTags([...tags, tag])}
            onRemove={({ id }) => setTags(tags.filter((each) => each.id !== id))}
          />
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t let people type tags: soon there are three spellings of one.',
    shows: () => (
      <Stack gap={16}>
        <TextField
          label="Tags"
          hint="Separated by commas"
          defaultValue="food & drink, Food and drinks, ORGANIC"
        />
        <Inline justify="end">
          <Button tone="primary">Save tags</Button>
        </Inline>
      </Stack>
    ),
  },
};
