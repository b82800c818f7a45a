/** What every screen has in any state: its title, and sentences about the state and the next step. */
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Play = (context: StoryContext) => Promise<void>;

const expectTitle = async ({ canvas }: StoryContext, title: string) =>
  expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();

/** Loading: announced once, under the screen's title. @param what As in the sentence: "Loading tags". */
export const expectLoading =
  (title: string, what: string): Play =>
  async (context) => {
    await expectTitle(context, title);
    await expect(await context.canvas.findByText(`Loading ${what}`)).toBeInTheDocument();
  };

/** Loading failed, and another try may help. @param what The beginning of the sentence: "The tags". */
export const expectLoadFailed =
  (title: string, what: string): Play =>
  async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(new RegExp(`^${what} didn’t load`))).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectTitle(context, title);
  };

/** Refused: the screen names who may, and offers no other try. */
export const expectForbidden =
  (title: string): Play =>
  async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/^You can’t open this/)).toBeVisible();
    await expect(canvas.getByText(/Ask an admin of your company/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expectTitle(context, title);
  };

/** Without the right to know, the screen equals that of an unknown address (X7). */
export const expectNotFound: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('There is no page at this address')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Not found');
};

/** Empty: the sentence that says so is under the screen's title. */
export const expectEmpty =
  (title: string, said: string): Play =>
  async (context) => {
    await expect(await context.canvas.findByText(said)).toBeVisible();
    await expectTitle(context, title);
  };
