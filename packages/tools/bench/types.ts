/** What is mounted: our component, and the plainest equivalent. */
export type Subject =
  | 'Button'
  | 'bare Button'
  | 'AssetGallery'
  | 'native gallery'
  | 'DataTable'
  | 'native table';

/** The effect of mounting on the page. */
export interface Mounted {
  /** From the call until the page is settled, without the waiting at the end. */
  readonly milliseconds: number;
  /** Elements added to the page. */
  readonly nodes: number;
  /** Rows, tiles or buttons among them. */
  readonly things: number;
}

/** The functions that the page offers to the bench. */
export interface Bench {
  readonly mount: (subject: Subject, count: number) => Promise<Mounted>;
  readonly unmount: () => void;
}

declare global {
  interface Window {
    bench: Bench;
  }
}
