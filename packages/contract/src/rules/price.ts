/** What additional products cost (K07, X2). */

interface QuantityChange {
  /** The plan with its additional products, in dollars per interval. */
  readonly planPrice: number;
  readonly currentAdditional: number;
  readonly newAdditional: number;
  /** One additional product per interval, in dollars. */
  readonly unitPrice: number;
}

/** What the plan will come to per interval: plan price + (new − current) × the price of one (K07). */
export function newPrice(change: QuantityChange): number {
  return change.planPrice + (change.newAdditional - change.currentAdditional) * change.unitPrice;
}
