import { Button } from '@hangtag/ui/elements/Button';
import { Checkbox } from '@hangtag/ui/elements/Checkbox';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Text } from '@hangtag/ui/elements/Text';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import type { Usage } from '../../../.storybook/docs/usage.ts';

const parts = [
  { title: 'Copied', items: ['Page content', 'Header media'] },
  { title: 'Not copied', items: ['UPC or GTIN', 'Publication'] },
];
const title = (
  <Heading level={3} kind="sectionTitle">
    Copy Harvest Olive Oil
  </Heading>
);

/** How `CopyProductDialog` is used. */
export const usage: Usage = {
  do: {
    says: 'Say what goes along and what does not.',
    shows: () => (
      <Stack gap={16}>
        {title}
        <Inline gap={40} align="start">
          {parts.map((part) => (
            <Stack key={part.title} gap={4}>
              <Text kind="label">{part.title}</Text>
              {part.items.map((item) => (
                <Text key={item} kind="data" tone="second">
                  {item}
                </Text>
              ))}
            </Stack>
          ))}
        </Inline>
        <Inline justify="end">
          <Button>Cancel</Button>
          <Button tone="primary">Copy product</Button>
        </Inline>
      </Stack>
    ),
  },
  dont: {
    says: 'Don’t publish a copy by itself: its page still says what the first one says.',
    shows: () => (
      <Stack gap={16}>
        {title}
        <Checkbox
          label="Publish the copy at once"
          hint="Everything goes along, the page too."
          defaultSelected
        />
        <Inline justify="end">
          <Button>Cancel</Button>
          <Button tone="primary">Copy product</Button>
        </Inline>
      </Stack>
    ),
  },
};
