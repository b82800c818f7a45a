import { expect } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import { expectPhrases, expectPressed, expectStops, readPhrases } from './screenReader.ts';

/** Keys as `userEvent.keyboard` takes them, each with its announcement. */
type Moves = readonly (readonly [keys: string, phrases: readonly string[]])[];

/** While a dialog is open the rest of the page is hidden. */
const readable = (canvasElement: HTMLElement) =>
  document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]') ?? canvasElement;

/**
 * A test that compares a screen reader's output.
 * @param phrases The phrases from start to end; omitted where nothing is read.
 * @param stops The stops of Tab; omitted where there are none.
 * @param moves Keys pressed one after another, from the first stop on.
 */
export const screenReaderTest =
  (phrases: readonly string[], stops: readonly string[], moves: Moves = []) =>
  async ({ canvasElement, userEvent }: Pick<StoryContext, 'canvasElement' | 'userEvent'>) => {
    const root = readable(canvasElement);
    if (phrases.length > 0) await expectPhrases(root, phrases);
    else await expect(await readPhrases(root)).toEqual([]);
    if (stops.length > 0) await expectStops(userEvent, stops);
    else {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    }
    if (moves.length > 0 && document.activeElement === document.body) await userEvent.tab();
    for (const [keys, phrases] of moves) await expectPressed(userEvent, keys, phrases);
  };
