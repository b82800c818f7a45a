/** What is to happen once a change is paid. */
export interface ProductChanges {
  /** Products to park first. */
  readonly park: readonly number[];
  /** At most so many placeholders, as far as the plan has room; `all` fills it. */
  readonly fill: number | 'all';
}

/** What follows once Stripe took a change: written down with the wish, so that it is done when the process died meanwhile. */
export interface SideEffects extends ProductChanges {
  /** What the company's log calls the change, and of what it was one. */
  readonly action: string;
  readonly what: string;
}
