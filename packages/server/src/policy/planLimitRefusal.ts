/** Turns a closed gate of `contract/rules/productLimits` into a refusal with its code and figures. */
import type { Gate } from '@hangtag/contract/rules/productLimits';
import type { PlanLimitRefusal } from '@hangtag/contract/wire/problem';
import { Refusal } from '../http/refusal.ts';

type Figures = Pick<PlanLimitRefusal, 'limit' | 'used' | 'feature'>;

/** The refusal of a closed gate: 403 with `plan_inactive`, or `plan_limit` and its figures. */
export function planLimitRefusal(
  gate: Gate & { readonly isOpen: false },
  figures: Figures,
): Refusal {
  const extra = gate.code === 'plan_limit' ? { ...figures } : undefined;
  return new Refusal(403, gate.message, { code: gate.code, ...(extra && { extra }) });
}

/**
 * Does nothing when the gate is open.
 * @throws Refusal 403, as `planLimitRefusal` makes it.
 */
export function assertAllowed(gate: Gate, figures: Figures): void {
  if (!gate.isOpen) throw planLimitRefusal(gate, figures);
}
