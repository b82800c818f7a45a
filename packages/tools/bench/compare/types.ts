import type { Item } from './items.ts';

/** What a screen by one library shows. */
export interface TwinProps {
  /** The same array in every render. */
  readonly items: readonly Item[];
}

/** What scrolling costs. */
export interface Scrolled {
  /** Milliseconds between frames, one after the other. */
  readonly frames: readonly number[];
  /** Frames in which a strip of 72 pixels has no item. */
  readonly blank: number;
}

/** The functions that a page offers to the measurement. */
export interface TwinPage {
  /** Draws the screen. @returns Milliseconds until nothing is added to the page any more. */
  readonly draw: () => Promise<number>;
  /** Presses the first button. @returns As `draw`. */
  readonly press: () => Promise<number>;
  /** Renders it again with equal props. @returns How many components rendered. */
  readonly drawAgain: () => number;
  /** Scrolls the longest list by 40 pixels a frame. */
  readonly scroll: (frames: number, itemSelector: string) => Promise<Scrolled>;
}

declare global {
  interface Window {
    twin: TwinPage;
  }
}
