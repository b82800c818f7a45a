/** What journeys are made of: keys and presses of a person. */
import type { Locator, Page } from 'playwright';
import type { DemoAccount } from '../live/client.ts';

/** What the journeys work on. */
export interface Journeyed {
  readonly page: Page;
  readonly origin: string;
  readonly account: DemoAccount;
  readonly productId: string;
  /** A product with a page of 60 long sections. */
  readonly longProductId: string;
}

/** One journey. */
export interface Journey {
  readonly name: string;
  /** Brings the page to its start; not measured. @default nothing: it goes on where the one before ended */
  readonly prepare?: (on: Journeyed) => Promise<unknown>;
  readonly act: (on: Journeyed) => Promise<unknown>;
}

/** How long a key is apart from the next one, and a press holds; in milliseconds. A fast typist writes twelve keys a second. */
export const BEAT = { delay: 80 } as const;

/** Presses it with the pointer. */
export const press = (target: Locator) => target.click(BEAT);
/** Types into it. */
export const type = (target: Locator, text: string) => target.pressSequentially(text, BEAT);

/** Opens an address of the app. */
export const at =
  (path: string) =>
  ({ page, origin, productId, longProductId }: Journeyed) =>
    page.goto(
      origin + path.replace(':productId', productId).replace(':longProductId', longProductId),
    );

/** The screen without its frame. */
export const main = (page: Page) => page.getByRole('main');
/** The first product of the list. */
export const products = (page: Page) => main(page).getByRole('article').first();

/** The bar of the app. */
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
