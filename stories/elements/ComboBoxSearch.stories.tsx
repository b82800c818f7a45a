import { ComboBox, type ComboBoxItem, type ComboBoxProps } from '@hangtag/ui/elements/ComboBox';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const companies: readonly ComboBoxItem[] = [
  { id: '7', label: 'Merrow & Daughters', description: 'Portland, Oregon' },
  { id: '8', label: 'Merrow Machine Works', description: 'Fall River, Massachusetts' },
  { id: '9', label: 'Low Tide Pottery', description: 'Astoria, Oregon' },
];

interface HeldProps extends Pick<ComboBoxProps, 'loadState' | 'isTruncated'> {
  /** The company that is chosen at first. */
  first?: string;
  onChange: (id: string | null) => void;
  onRetry: () => void;
}

/** Searches as a server does: by the beginning of the name, and not before the first letter. */
function Held({ first, onChange, ...rest }: HeldProps) {
  const [value, setValue] = useState(first ?? null);
  const [text, setText] = useState(companies.find(({ id }) => id === first)?.label ?? '');
  const found = companies.filter(
    ({ label }) => text !== '' && label.toLowerCase().startsWith(text.toLowerCase()),
  );
  return (
    <ComboBox
      {...rest}
      label="Company"
      items={rest.loadState === undefined ? found : []}
      inputValue={text}
      onInputChange={setText}
      value={value}
      onChange={(id) => {
        setValue(id);
        onChange(id);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Elements/ComboBox/Search',
  component: Held,
  args: { onChange: fn(), onRetry: fn() },
  parameters: { picture: 'window' },
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story();

Default.test('asks for words', async ({ userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const words = await screen.findByText('Type to search.');
  await waitFor(() => expect(words).toBeVisible());
});

export const Truncated = meta.story({
  tags: ['picture'],
  args: { isTruncated: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Company' }), 'mer');
    const words = await screen.findByText('The first 2 are shown. Keep typing to narrow the list.');
    await waitFor(() => expect(words).toBeVisible());
  },
});

Default.test('searching', { args: { loadState: 'loading' } }, async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Company' }), 'mer');
  const words = await screen.findByText('Searching');
  await waitFor(() => expect(words).toBeVisible());
  await expect(screen.getAllByRole('progressbar', { name: 'Searching' })).not.toHaveLength(0);
});

export const SearchRetried = meta.story({
  tags: ['picture'],
  args: { loadState: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.type(input, 'mer');
    const words = await screen.findByText('The search didn’t load.');
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(input).toHaveValue('mer');
    await userEvent.click(screen.getByRole('option', { name: /Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
});

Default.test(
  'Escape restores a name that the search no longer finds',
  { args: { first: '7' } },
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Company' });
    await expect(input).toHaveValue('Merrow & Daughters');
    await userEvent.tripleClick(input);
    await userEvent.keyboard('low');
    const option = await screen.findByRole('option', { name: /Low Tide Pottery/ });
    await waitFor(() => expect(option).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('Merrow & Daughters');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tripleClick(input);
    await userEvent.keyboard('low');
    await screen.findByRole('option', { name: /Low Tide Pottery/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('9');
    await expect(input).toHaveValue('Low Tide Pottery');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
);
