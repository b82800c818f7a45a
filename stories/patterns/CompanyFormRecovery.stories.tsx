import { CompanyForm, type CompanyFormProps } from '@hangtag/ui/patterns/CompanyForm';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrow } from '../fixtures/companies.ts';
import {
  choiceRequests,
  companyFormArgs,
  useStatefulChoices,
} from '../support/companyFormFixture.tsx';
import { storeForm, StoredForms } from '../support/formRecovery.tsx';
import { tabTo } from '../support/tabTo.ts';

const quebec = { ...merrow, version: 5, country: 'CA', state: 'CA-QC' };

/** Runs once the form is drawn as busy. */
const answered = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));

/** Accepts saved values and somebody else's changes, as a screen does. */
function SavedForm(props: CompanyFormProps) {
  const [company, setCompany] = useState(props.company);
  const [saving, setSaving] = useState(props.saving);
  const [logo, setLogo] = useState(props.logo);
  const settle = (next: typeof company) => {
    setCompany(next);
    setSaving({ phase: 'idle' });
  };
  return (
    <StoredForms>
      <CompanyForm
        {...props}
        company={company}
        saving={saving}
        logo={logo}
        choices={useStatefulChoices(props.choices)}
        onSave={(body) => {
          props.onSave(body);
          settle({ ...company, companyName: body.companyName ?? '', version: 5 });
        }}
        onResolve={settle}
        onRemoveLogo={() => {
          setSaving({ phase: 'busy' });
          answered(() => {
            setLogo({ phase: 'none' });
            setSaving({ phase: 'idle' });
          });
        }}
      />
    </StoredForms>
  );
}

const meta = preview.meta({
  title: 'Patterns/Company/CompanyForm/Recovery',
  component: CompanyForm,
  tags: ['!autodocs'],
  render: (args) => <SavedForm {...args} />,
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: companyFormArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'Restoring a country restores its states, and focus stays in the form',
  async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: /Country/ }));
    await userEvent.keyboard('{Enter}Can{Enter}');
    await expect(choiceRequests.country).toHaveBeenLastCalledWith('CA');
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Discard changes' }));
    await userEvent.keyboard('{Enter}');
    await expect(choiceRequests.country).toHaveBeenLastCalledWith('US');
    await expect(canvas.getByRole('button', { name: /Maine State/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save company' })).toHaveFocus();
    await expect(storeForm).toHaveBeenLastCalledWith('company/7', null);
  },
);

Tests.test(
  'A country saved by another user brings its own states',
  { args: { saving: { phase: 'stale', serverVersion: quebec } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the changes in' }));
    await expect(choiceRequests.country).toHaveBeenLastCalledWith('CA');
    await expect(await canvas.findByRole('button', { name: /Quebec State/ })).toBeVisible();
    await expect(storeForm).toHaveBeenLastCalledWith('company/7', null);
  },
);

Tests.test(
  'Choosing the server’s values leaves nothing to save',
  {
    args: { saving: { phase: 'stale', serverVersion: { ...merrow, version: 5, telephone: '1' } } },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '2');
    await expect(storeForm).toHaveBeenLastCalledWith('company/7', expect.anything());
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(storeForm).toHaveBeenLastCalledWith('company/7', null);
  },
);

Tests.test(
  'Spaces around a text do not mark it as changed after saving',
  async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await tabTo(userEvent, name);
    await userEvent.keyboard('  Merrow  {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ companyName: 'Merrow' }),
    );
    await expect(name).toHaveValue('Merrow');
    await expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull();
    await expect(storeForm).toHaveBeenLastCalledWith('company/7', null);
  },
);

Tests.test('Focus stays at the logo after its removal', async ({ canvas, userEvent }) => {
  await tabTo(userEvent, canvas.getByRole('button', { name: 'Remove the logo' }));
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByRole('button', { name: 'Choose logo' })).toHaveFocus();
});

Tests.test('Every industry can be chosen again after a choice', async ({ canvas, userEvent }) => {
  const industry = canvas.getByRole('combobox', { name: 'Industry' });
  await tabTo(userEvent, industry);
  await userEvent.clear(industry);
  await userEvent.keyboard('oils{ArrowDown}{Enter}');
  await expect(industry).toHaveValue('Fats and Oils Refining and Blending');
  await expect(choiceRequests.industry).toHaveBeenLastCalledWith('');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(async () =>
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1),
  );
  await userEvent.keyboard('{Escape}');
  await expect(industry).toHaveValue('Fats and Oils Refining and Blending');
});

Tests.test(
  'countries did not load',
  { args: { choices: { ...companyFormArgs.choices, countries: { phase: 'failed' } } } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The countries didn’t load.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(choiceRequests.countries).toHaveBeenCalledOnce();
  },
);
