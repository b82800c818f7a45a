/** Twelve things that people do in the app, with the keyboard and the pointer. */
import { join } from 'node:path';
import { repository } from '../steps.ts';
import { at, BEAT, type Journey, main, navigation, press, products, type } from './journeySteps.ts';

const content = '/product/:productId/details/content';
const picture = join(repository, 'stories/fixtures/pictures/label.webp');

/** The twelve of the goals. */
export const journeys: readonly Journey[] = [
  {
    name: 'signing in',
    prepare: at('/login'),
    async act({ page, account }) {
      await type(page.getByLabel('Email'), account.email);
      await type(page.getByRole('textbox', { name: 'Password' }), account.password);
      await press(page.getByRole('button', { name: 'Sign in' }));
      await navigation(page).waitFor();
    },
  },
  {
    name: 'opening the product list',
    prepare: at('/'),
    async act({ page }) {
      await press(navigation(page).getByRole('link', { name: 'Products' }));
      await products(page).waitFor();
    },
  },
  {
    name: 'searching it',
    act: ({ page }) => type(page.getByRole('searchbox', { name: 'Search products' }), 'loaf'),
  },
  {
    name: 'opening a product in the editor',
    prepare: at('/product'),
    async act({ page }) {
      await press(products(page).getByRole('link').first());
      await main(page).getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'typing in a section',
    prepare: at(content),
    async act({ page }) {
      await press(main(page).getByRole('textbox').last());
      await page.keyboard.type('It burns for nine hours.', BEAT);
    },
  },
  {
    name: 'publishing',
    async act({ page }) {
      await press(main(page).getByRole('button', { name: 'Publish', exact: true }));
      const dialog = page.getByRole('dialog');
      await press(dialog.getByRole('button', { name: 'Publish', exact: true }));
      await dialog.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'adding a section',
    prepare: at(content),
    async act({ page }) {
      await press(main(page).getByRole('button', { name: 'Add section' }).first());
      await press(page.getByRole('menuitem', { disabled: false }).first());
      await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'opening a dialog',
    prepare: at('/product'),
    async act({ page }) {
      await press(
        main(page)
          .getByRole('button', { name: /^Copy / })
          .first(),
      );
      await page.getByRole('dialog', { name: /^Copy / }).waitFor();
    },
  },
  {
    name: 'uploading a picture',
    prepare: at('/assets'),
    async act({ page }) {
      const chooser = page.waitForEvent('filechooser');
      await press(page.getByRole('button', { name: 'Upload files' }));
      await (await chooser).setFiles(picture);
      await page.getByRole('row', { name: 'label.webp' }).first().waitFor();
    },
  },
  {
    name: 'another period of the analytics',
    prepare: at('/analytics'),
    async act({ page }) {
      await press(page.getByRole('button', { name: /Period/ }));
      await press(page.getByRole('option', { name: 'Last 90 days' }));
      await page.getByRole('option').first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'sorting the users',
    prepare: at('/product?modal=users'),
    async act({ page }) {
      const users = page.getByRole('dialog', { name: 'User management' });
      await press(users.getByRole('button', { name: /Order/ }));
      await press(page.getByRole('option', { name: 'Recent' }));
      await page.getByRole('option').first().waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'another theme',
    prepare: at('/'),
    async act({ page, account }) {
      const [first = ''] = account.email.split(/[.@]/);
      await press(page.getByRole('button', { name: new RegExp(first, 'i') }));
      await press(page.getByRole('menuitemradio', { name: 'Dark' }));
      await page.locator('html[data-theme=dark]').waitFor();
    },
  },
];
