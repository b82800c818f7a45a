import { Button } from '@hangtag/ui/elements/Button';
import { Checkbox } from '@hangtag/ui/elements/Checkbox';
import { Divider } from '@hangtag/ui/elements/Divider';
import { Text } from '@hangtag/ui/elements/Text';
import { TextField } from '@hangtag/ui/elements/TextField';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { Stateful } from '../../../.storybook/docs/Stateful.tsx';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const save = (
  <Inline justify="end">
    <Button tone="primary">Save section</Button>
  </Inline>
);

/** How `SectionDefinitionForm` is used. */
export const usage: Usage = {
  do: {
    says: 'Show with every change how editors will see the field.',
    shows: () => (
      <Stateful start={{ label: 'Where it goes', isRequired: false }}>
        {(field, setField) => (
          <Stack gap={12}>
            <TextField
              label="Label"
              value={field.label}
              onChange={(label) => setField({ ...field, label })}
            />
            <Checkbox
              label="Required"
              isSelected={field.isRequired}
              onChange={(isRequired) => setField({ ...field, isRequired })}
            />
            <Divider />
            <Text kind="caption" tone="quiet">
              Preview, as editors fill it in
            </Text>
            <TextField
              label={field.label.trim() || 'New field'}
              labelEnd={field.isRequired ? undefined : 'Optional'}
            />
            {save}
          </Stack>
        )}
      </Stateful>
    ),
  },
  dont: {
    says: 'Don’t let a field be defined unseen: its mistakes are then found on other people’s pages.',
    shows: () => (
      <Stack gap={12}>
        <TextField label="Label" defaultValue="Where it goes" />
        <Checkbox label="Required" />
        {save}
      </Stack>
    ),
  },
};
