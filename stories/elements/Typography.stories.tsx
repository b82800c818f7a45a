import { Heading } from '@hangtag/ui/elements/Heading';
import { Text, NoBreakDates } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/TextAndHeading.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Text and Heading',
  component: Text,
  parameters: { usage },
  args: { children: 'The words a screen is made of.' },
});

export const Example = meta.story();

export const EveryRole = meta.story({
  tags: ['picture'],
  render: () => (
    <Stack gap={12}>
      <Heading level={1} kind="display">
        Display 40/46
      </Heading>
      <Heading level={2} kind="pageTitle">
        Page title 32/40
      </Heading>
      <Heading level={2} kind="editorTitle">
        Editor title 26/32
      </Heading>
      <Heading level={2} kind="sectionTitle">
        Section and dialog title 22/28
      </Heading>
      <Heading level={3}>Heading 15/24, semibold</Heading>
      <Text kind="bodyLarge">Body, large 15/24. Sign-in and empty states.</Text>
      <Text>Body 14/20. The words a screen is made of.</Text>
      <Text kind="label">Label 13/20, medium</Text>
      <Text kind="data" figures="tabular">
        Data 13/20, tabular in columns $1,159.00
      </Text>
      <Text kind="caption" tone="quiet">
        Caption 12/16, for captions and hints only
      </Text>
      <Text kind="figure">4,182, large figure 40/44</Text>
    </Stack>
  ),
});

export const EveryTone = meta.story({
  tags: ['picture'],
  parameters: { frame: 'fit' },
  render: () => (
    <Stack gap={4}>
      {(['ink', 'second', 'quiet', 'accent', 'danger', 'caution'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Picked green in one October week ({tone}).
        </Text>
      ))}
    </Stack>
  ),
});

EveryTone.test(
  'A date wraps as a whole',
  {
    render: () => (
      <div style={{ width: 196 }}>
        <Text>
          <NoBreakDates text="The code of this coupon ended on 10-31-2026. Use another one." />
        </Text>
      </div>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('10-31-2026').getClientRects()).toHaveLength(1);
  },
);

Example.test(
  'is read by a screen reader',
  {
    render: (args) => (
      <>
        <Heading level={2}>Billing</Heading>
        <Text {...args} />
      </>
    ),
  },
  screenReaderTest(['heading, Billing, level 2', 'The words a screen is made of.'], []),
);
