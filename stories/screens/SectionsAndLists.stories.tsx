import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import {
  associationsPath,
  platformListsHandlers,
  sectionsPath,
  tagsPath,
} from '../mocks/platformLists.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const at = '/admin/sections-and-lists';

const meta = preview.meta({
  title: 'Screens/Sections and lists',
  component: AppAtAddress,
  args: { address: `${at}/associations` },
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

const sections = { address: `${at}/content-sections` };
const tags = { address: `${at}/tags` };

Tests.test('The associations, and making one more [F027]', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('row', { name: 'Northern Soil Union' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'New association' }));
  const form = within(await screen.findByRole('dialog', { name: 'New association' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Upland Growers');
  await userEvent.click(form.getByRole('button', { name: 'Create association' }));
  await expect(await canvas.findByRole('row', { name: 'Upland Growers' })).toBeVisible();
});

Tests.test(
  'associations loading',
  {
    beforeEach: ({ msw }) => {
      msw.use(neverRespond('get', associationsPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Platform admin – Sections and lists',
    );
  },
);

Tests.test(
  'associations empty',
  {
    beforeEach: ({ msw }) => {
      msw.use(http.get(associationsPath, () => HttpResponse.json({ associations: [] })));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No associations yet' })).toBeVisible();
  },
);

Tests.test(
  'associations failed',
  {
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', associationsPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

Tests.test(
  'An Admin finds nothing here (X7)',
  { beforeEach: ({ msw }) => signInAs(msw, 'Admin') },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
);

export const Sections = meta.story({
  args: sections,
  play: async ({ canvas }) => {
    await canvas.findByText('On 31 products of 6 companies');
  },
});

Sections.test('The catalogue in its order [F028]', async ({ canvas }) => {
  await expect(await canvas.findByText('On 31 products of 6 companies')).toBeVisible();
});

Tests.test(
  'A refused move restores the order, and is reported',
  {
    args: sections,
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('put', `${sectionsPath}/updateDisplayOrder`));
    },
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('On 31 products of 6 companies')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Introduction' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not saved.');
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Introduction'));
  },
);

Tests.test(
  'A section that pages hold is not deleted, and says which they are [F238]',
  {
    args: sections,
    parameters: { picture: 'window' },
    beforeEach: ({ msw }) => {
      const use = { productId: 5, name: 'Harvest Olive Oil', companyId: 7, where: 'both' };
      msw.use(
        respondWithRefusal('delete', `${sectionsPath}/3`, 409, {
          message: '4 products hold this section. Make it inactive instead.',
          code: 'in_use',
          uses: {
            total: 4,
            products: [
              { ...use, companyName: 'Merrow Goods' },
              { ...use, name: 'Sea Salt', companyName: 'Tidepool', where: 'draft' },
            ],
          },
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Recycling' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await expect(
      await within(question).findByText('Harvest Olive Oil, Merrow Goods (draft and page)'),
    ).toBeVisible();
    await expect(question).toHaveTextContent('and 2 more products');
  },
);

Tests.test(
  'A section is edited beside its preview, and saving leads back to the catalogue [F238]',
  { args: { address: `${at}/content-sections?section=3` } },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Recycling' })).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Where it goes');
    await userEvent.click(canvas.getByRole('button', { name: 'Save section' }));
    await expect(await screen.findByText('Where it goes was saved.')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: 'Where it goes' })).toBeVisible();
  },
);

Tests.test(
  'A new section is at the end of the catalogue [F237]',
  { args: { address: `${at}/content-sections?section=new` } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Upkeep');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label' }), 'Words');
    await userEvent.click(canvas.getByRole('button', { name: 'Create section' }));
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('Upkeep'));
  },
);

Tests.test(
  'section not there',
  { args: { address: `${at}/content-sections?section=404` } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You can’t open this' })).toBeVisible();
  },
);

Tests.test(
  'sections failed',
  {
    args: sections,
    beforeEach: ({ msw }) => {
      msw.use(respondWithServerError('get', sectionsPath));
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

Tests.test(
  'The tags by name; one is renamed, and one that is carried stays [F029]',
  {
    args: tags,
    beforeEach: ({ msw }) => {
      msw.use(
        respondWithRefusal('delete', `${tagsPath}/4`, 409, {
          message: 'This tag is in use. Take it off first.',
          code: 'in_use',
          uses: { companies: 14, products: 0 },
        }),
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Family-run' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('It is used by 14 companies.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('row', { name: 'Showroom' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Showroom' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 's');
    await userEvent.click(form.getByRole('button', { name: 'Save tag' }));
    await expect(await canvas.findByRole('row', { name: 'Showrooms' })).toBeVisible();
  },
);

export const Tags = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  args: tags,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Organic' })).toBeVisible();
  },
});

Tags.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const BlockedSites = meta.story({
  tags: ['!picture'],
  args: { address: `${at}/blocked-sites` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'prize-box.example' })).toBeVisible();
  },
});

BlockedSites.test('a site is blocked, by its address too', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Block a site' }));
  const form = within(await screen.findByRole('dialog', { name: 'Block a site' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Site' }), 'fake-shop');
  await userEvent.click(form.getByRole('button', { name: 'Block site' }));
  await expect(form.getByText('Write the name of a site, like shop.example.')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: 'Site' }), '.example');
  await userEvent.click(form.getByRole('button', { name: 'Block site' }));
  await expect(await canvas.findByRole('row', { name: 'fake-shop.example' })).toBeVisible();
});
