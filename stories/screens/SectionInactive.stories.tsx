import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithRefusal } from '../mocks/answers.ts';
import { companyHandlers, placesHandlers, platformPath } from '../mocks/companies.ts';
import {
  companySectionsHandlers,
  platformListsHandlers,
  sectionsPath,
} from '../mocks/platformLists.ts';

/** A section that pages use. */
const isHeld = (id: number) =>
  respondWithRefusal('delete', `${sectionsPath}/${id}`, 409, {
    message: '4 products hold this section. Make it inactive instead.',
    code: 'in_use',
    uses: { products: 4 },
  });

const meta = preview.meta({
  title: 'Screens/Sections and lists/Inactive instead of deleted',
  component: AppAtAddress,
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => signInAs(msw, 'Superadmin'),
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { address: '/admin/sections-and-lists/content-sections' },
});

Tests.test(
  'A section that pages hold is made inactive from the question that could not delete it',
  {
    args: { address: '/admin/sections-and-lists/content-sections' },
    beforeEach: ({ msw }) => msw.use(isHeld(3), ...platformListsHandlers()),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Recycling' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make inactive' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('row', { name: 'Recycling' })).toHaveTextContent('Inactive');
    await expect(canvas.getByRole('row', { name: 'Recycling' })).toHaveTextContent('On 4 products');
  },
);

Tests.test(
  'A section of the company’s own that its pages hold is made inactive from the question about it',
  {
    args: { address: '/admin/companies/7/details' },
    beforeEach: ({ msw }) =>
      msw.use(
        isHeld(9),
        ...companyHandlers(platformPath(7), merrowForPlatform),
        ...companySectionsHandlers(),
        ...placesHandlers,
      ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Harvest diary' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make inactive' }));
    const row = () => canvas.getByRole('row', { name: 'Harvest diary' });
    await waitFor(() => expect(row()).toHaveTextContent('This company only Inactive'));
  },
);
