import { PrintPack } from '@hangtag/ui/patterns/PrintPack';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/PrintPack.tsx';
import { StoredForms } from '../support/formRecovery.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { findFocusedDialog } from '../support/findFocusedDialog.ts';

const meta = preview.meta({
  title: 'Patterns/Products/PrintPack',
  component: PrintPack,
  args: {
    productCount: 12,
    progress: null satisfies { come: number; total: number } | null,
    problem: null satisfies string | null,
    onPrint: fn(),
    onClose: fn(),
  },
  parameters: { usage, picture: 'window' },
});

export const Example = meta.story();

Example.test('Asks for the files as they were chosen', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'PNG' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What for' }), 'Autumn labels');
  await userEvent.click(screen.getByRole('button', { name: 'Download ZIP' }));
  await expect(args.onPrint).toHaveBeenLastCalledWith({
    formats: ['pdf', 'png'],
    widthMm: 24,
    dpi: 600,
    use: 'phone',
    purpose: 'Autumn labels',
    quantity: null,
  });
});

Example.test(
  'holds what was typed before a reload',
  {
    render: (args) => (
      <StoredForms unsaved={{ purpose: 'Neck tags', quantity: 8000 }}>
        <PrintPack {...args} />
      </StoredForms>
    ),
  },
  async () => {
    await expect(screen.getByRole('textbox', { name: 'What for' })).toHaveValue('Neck tags');
    await expect(screen.getByRole('textbox', { name: 'Quantity of each' })).toHaveValue('8,000');
  },
);

Example.test('Needs a format', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'PDF' }));
  await expect(screen.getByRole('button', { name: 'Download ZIP' })).toBeDisabled();
});

Example.test('is read by a screen reader', async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog');
  await expectPhrases(dialog, [
    'dialog, Print files of 12 products',
    'banner',
    'heading, Print files of 12 products, level 2',
    'button, Close',
    'form, Print files',
    'group, Formats',
    'checkbox, SVG, not checked',
    'SVG',
    'checkbox, PDF, checked',
    'PDF',
    'checkbox, EPS, not checked',
    'EPS',
    'checkbox, PNG, not checked',
    'PNG',
    'Printed width, mm',
    'group, not disabled',
    'button, Decrease Printed width, mm, 1 control',
    'Number field, Printed width, mm, 24',
    'button, Increase Printed width, mm, 1 control',
    'radiogroup, Read where, orientated vertically',
    'radio, At a till, not checked, position 1, set size 3',
    'At a till',
    'radio, On a label, by phone, checked, position 2, set size 3',
    'On a label, by phone',
    'radio, On a poster, not checked, position 3, set size 3',
    'On a poster',
    'What for',
    'Optional',
    'textbox, What for',
    'Quantity of each',
    'Optional',
    'group, not disabled',
    'Number field, Quantity of each',
    'Each file is entered in its product’s list of printed codes. What can’t be printed is named in the ZIP with the reason.',
    'contentinfo',
    'button, Cancel',
    'button, Download ZIP',
  ]);
  await findFocusedDialog();
  await expectStops(userEvent, [
    'button, Close',
    'checkbox, SVG, not checked',
    'checkbox, PDF, checked',
    'checkbox, EPS, not checked',
    'checkbox, PNG, not checked',
    'Number field, Printed width, mm, 24',
    'radio, On a label, by phone, checked, position 2, set size 3',
    'textbox, What for',
    'Number field, Quantity of each',
    'button, Cancel',
    'button, Download ZIP',
  ]);
});

export const Drawing = meta.story({
  args: { progress: { come: 12, total: 42 } },
  play: async ({ args, userEvent }) => {
    const bar = await screen.findByRole('progressbar', { name: '12 of 42 files' });
    await expect(bar).toHaveAttribute('aria-valuenow', '29');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: {
    problem:
      'None of these products can be printed: Print it at least 12 mm wide to be read by phones.',
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/at least 12 mm/);
  },
});
