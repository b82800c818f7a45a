/** Numbers as the app shows them: `1,284`. */

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A whole number with thousands separators. */
export const formatNumber = (value: number): string => whole.format(value);
