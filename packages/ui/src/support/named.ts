/** Exactly one accessible name: shown as a label, spoken only, or borrowed from another element by id. */
export type Named =
  | {
      /** The name, shown above or beside the part. */
      readonly label: string;
      readonly 'aria-label'?: never;
      readonly 'aria-labelledby'?: never;
    }
  | {
      readonly label?: never;
      /** The name, spoken but not shown; only where its place says the same. */
      readonly 'aria-label': string;
      readonly 'aria-labelledby'?: never;
    }
  | {
      readonly label?: never;
      readonly 'aria-label'?: never;
      /** Id of the element whose words name the part. */
      readonly 'aria-labelledby': string;
    };

/** Attributes an element owns, so they leave the types of its props. */
export type Owned =
  | 'className'
  | 'style'
  | 'children'
  | 'render'
  | 'slot'
  | 'aria-label'
  | 'aria-labelledby';
