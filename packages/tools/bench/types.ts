/** What is put on the page: ours, and the plainest thing that does the same. */
export type Subject =
  | 'Button'
  | 'bare Button'
  | 'AssetGallery'
  | 'native gallery'
  | 'DataTable'
  | 'native table';

/** What mounting did to the page. */
export interface Mounted {
  /** From the call until the page stands still, without the waiting at the end. */
  readonly milliseconds: number;
  /** Elements that it added to the page. */
  readonly nodes: number;
  /** Rows, tiles or buttons among them. */
  readonly things: number;
}

/** What the page offers to the bench. */
export interface Bench {
  readonly mount: (subject: Subject, count: number) => Promise<Mounted>;
  readonly unmount: () => void;
}

declare global {
  interface Window {
    bench: Bench;
  }
}
