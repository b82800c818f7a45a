import { Divider } from '@hangtag/ui/elements/Divider';
import { Heading } from '@hangtag/ui/elements/Heading';
import { SegmentedControl } from '@hangtag/ui/elements/SegmentedControl';
import { Text } from '@hangtag/ui/elements/Text';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

interface Edited {
  readonly title: string;
  readonly lead: string;
}

const oil: Edited = { title: 'Harvest Olive Oil', lead: 'Picked green in one October week.' };
const views = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const;

const form = (edited: Edited, setEdited: (edited: Edited) => void) => (
  <>
    <TextField
      label="Title"
      value={edited.title}
      onChange={(title) => setEdited({ ...edited, title })}
    />
    <TextField
      label="Lead"
      value={edited.lead}
      onChange={(lead) => setEdited({ ...edited, lead })}
    />
  </>
);

const preview = ({ title, lead }: Edited) => (
  <Stack gap={4}>
    <Heading level={3} kind="sectionTitle">
      {title}
    </Heading>
    <Text tone="second">{lead}</Text>
  </Stack>
);

/** Usage notes of `EditorPanes`, whose examples leave it out because it asks the window how wide it is. */
export const usage: Usage = {
  do: {
    says: 'Give it form and preview, and let them take turns where only one of them fits.',
    shows: () => (
      <Stateful start={oil}>
        {(edited, setEdited) => (
          <Stateful<'edit' | 'preview'> start="edit">
            {(view, setView) => (
              <Stack gap={16}>
                <SegmentedControl
                  aria-label="View"
                  options={views}
                  value={view}
                  onChange={setView}
                />
                {view === 'edit' ? form(edited, setEdited) : preview(edited)}
              </Stack>
            )}
          </Stateful>
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t set the preview under the form: people scroll from a word to what it becomes.',
    shows: () => (
      <Stateful start={oil}>
        {(edited, setEdited) => (
          <Stack gap={16}>
            {form(edited, setEdited)}
            <Divider />
            {preview(edited)}
          </Stack>
        )}
      </Stateful>
    ),
  },
};
