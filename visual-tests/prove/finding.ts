/** One finding of a probe. */
export interface Finding {
  /** The probe: `axe`, `reflow`, `spacing`, `forced` or `motion`. */
  readonly probe: string;
  /** The width, direction and theme. */
  readonly where: string;
  readonly what: string;
}

declare module 'vitest' {
  interface TaskMeta {
    /** The findings of a story's page, passed from the setup to the reporter. */
    found?: Finding[];
    /** Rule and reason of what axe could not decide, with the most elements in one check. */
    undecided?: Readonly<Record<string, number>>;
  }
}
