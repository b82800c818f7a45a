/** One thing that a probe holds against a story. */
export interface Finding {
  /** Who says it: `axe`, `reflow`, `spacing`, `forced` or `motion`. */
  readonly probe: string;
  /** In which width, direction and theme. */
  readonly where: string;
  readonly what: string;
}

declare module 'vitest' {
  interface TaskMeta {
    /** What was found on the story's page, from the setup to the reporter. */
    found?: Finding[];
    /** Rule and reason of what axe could not judge, with the most elements of one look. */
    unjudged?: Readonly<Record<string, number>>;
  }
}
