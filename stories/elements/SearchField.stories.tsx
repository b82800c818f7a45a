import { SearchField } from '@hangtag/ui/elements/SearchField';
import { Grid } from '@hangtag/ui/layout/Grid';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { ForcedState } from '../support/ForcedState.tsx';
import { usage } from '../docs/usage/SearchField.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { axeOnly } from '../support/axeOnly.ts';

const meta = preview.meta({
  title: 'Elements/SearchField',
  component: SearchField,
  parameters: { usage },
  args: {
    'aria-label': 'Search products',
    placeholder: 'Search name, model or GTIN',
    onClear: fn(),
  },
});

export const Example = meta.story({ tags: ['picture'] });

export const Filled = meta.story({ tags: ['picture'], args: { defaultValue: 'olive' } });

Filled.test('escape clears', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('searchbox', { name: 'Search products' });
  await userEvent.click(input);
  await userEvent.keyboard('{Escape}');
  await expect(input).toHaveValue('');
  await expect(args.onClear).toHaveBeenCalledOnce();
});

export const EveryState = meta.story({
  tags: ['picture'],
  parameters: { chromatic: { modes: modesNamed('high contrast', 'right to left') }, frame: 'wide' },
  render: () => (
    <Grid columns={4} gap={28}>
      <SearchField aria-label="Search" placeholder="Search name, model or GTIN" />
      <SearchField aria-label="Search" defaultValue="olive" />
      <ForcedState states={['focused']}>
        <SearchField aria-label="Search" defaultValue="olive" />
      </ForcedState>
      <SearchField aria-label="Search" defaultValue="olive" isInvalid />
      <SearchField aria-label="Search" defaultValue="olive" isDisabled />
      <SearchField aria-label="Search" defaultValue="olive" isReadOnly />
      <SearchField aria-label="Search" defaultValue="olive" size="small" />
      <SearchField label="Products" defaultValue={'olive oil '.repeat(9)} hint="By name or GTIN." />
    </Grid>
  ),
});

EveryState.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Filled.test(
  'is read by a screen reader',
  screenReaderTest(
    ['group', 'searchbox, Search products, olive', 'button, Clear search'],
    ['searchbox, Search products, olive'],
    [['{Escape}', ['searchbox, Search products, placeholder Search name, model or GTIN']]],
  ),
);
