import { fieldMessages } from '@hangtag/contract/wire/messages';
import {
  ReportForm,
  type ReportFormProps,
  type ReportValues,
} from '@hangtag/ui/patterns/ReportList';
import { useFormDraft } from '@hangtag/ui/support/useFormDraft';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const blank: ReportValues = {
  title: '',
  year: 2025,
  kind: 'annual',
  at: 'file',
  file: null,
  url: '',
  isShown: true,
};

interface HeldProps extends Omit<ReportFormProps, 'draft' | 'onSave'> {
  values: ReportValues;
  onSave: (values: ReportValues) => void;
}

/** Keeps the values, as a screen does. */
function Held({ values, ...props }: HeldProps) {
  const draft = useFormDraft(null, values);
  return <ReportForm {...props} draft={draft} onSave={() => props.onSave(draft.typed)} />;
}

const meta = preview.meta({
  title: 'Patterns/Company/ReportList/ReportForm',
  component: Held,
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    values: blank,
    about: 'new' as ReportFormProps['about'],
    saved: null as ReportFormProps['saved'],
    link: undefined as ReportFormProps['link'],
    isBusy: false,
    problem: null as string | null,
    onChooseFile: fn(),
    onSave: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test('An external report is entered by keyboard', async ({ args, userEvent }) => {
  await tabTo(userEvent, screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.keyboard('What the grove gives back');
  await tabTo(userEvent, screen.getByRole('radio', { name: 'A PDF in the library' }));
  await userEvent.keyboard('{ArrowDown}');
  await tabTo(userEvent, await screen.findByRole('textbox', { name: 'Address' }));
  await userEvent.keyboard('https://merrow.example/grove');
  await tabTo(userEvent, screen.getByRole('button', { name: 'Add report' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onSave).toHaveBeenLastCalledWith({
    ...blank,
    title: 'What the grove gives back',
    at: 'address',
    url: 'https://merrow.example/grove',
  });
});

Default.test('chooses a pdf', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose PDF (PDF)' }));
  await expect(args.onChooseFile).toHaveBeenCalledOnce();
});

Default.test(
  'A missing field is reported at the field',
  { args: { values: { ...blank, at: 'address', year: null } } },
  async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add report' }));
    await expect(await screen.findAllByText(fieldMessages.required)).toHaveLength(3);
    await expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

export const WithoutAFile = meta.story({
  tags: ['picture'],
  args: {
    values: { ...blank, title: 'Harvest' },
    errors: { url: ['Choose a PDF, or give an address.'] },
  },
});

WithoutAFile.test('The server’s error about a missing file is shown at the file', async () => {
  await expect(screen.getByText('Choose a PDF, or give an address.')).toBeVisible();
});

export const Existing = meta.story({
  tags: ['picture'],
  args: {
    about: 'existing',
    values: {
      ...blank,
      title: 'Merrow harvest report 2025',
      isShown: false,
      file: {
        filesId: 8,
        type: 'pdf',
        fileUrl: '/media/a/original.pdf',
        previewUrl: null,
        name: 'Harvest report',
        fileName: 'harvest-report.pdf',
        bytes: 2_104_000,
        width: null,
        height: null,
      },
    },
  },
});

export const Busy = meta.story({ args: { isBusy: true, values: { ...blank, title: 'Harvest' } } });

Default.test(
  'failed',
  { args: { problem: 'The server could not do this. Try again in a moment.' } },
  async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
  },
);

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Default.test('is read by a screen reader', async () =>
  expectPhrases(await screen.findByRole('dialog'), [
    'dialog, Add report',
    'banner',
    'heading, Add report, level 2',
    'button, Close',
    'form, Report',
    'Title',
    'textbox, Title, As your pages show it.',
    'As your pages show it.',
    'Year',
    'group',
    'Number field, Year, 2025',
    'Kind',
    'button, Annual report Kind, not expanded, has popup listbox',
    'radiogroup, Where it is, orientated vertically',
    'radio, A PDF in the library, checked, position 1, set size 2',
    'A PDF in the library',
    'radio, An address elsewhere, not checked, position 2, set size 2',
    'An address elsewhere',
    'group, PDF',
    'No PDF yet',
    'Up to 50 MB.',
    'button, Choose PDF (PDF)',
    'checkbox, Link to it on all product pages, checked',
    'Link to it on all product pages',
    'contentinfo',
    'button, Cancel',
    'button, Add report',
  ]),
);

const address = 'https://merrow.example/grove';

export const Moved = meta.story({
  args: {
    values: { ...blank, title: 'The grove', at: 'address', url: address },
    about: 'existing',
    saved: {
      url: address,
      lastCheck: {
        at: '2026-11-20T12:00:00Z',
        status: 200,
        state: 'redirected',
        brokenSince: null,
        movedTo: 'https://merrow.example/groves',
      },
    },
    link: { isChecking: false, found: null, problem: null, onCheck: fn() },
  },
});

Moved.test('asks the saved address, and takes over the new one', async ({ args, userEvent }) => {
  await expect(screen.getByRole('dialog')).toHaveTextContent(
    'Moved for good to merrow.example/groves, seen on 11-20-2026',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await expect(args.link?.onCheck).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Use the new address' }));
  const field = screen.getByRole('textbox', { name: 'Address' });
  await expect(field).toHaveValue('https://merrow.example/groves');
  await expect(field).toHaveFocus();
  await expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
});
