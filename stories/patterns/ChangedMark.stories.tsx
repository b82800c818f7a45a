import { TextField } from '@hangtag/ui/elements/TextField';
import { ChangedMark, publishedNow } from '@hangtag/ui/patterns/ChangedMark';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ChangedMark.tsx';
import { expectPhrases } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/ChangedMark',
  component: ChangedMark,
  parameters: { usage },
  args: { now: 'Harvest Olive Oil', was: 'Olive Oil' },
});

export const Example = meta.story({ tags: ['picture'] });

export const AtAField = meta.story({
  tags: ['picture'],
  render: ({ now, was }) => (
    <TextField
      label="Title"
      labelEnd={<ChangedMark now={now} was={was} />}
      defaultValue={String(now)}
      hint={publishedNow(String(now), String(was))}
    />
  ),
});

AtAField.test('A mark at a field shows the published value', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    'Published now: “Olive Oil”',
  );
});

Example.test(
  'No mark where draft and page agree, or no page exists',
  {
    args: { now: ['One', 'Two'], was: ['One', 'Two'] },
    render: ({ now, was }) => (
      <>
        <ChangedMark now={now} was={was} />
        <ChangedMark now={now} was={undefined} />
      </>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.queryByText('Changed')).toBeNull();
  },
);

Example.test('is read by a screen reader', async ({ canvasElement }) =>
  expectPhrases(canvasElement, ['Changed']),
);
