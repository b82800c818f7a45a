import type { LinkCheck } from '@hangtag/contract/wire/link';
import { CtaForm, type CtaFormProps, type CtaValues } from '@hangtag/ui/patterns/CtaList';
import { useFormDraft } from '@hangtag/ui/support/useFormDraft';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { cta, ctaPlace, merrowCtas, merrowLook } from '../fixtures/ctas.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

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
  startTime: '09:00',
  endDay: '2026-12-24',
  endTime: '23:59',
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
  startTime: '',
  endDay: null,
  endTime: '',
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
    cta: null as CtaFormProps['cta'],
    all: merrowCtas as CtaFormProps['all'],
    look: merrowLook,
    uses: { phase: 'loading' } as CtaFormProps['uses'],
    link: undefined as CtaFormProps['link'],
    now: Date.parse('2026-11-21T12:00:00Z'),
    onRetryUses: fn(),
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

Default.test(
  'advises on http, and shows a name in foreign letters as it is asked for',
  async ({ userEvent }) => {
    const address = screen.getByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'http://merrow.example');
    await expect(address).toHaveAccessibleDescription(/^Write https/);
    await userEvent.clear(address);
    await userEvent.type(address, 'https://bücher.example');
    await expect(address).toHaveAccessibleDescription(
      'Browsers ask for it as xn--bcher-kva.example.',
    );
  },
);

const saved = cta(2, {
  name: 'Winter box 2026',
  label: 'See the winter box',
  type: 'promotion',
  target: 'https://merrow.example/winter',
  utm: { source: 'pack', campaign: 'winter-2026' },
  usedBy: { products: 3, company: false },
  livePages: 3,
  clicks: 168,
});

const onThree: CtaFormProps['uses'] = {
  phase: 'ready',
  uses: [
    ctaPlace(11, { name: 'Breakfast Tea' }),
    ctaPlace(12, { name: 'Harvest Olive Oil', changeCount: 3 }),
    ctaPlace(13, { name: 'Sea Salt Chocolate', changeCount: 1 }),
  ],
  total: 3,
  page: { productId: 12, name: 'Harvest Olive Oil', ctas: [1, 2, 4, 3] },
};

const check: LinkCheck = {
  at: '2026-11-21T09:12:00Z',
  status: 200,
  state: 'ok',
  brokenSince: null,
  movedTo: null,
};

/** Nothing runs, nothing was found since the form opened. */
const link: NonNullable<CtaFormProps['link']> = {
  isChecking: false,
  found: null,
  problem: null,
  onCheck: fn(),
};

export const OnLivePages = meta.story({
  parameters: { chromatic: { modes: modesNamed('tablet') } },
  tags: ['picture'],
  args: { values: winter, cta: { ...saved, lastCheck: check }, uses: onThree, link },
});

OnLivePages.test(
  'shows the button among those of its page, as it is typed',
  async ({ userEvent }) => {
    const preview = () => screen.getByRole('figure', { name: /^Preview/ });
    await expect(preview()).toHaveAccessibleName(
      'Preview: See the winter box, outlined, 2 of 3 on Harvest Olive Oil',
    );
    // The scheduled one of the page is not on it now.
    await expect(preview()).toHaveTextContent(/Buy online.*See the winter box.*Ask us/);
    await userEvent.clear(screen.getByRole('textbox', { name: /^Label/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Label/ }), 'Order the winter box');
    await expect(preview()).toHaveTextContent(/Order the winter box/);
    await expect(screen.getByText('Live now: “See the winter box”')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Show it/ }));
    await expect(preview()).toHaveAccessibleName(/, off$/);
  },
);

