/** The foundations pages as stories, so that axe and the pictures see them too; readers open the pages themselves. */
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { BrandsPage } from './BrandsPage.tsx';
import { BreakpointsPage } from './BreakpointsPage.tsx';
import { ColourPage } from './ColourPage.tsx';
import { ElevationPage } from './ElevationPage.tsx';
import { IconsPage } from './IconsPage.tsx';
import { MotionPage } from './MotionPage.tsx';
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

export const Colour = meta.story({ tags: ['picture'] });

export const ColourInHighContrast = meta.story({
  tags: ['picture-once'],
  globals: { theme: 'high contrast' },
});

export const Type = meta.story({ tags: ['picture'], render: () => <TypePage /> });

export const Space = meta.story({ tags: ['picture'], render: () => <SpacePage /> });

export const Radius = meta.story({ tags: ['picture'], render: () => <RadiusPage /> });

export const Elevation = meta.story({ tags: ['picture'], render: () => <ElevationPage /> });

export const Motion = meta.story({
  tags: ['picture'],
  render: () => <MotionPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
  },
});

export const Icons = meta.story({
  render: () => <IconsPage />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'searchfield');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^[1-9] of /);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 's of all kinds');
    await expect(canvas.getByRole('status')).toHaveTextContent('No glyph of this name is in use.');
  },
});

export const Breakpoints = meta.story({
  tags: ['picture'],
  render: () => <BreakpointsPage />,
});

export const Voice = meta.story({
  render: () => <VoicePage />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Company details for Merrow have been successfully update!'),
    ).toBeVisible();
  },
});

export const Tokens = meta.story({
  render: () => <TokensPage />,
  play: async ({ canvas }) => {
    const { href } = canvas.getByRole<HTMLAnchorElement>('link', {
      name: 'hangtag.resolver.json',
    });
    await expect(href).toMatch(/\/tokens\/hangtag\.resolver\.json$/);
  },
});

export const Brands = meta.story({ tags: ['picture'], render: () => <BrandsPage /> });

export const BrandThatHasToBeMended = meta.story({
  tags: ['picture'],
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

export const BrandsOnANarrowScreen = meta.story({
  tags: ['picture-once'],
  globals: { viewport: { value: 'narrow' } },
  render: () => <BrandsPage />,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
