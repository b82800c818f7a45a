import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppAtAddress, signedIn } from '../support/AppAtAddress.tsx';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import {
  associationsPath,
  platformListsHandlers,
  sectionsPath,
  tagsPath,
} from '../mocks/platformLists.ts';

const at = '/admin/sections-and-lists';

const meta = preview.meta({
  title: 'Screens/Sections and lists',
  component: AppAtAddress,
  args: { address: `${at}/associations` },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signedIn(msw, 'Superadmin');
    msw.use(...platformListsHandlers());
  },
});

const sections = { address: `${at}/content-sections` };
const tags = { address: `${at}/tags` };

export const Associations = meta.story({
  name: '[F027] The associations, and making one more',
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: 'Northern Soil Union' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New association' }));
    const form = within(await screen.findByRole('dialog', { name: 'New association' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Upland Growers');
    await userEvent.click(form.getByRole('button', { name: 'Create association' }));
    await expect(await canvas.findByRole('row', { name: 'Upland Growers' })).toBeVisible();
  },
});

export const AssociationsLoading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(neverRespond('get', associationsPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Admin – Sections and lists',
    );
  },
});

export const AssociationsEmpty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(associationsPath, () => HttpResponse.json({ associations: [] })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No associations yet' })).toBeVisible();
  },
});

export const AssociationsFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', associationsPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'An Admin finds nothing here (X7)',
  beforeEach: ({ msw }) => signedIn(msw, 'Admin'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not found' })).toBeInTheDocument();
  },
});

export const Sections = meta.story({
  name: '[F028] The catalogue in its order',
  tags: ['picture'],
  args: sections,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On 31 products of 6 companies')).toBeVisible();
  },
});

export const SectionMoveRefused = meta.story({
  name: 'A refused move gives the order back, and says so',
  tags: ['picture-once'],
  args: sections,
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('put', `${sectionsPath}/updateDisplayOrder`));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('On 31 products of 6 companies')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Introduction' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to bottom' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not saved.');
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveTextContent('Introduction'));
  },
});

export const SectionInUse = meta.story({
  name: '[F238] A section that pages hold is not deleted, and says which they are',
  tags: ['picture-once'],
  parameters: { picture: 'window' },
  args: sections,
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Recycling' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await expect(
      await within(question).findByText('Harvest Olive Oil, Merrow Goods (draft and page)'),
    ).toBeVisible();
    await expect(question).toHaveTextContent('and 2 more products');
  },
});

export const SectionEdited = meta.story({
  name: '[F238] A section is edited beside its preview, and saving leads back to the catalogue',
  tags: ['picture'],
  args: { address: `${at}/content-sections?section=3` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Recycling' })).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Where it goes');
    await userEvent.click(canvas.getByRole('button', { name: 'Save section' }));
    await expect(await screen.findByText('Where it goes was saved.')).toBeVisible();
    await expect(await canvas.findByRole('row', { name: 'Where it goes' })).toBeVisible();
  },
});

export const SectionCreated = meta.story({
  name: '[F237] A new section stands at the end of the catalogue',
  args: { address: `${at}/content-sections?section=new` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Upkeep');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label' }), 'Words');
    await userEvent.click(canvas.getByRole('button', { name: 'Create section' }));
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('Upkeep'));
  },
});

export const SectionNotThere = meta.story({
  args: { address: `${at}/content-sections?section=404` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You can’t open this' })).toBeVisible();
  },
});

export const SectionsFailed = meta.story({
  args: sections,
  beforeEach: ({ msw }) => {
    msw.use(respondWithServerError('get', sectionsPath));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Tags = meta.story({
  name: '[F029] The tags by name; one is renamed, and one that is carried stays',
  tags: ['picture'],
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
  play: async ({ canvas, userEvent }) => {
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
});

export const TagsOnAPhone = meta.story({
  tags: ['picture-once'],
  args: tags,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Organic' })).toBeVisible();
  },
});
