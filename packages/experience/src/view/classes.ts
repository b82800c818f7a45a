/** Class names side by side; what is absent leaves no trace. */
export const classes = (...names: readonly (string | undefined)[]): string =>
  names.filter(Boolean).join(' ');
