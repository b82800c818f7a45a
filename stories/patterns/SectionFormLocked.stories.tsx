import { SectionForm } from '@hangtag/ui/patterns/SectionForm';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { everyKind, files, section } from '../fixtures/product.ts';

const meta = preview.meta({
  title: 'Patterns/Editor/SectionForm/Locked',
  component: SectionForm,
  tags: ['!autodocs'],
  parameters: { frame: 'form' },
  args: {
    definition: everyKind,
    section: section(everyKind, {
      text: 'Koroneiki',
      number: 500,
      select: 'Per 100 ml',
      list: ['Pour', 'Taste'],
      table: [['Energy', '3389 kJ', '40 %']],
    }),
    published: null,
    files,
    onChange: fn(),
    onChooseFile: fn(),
    lockedReason: 'Editing is closed until the plan is renewed. The page stays online.',
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test('Locked fields of every kind can be read and copied', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Choice' })).toHaveValue('Per 100 ml');
  for (const field of canvas.getAllByRole('textbox'))
    await expect(field).toHaveAttribute('readonly');
});
