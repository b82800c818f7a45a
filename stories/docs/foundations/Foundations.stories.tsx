/** The foundations pages as stories, so that axe and the pictures cover them; readers open the pages themselves. */
import { brands } from '@hangtag/ui/theme/brands/brands';
import { contrast } from '@hangtag/ui/theme/colour';
import { expect, within } from 'storybook/test';
import { modesNamed } from '../../../.storybook/modes.ts';
import preview from '../../../.storybook/preview.tsx';
import { BrandsPage } from './BrandsPage.tsx';
import { BreakpointsPage } from './BreakpointsPage.tsx';
import { ColourPage } from './ColourPage.tsx';
import { ElevationPage } from './ElevationPage.tsx';
import { IconsPage } from './IconsPage.tsx';
import { MotionPage } from './MotionPage.tsx';
import { ratioWords } from './naming.ts';
import { RadiusPage } from './RadiusPage.tsx';
import { SpacePage } from './SpacePage.tsx';
import { TokensPage } from './TokensPage.tsx';
import { TypePage } from './TypePage.tsx';
import { VoicePage } from './VoicePage.tsx';

const meta = preview.meta({
  title: 'Foundations/Pages',
  component: ColourPage,
  tags: ['!dev', '!autodocs', '!manifest'],
  parameters: { frame: 'wide' },
});

export const Colour = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture', 'picture-dark'],
});

export const Type = meta.story({ tags: ['picture', 'picture-dark'], render: () => <TypePage /> });

/** A value that the page prints under this name, with its example. */
const factOf = (name: string) => {
  const fact = within(document.body).getByText(name, { selector: 'p' }).parentElement;
  if (!fact) throw new Error(`Nothing is printed beside ${name}.`);
  return fact;
};
const drawn = (name: string) => factOf(name).firstElementChild;

Colour.test('colour under a brand', { globals: { brand: 'lantern' } }, async () => {
  await expect(factOf('Accent')).toHaveTextContent('#b4451f');
  await expect(drawn('Accent')).toHaveStyle({ backgroundColor: '#b4451f' });
  const ratio = contrast(brands.lantern.light.onAccent, brands.lantern.light.accent);
  await expect(factOf('On accent on accent')).toHaveTextContent(`Light ${ratioWords(ratio)}`);
});

Type.test('type under a brand', { globals: { brand: 'lantern' } }, async ({ canvas }) => {
  await expect(factOf('Page title')).toHaveTextContent('Georgia 32/');
  const { fontFamily } = getComputedStyle(canvas.getByText('Two products are waiting'));
  await expect(fontFamily).toMatch(/^Georgia/);
});

export const Space = meta.story({ tags: ['picture', 'picture-dark'], render: () => <SpacePage /> });

export const Radius = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => <RadiusPage />,
});

Radius.test('radius under a brand', { globals: { brand: 'lantern' } }, async () => {
  await expect(factOf('Control')).toHaveTextContent('12px');
  await expect(drawn('Control')).toHaveStyle({ borderRadius: '12px' });
});

export const Elevation = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => <ElevationPage />,
});

export const Motion = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => <MotionPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
  },
});

Colour.test('icons', { render: () => <IconsPage /> }, async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'searchfield');
  await expect(canvas.getByRole('status')).toHaveTextContent(/^[1-9] of /);
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 's of all kinds');
  await expect(canvas.getByRole('status')).toHaveTextContent('No glyph of this name is in use.');
});

export const Breakpoints = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => <BreakpointsPage />,
});

Colour.test('voice', { render: () => <VoicePage /> }, async ({ canvas }) => {
  await expect(
    canvas.getByText('Company details for Merrow have been successfully update!'),
  ).toBeVisible();
});

Colour.test('tokens', { render: () => <TokensPage /> }, async ({ canvas }) => {
  const [first, ...others] = canvas
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href }) => new URL(href).pathname);
  await expect(first).toBe('/tokens/hangtag-all.resolver.json');
  await expect(others).toContain('/tokens/hangtag.resolver.json');
});

export const Brands = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => <BrandsPage />,
});

export const BrandCorrected = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => <BrandsPage />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Colour of the brand' });
    await userEvent.clear(field);
    await userEvent.type(field, '#ffd400{Enter}');
    await expect(canvas.getByText(/1.2 where it needs 3, beside paper and surface/)).toBeVisible();
    const becoming = canvas.getAllByText(/^Becomes #/);
    await expect(becoming).toHaveLength(3);
    const values = canvas.getAllByText(/^Light #/).map(({ textContent }) => textContent);
    for (const { textContent } of becoming)
      await expect(values).toContain(textContent.replace('Becomes', 'Light'));
  },
});

export const BrandsNarrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => <BrandsPage />,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
