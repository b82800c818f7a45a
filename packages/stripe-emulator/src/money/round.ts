/** Arithmetic on whole cents. */

/** Whole cents; below zero it is a credit. */
export type Cents = number;

/**
 * `amount x numerator / denominator`, rounded half away from zero, exact at every size.
 * @param denominator Above zero.
 */
export function share(amount: Cents, numerator: number, denominator: number): Cents {
  const product = BigInt(amount) * BigInt(numerator);
  const whole = BigInt(denominator);
  const size = product < 0n ? -product : product;
  const rounded = Number((size * 2n + whole) / (whole * 2n));
  return product < 0n && rounded > 0 ? -rounded : rounded;
}

/**
 * Spreads an amount over parts by their weight: largest remainders first, so that the parts sum to the amount exactly.
 * @param amount Zero or more.
 * @param weights Zero or more each; nothing is spread where all are zero.
 */
export function spread(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) {
    return weights.map(() => 0);
  }
  const cut = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return {
      index,
      part: Number(product / BigInt(whole)),
      rest: Number(product % BigInt(whole)),
    };
  });
  let left = amount - cut.reduce((sum, { part }) => sum + part, 0);
  const parts = cut.map(({ part }) => part);
  for (const { index, part } of cut.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) {
      break;
    }
    parts[index] = part + 1;
    left -= 1;
  }
  return parts;
}
