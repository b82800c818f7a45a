/** A closed gate of the contract as the refusal the wire knows (requirements 2.1). */
import type { Gate } from '@hangtag/contract/rules/productLimits';
import type { PlanLimitRefusal } from '@hangtag/contract/wire/problem';
import { Refusal } from './refusal.ts';

type Figures = Pick<PlanLimitRefusal, 'limit' | 'used' | 'feature'>;

/**
 * Does nothing when the gate is open.
 * @throws Refusal 403 with `plan_inactive`, or `plan_limit` and its figures.
 */
export function passGate(gate: Gate, figures: Figures): void {
  if (gate.isOpen) return;
  const extra = gate.code === 'plan_limit' ? { ...figures } : undefined;
  throw new Refusal(403, gate.message, { code: gate.code, ...(extra && { extra }) });
}
