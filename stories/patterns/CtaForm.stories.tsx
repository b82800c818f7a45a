import { CtaForm, type CtaFormProps, type CtaValues } from '@hangtag/ui/patterns/CtaList';
import { useFormDraft } from '@hangtag/ui/support/useFormDraft';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const winter: CtaValues = {
  label: 'See the winter box',
  name: 'Winter box 2026',
  type: 'promotion',
  style: 'secondary',
  at: 'address',
  file: null,
  target: 'https://merrow.example/winter',
  utm: { source: 'pack', campaign: 'winter-2026' },
  startDay: '2026-11-16',
  endDay: '2026-12-24',
  isShown: true,
};

const blank: CtaValues = {
  ...winter,
  label: '',
  name: '',
  type: 'url',
  target: '',
  utm: {},
  startDay: null,
  endDay: null,
};

interface ControlledProps extends Omit<CtaFormProps, 'draft' | 'onSave'> {
  values: CtaValues;
  onSave: (values: CtaValues) => void;
}

/** Keeps the values, as a screen does. */
function Controlled({ values, ...props }: ControlledProps) {
  const draft = useFormDraft(null, values);
  return <CtaForm {...props} draft={draft} onSave={() => props.onSave(draft.typed)} />;
}

const meta = preview.meta({
  title: 'Patterns/Editor/CtaList/CtaForm',
  component: Controlled,
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    values: blank,
    about: 'new' as CtaFormProps['about'],
    livePages: 0,
    timeZone: 'Europe/Zurich',
    isBusy: false,
    problem: null as string | null,
    onChooseFile: fn(),
    onSave: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

Default.test('reports missing values, and keeps the input', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Add call to action' }));
  await expect(await screen.findByText('Write what the button says.')).toBeVisible();
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: /^Label/ }), 'Find a shop');
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'merrow.example/shops');
  await userEvent.click(screen.getByRole('button', { name: 'Add call to action' }));
  await expect(args.onSave).toHaveBeenCalledWith(
    expect.objectContaining({ label: 'Find a shop', target: 'merrow.example/shops' }),
  );
});

Default.test('refuses an address that pages may not link to', async ({ args, userEvent }) => {
  await userEvent.type(screen.getByRole('textbox', { name: /^Label/ }), 'Find a shop');
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Add call to action' }));
  await expect(await screen.findByText('Must start with http or https.')).toBeVisible();
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const OnLivePages = meta.story({
  tags: ['picture'],
  args: { values: winter, about: 'existing', livePages: 3 },
});

OnLivePages.test(
  'asks about the live pages beside the button, and shows the final address',
  async ({ args, userEvent }) => {
    await expect(screen.getByText(/^Change this on 3 live pages now\?/)).toBeVisible();
    await expect(
      screen.getByText(
        'Opens https://merrow.example/winter?utm_source=pack&utm_campaign=winter-2026',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save on 3 pages' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

OnLivePages.test('refuses a last day before the first', async ({ args, userEvent }) => {
  const year = screen.getByRole('spinbutton', { name: /^year, Last day/ });
  await userEvent.click(year);
  await userEvent.keyboard('2025');
  await userEvent.click(screen.getByRole('button', { name: 'Save on 3 pages' }));
  await expect(await screen.findByText('Must be after the start.')).toBeVisible();
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const Document = meta.story({
  args: { values: { ...blank, label: 'Care sheet', type: 'download', at: 'file' } },
});

Document.test('opens the library for its PDF', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: /PDF/ }));
  await expect(args.onChooseFile).toHaveBeenCalledOnce();
});

export const Phone = meta.story({
  args: { values: { ...blank, label: 'Call us', type: 'phone', target: '+41 44 668 18 00' } },
});

export const Refused = meta.story({
  args: { values: winter, about: 'existing', problem: 'The plan holds 3 calls to action.' },
});