OnLivePages.test(
  'asks about the live pages beside the button, and shows the final address',
  async ({ args, userEvent }) => {
    await expect(screen.getByText('Change this on 3 live pages now?')).toBeVisible();
    await expect(
      screen.getByText(
        'Opens https://merrow.example/winter?utm_source=pack&utm_campaign=winter-2026',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save on 3 pages' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

OnLivePages.test('fits a tablet', { globals: { viewport: { value: 'tablet' } } }, fitsItsWidth);

OnLivePages.test(
  'stands beside the preview, and its days are whole [F024]',
  { globals: { viewport: { value: 'tablet' } } },
  async () => {
    const preview = await screen.findByRole('figure', { name: /^Preview/ });
    const form = screen.getByRole('form', { name: 'Call to action' });
    const { left } = preview.getBoundingClientRect();
    await expect(form.getBoundingClientRect().right).toBeLessThan(left);
    const years = screen.getAllByRole('spinbutton', { name: /^year/ });
    await expect(years).toHaveLength(2);
    for (const { parentElement: field } of years)
      await expect(field?.scrollWidth).toBe(field?.clientWidth);
  },
);

OnLivePages.test('refuses a last day before the first', async ({ args, userEvent }) => {
  const year = screen.getByRole('spinbutton', { name: /^year, Ends/ });
  await userEvent.click(year);
  await userEvent.keyboard('2025');
  await userEvent.click(screen.getByRole('button', { name: 'Save on 3 pages' }));
  await expect(await screen.findByText('Must be after the start.')).toBeVisible();
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const Document = meta.story({
  args: { values: { ...blank, label: 'Care sheet', type: 'download', at: 'pdf' } },
});

Document.test('opens the library for its PDF', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: /PDF/ }));
  await expect(args.onChooseFile).toHaveBeenCalledOnce();
});

const film = {
  filesId: 9,
  type: 'movie',
  fileUrl: '/media/9/press.mp4',
  previewUrl: null,
  name: 'The pressing, two minutes',
  fileName: 'pressing.mp4',
  bytes: 18_000_000,
  width: 1920,
  height: 1080,
} as const;

export const Film = meta.story({
  args: {
    values: { ...blank, label: 'Watch the pressing', type: 'video', at: 'movie', file: film },
  },
});

Film.test('is a film of the library, or an address elsewhere [F024]', async ({ userEvent }) => {
  const preview = screen.getByRole('figure', { name: /^Preview/ });
  await expect(preview).toHaveTextContent('The pressing, two minutes');
  await expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
  await expect(screen.queryByRole('radio', { name: /PDF/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'An address elsewhere' }));
  await expect(screen.getByRole('textbox', { name: 'Address' })).toBeVisible();
  await expect(preview).not.toHaveTextContent('The pressing, two minutes');
});

Film.test('opens the library for another video', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Replace (Video)' }));
  await expect(args.onChooseFile).toHaveBeenCalledOnce();
});

export const Phone = meta.story({
  args: { values: { ...blank, label: 'Call us', type: 'phone', target: '+41 44 668 18 00' } },
});

export const Off = meta.story({
  args: {
    values: { ...winter, isShown: false },
    cta: { ...saved, status: 'inactive' },
    uses: onThree,
  },
});

export const Checking = meta.story({
  args: { values: winter, cta: saved, uses: onThree, link: { ...link, isChecking: true } },
});

export const Broken = meta.story({
  args: {
    values: winter,
    cta: {
      ...saved,
      lastCheck: { ...check, state: 'broken', status: 404, brokenSince: '2026-11-20T03:00:00Z' },
    },
    uses: onThree,
    link,
  },
});

Broken.test('asks the address when a person wants it', async ({ userEvent }) => {
  await expect(screen.getByRole('dialog')).toHaveTextContent(
    /This address answered “404” on 11-21-2026, \d\d:12\. People who open it see an error\./,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await expect(link.onCheck).toHaveBeenCalledOnce();
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 's');
  await expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
});

export const Moved = meta.story({
  args: {
    values: winter,
    cta: saved,
    uses: onThree,
    link: {
      ...link,
      found: { ...check, state: 'redirected', status: 301, movedTo: 'https://merrow.example/box' },
    },
  },
});

Moved.test('takes over the new address, and keeps the focus', async ({ userEvent }) => {
  await expect(screen.getByRole('status')).toHaveTextContent(
    /^Moved for good to merrow\.example\/box, seen on/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use the new address' }));
  const address = screen.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('https://merrow.example/box');
  await expect(address).toHaveFocus();
});

export const CheckRefused = meta.story({
  args: {
    values: winter,
    cta: saved,
    uses: onThree,
    link: { ...link, problem: 'Too many attempts. Try again in 40 seconds.' },
  },
});

export const Refused = meta.story({
  args: { values: winter, cta: saved, uses: onThree, problem: 'The plan holds 3 calls to action.' },
});
