/** The rows of a raw query: both databases answer one with its rows inside. */
export const rowsOf = <Row>(result: unknown): readonly Row[] =>
  (result as { rows: readonly Row[] }).rows;
