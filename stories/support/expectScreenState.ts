/** What holds for every screen, whatever came of its data: it has its title, and says what is so and what to do. */
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Play = (context: StoryContext) => Promise<void>;

const expectTitle = async ({ canvas }: StoryContext, title: string) =>
  expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();

/** It is on its way: said once, under the screen's title. @param what As it is said: "Loading tags". */
export const expectLoading =
  (title: string, what: string): Play =>
  async (context) => {
    await expectTitle(context, title);
    await expect(await context.canvas.findByText(`Loading ${what}`)).toBeInTheDocument();
  };

/** It did not come, and another try may help. @param what As a sentence begins: "The tags". */
export const expectLoadFailed =
  (title: string, what: string): Play =>
  async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(new RegExp(`^${what} didn’t load`))).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectTitle(context, title);
  };

/** It is not this person's: who may is said, and no try is offered. */
export const expectForbidden =
  (title: string): Play =>
  async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/^You can’t open this/)).toBeVisible();
    await expect(canvas.getByText(/Ask an admin of your company/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expectTitle(context, title);
  };

/** Whoever may not know of it finds what stands at an address that leads nowhere (X7). */
export const expectNotFound: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('There is no page at this address')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Not found');
};

/** Nothing is there yet: the sentence that says so stands under the screen's title. */
export const expectEmpty =
  (title: string, said: string): Play =>
  async (context) => {
    await expect(await context.canvas.findByText(said)).toBeVisible();
    await expectTitle(context, title);
  };
