import type { AssociationBody } from '@hangtag/contract/wire/association';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { pictures } from '../fixtures/files.ts';
import { association } from '../fixtures/platformLists.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { associationsPath, platformListsHandlers } from '../mocks/platformLists.ts';
import { filesHandler } from '../mocks/products.ts';

/** The platform is company 1: only its own library is offered. */
const platformFiles = '/api/companies/1/files';

const meta = preview.meta({
  title: 'Screens/Sections and lists/Logo',
  component: AppAtAddress,
  args: { address: '/admin/sections-and-lists/associations' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'Superadmin', { companyId: 1 });
    msw.use(...platformListsHandlers());
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'An association’s logo is chosen from the platform’s own library',
  {
    beforeEach: ({ msw }) => {
      msw.use(
        filesHandler(pictures(12), platformFiles),
        http.post<never, AssociationBody>(associationsPath, async ({ request }) => {
          const body = await request.json();
          await expect(body).toMatchObject({ name: 'Upland Growers', logoFile: { filesId: 3 } });
          return HttpResponse.json(association(99, { name: body.name }), { status: 201 });
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New association' }));
    const form = within(await screen.findByRole('dialog', { name: 'New association' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Upland Growers');
    const choose = form.getByRole('button', { name: 'Choose logo' });
    choose.focus();
    await userEvent.keyboard('{Enter}');
    const gallery = await screen.findByRole('dialog', { name: 'Select Image' });
    await userEvent.click(await within(gallery).findByRole('row', { name: 'Cedar candle' }));
    await userEvent.click(within(gallery).getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(gallery).not.toBeInTheDocument());
    // The input is still there, and so is the previous place.
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Upland Growers');
    await waitFor(() => expect(form.getByRole('button', { name: /^Replace/ })).toHaveFocus());
    await expect(form.getByRole('button', { name: 'Remove the logo' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Create association' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Tests.test(
  'A Superadmin of another company is offered neither the platform’s library nor its log',
  { beforeEach: ({ msw }) => signInAs(msw, 'Superadmin') },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New association' }));
    const form = within(await screen.findByRole('dialog', { name: 'New association' }));
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(form.queryByRole('button', { name: 'Choose logo' })).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const places = within(await canvas.findByRole('navigation', { name: 'Platform admin' }));
    await expect(places.queryByRole('link', { name: 'Log' })).toBeNull();
  },
);
