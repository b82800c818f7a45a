import { fieldMessages } from '@hangtag/contract/wire/messages';
import {
  PlatformCompanyForm,
  type PlatformCompanyFormProps,
} from '@hangtag/ui/patterns/CompanyForm';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CompanyForm.tsx';
import { merrowForPlatform, merrowLogo } from '../fixtures/companies.ts';
import { companyFormChoices, useStatefulChoices } from '../support/companyFormFixture.tsx';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

function Answered(props: PlatformCompanyFormProps) {
  return <PlatformCompanyForm {...props} choices={useStatefulChoices(props.choices)} />;
}

const meta = preview.meta({
  title: 'Patterns/Platform/PlatformCompanyForm',
  component: PlatformCompanyForm,
  render: (args) => <Answered {...args} />,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    company: merrowForPlatform,
    logo: { phase: 'shown', url: merrowLogo } satisfies PlatformCompanyFormProps['logo'],
    choices: companyFormChoices,
    saving: { phase: 'idle' } satisfies PlatformCompanyFormProps['saving'],
    host: 'https://hangtag.example',
    onSave: fn(),
    onResolve: fn(),
    onChooseLogo: fn(),
    onRemoveLogo: fn(),
    lockedReason: null satisfies string | null,
  },
});

export const Complete = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
});

Complete.test(
  'The platform’s own fields are in their slots, with the figures beside [F084] [F085] [F086] [F087] [F088]',
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Paid Listing type/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Active Status/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Sales rep' })).toHaveValue('Ada Lindgren');
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveValue(
      merrowForPlatform.notes ?? '',
    );
    await expect(canvas.getByText('1,284 in the last 30 days')).toBeVisible();
  },
);

Complete.test(
  'The plan is read-only with a subscription, and editable without one [D12]',
  { args: { company: { ...merrowForPlatform, hasSubscription: false, type: 'free' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Free Plan/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Enterprise' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Demo company' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'enterprise', demo: true, unlimitedProducts: false }),
    );
  },
);

Complete.test(
  'A plan set by a subscription is not sent [D12]',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Plan' })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.not.objectContaining({ type: expect.anything() }),
    );
  },
);

Complete.test(
  'Only the name is required, and values must be valid [F215]',
  {
    args: {
      company: {
        ...merrowForPlatform,
        hasSubscription: false,
        industry: null,
        industryName: null,
        url: '',
        telephone: '',
        streetAddress: '',
        state: null,
        listingType: null,
        salesRep: null,
        notes: null,
      },
    },
  },
  async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeRequired();
    for (const field of ['Website', 'Email', 'Phone', 'Street address 1', 'Sales rep', 'Notes'])
      await expect(canvas.getByRole('textbox', { name: field })).not.toBeRequired();
    // Ten of the company's own fields, and two of the platform's.
    await expect(canvas.getAllByText('Optional')).toHaveLength(12);
    await userEvent.clear(name);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'x y');
    await userEvent.click(canvas.getByRole('button', { name: 'Save company' }));
    await expect(await canvas.findByText('2 fields need attention')).toBeVisible();
    await expect(canvas.getAllByText(fieldMessages.required)).toHaveLength(1);
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Merrow');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ companyName: 'Merrow', listingType: null, notes: null }),
    );
  },
);

Complete.test('suspends by keyboard', async ({ args, canvas, userEvent }) => {
  await tabTo(userEvent, canvas.getByRole('button', { name: /Active Status/ }));
  await userEvent.keyboard('{Enter}Sus{Enter}');
  await tabTo(userEvent, canvas.getByRole('textbox', { name: 'Sales rep' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ status: 'Suspended' }));
});

export const Locked = meta.story({
  args: { lockedReason: 'You view Merrow Goods as its Admin. Stop viewing to change it.' },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox'))
      await expect(box).toHaveAttribute('aria-readonly', 'true');
    await expect(getComputedStyle(canvas.getByRole('textbox', { name: 'Notes' })).resize).toBe(
      'none',
    );
    await expect(canvas.queryByText(/at least 400 px wide/)).toBeNull();
  },
});

Complete.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
