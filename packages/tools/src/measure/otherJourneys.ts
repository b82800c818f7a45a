/** Journeys beside the twelve. */
import { at, BEAT, type Journey, main, navigation, press, products, type } from './journeySteps.ts';

/** A field and a button without a framework. */
const emptyPage: Journey = {
  name: 'a page with nothing else',
  prepare: async ({ page, origin }) => {
    // Its own policy lets no script in; the observer is there before it.
    await page.goto(`${origin}/health`);
    await page.evaluate(() => {
      document.body.innerHTML = '<input aria-label="Name"><button>Press</button>';
      document.querySelector('button')?.addEventListener('click', ({ target }) => {
        if (target instanceof HTMLElement) target.textContent = 'Pressed';
      });
    });
  },
  async act({ page }) {
    await type(page.getByLabel('Name'), 'Nine hours');
    await press(page.getByRole('button'));
  },
};

const sixtySections: Journey = {
  name: 'typing in a page of 60 long sections',
  prepare: at('/product/:longProductId/details/content'),
  async act({ page }) {
    await press(main(page).getByRole('textbox').last());
    await page.keyboard.type('It burns for nine hours.', BEAT);
  },
};

const CHANGES = 10;

const loadedScreens: Journey = {
  name: `${CHANGES} changes between two loaded screens`,
  prepare: async (on) => {
    await at('/')(on);
    await press(navigation(on.page).getByRole('link', { name: 'Products' }));
    await products(on.page).waitFor();
  },
  async act({ page }) {
    for (let change = 0; change < CHANGES; change += 1) {
      const [name, shown] =
        change % 2 === 0
          ? (['Home', main(page).getByRole('heading', { name: 'Products', level: 2 })] as const)
          : (['Products', products(page)] as const);
      await press(navigation(page).getByRole('link', { name }));
      await shown.first().waitFor();
    }
  },
};

/** What is measured beside them: the browser's floor, a large page, screens that are loaded. */
export const others: readonly Journey[] = [emptyPage, sixtySections, loadedScreens];
