/** Exactly one accessible name: a visible label, a label for screen readers only, or the id of another element. */
export type AccessibleName =
  | {
      /** The name, shown above or beside the part. */
      readonly label: string;
      readonly 'aria-label'?: never;
      readonly 'aria-labelledby'?: never;
    }
  | {
      readonly label?: never;
      /** The name for screen readers only; for controls whose place already shows the name. */
      readonly 'aria-label': string;
      readonly 'aria-labelledby'?: never;
    }
  | {
      readonly label?: never;
      readonly 'aria-label'?: never;
      /** Id of the element whose text names the part. */
      readonly 'aria-labelledby': string;
    };

/** Attributes that an element sets itself and therefore omits from its props. */
export type OwnedAttributes =
  | 'className'
  | 'style'
  | 'children'
  | 'render'
  | 'slot'
  | 'aria-label'
  | 'aria-labelledby';
