/** Moving time on, and bringing up to date what follows the real time. */
import { type TestClock, dataOf, get, put } from '../engine/stored.ts';
import type { Wire } from '../wire/context.ts';
import { hasClockless } from '../engine/clockless.ts';
import { customersOn, nextDue } from './due.ts';

/** Advances a test clock: everything that becomes due on the way happens at its own moment, in order. */
export async function advance(wire: Wire, clock: TestClock, target: number): Promise<TestClock> {
  await wire.emit('test_helpers.test_clock.advancing', dataOf({ ...clock, status: 'advancing' }));
  const customers = await customersOn(wire, clock.id);
  let due = await nextDue(wire, customers);
  while (due && due.at <= target) {
    const { frozen_time: now } = await get(wire, 'test_helpers.test_clock', clock.id);
    await put(wire, { ...clock, frozen_time: Math.max(now, due.at) });
    await due.run(wire);
    due = await nextDue(wire, customers);
  }
  const ready = await put(wire, { ...clock, frozen_time: target });
  await wire.emit('test_helpers.test_clock.ready', dataOf(ready));
  return ready;
}

/** Runs everything that is due for customers without a test clock; called before every request. */
export async function catchUp(wire: Wire): Promise<void> {
  if (!(await hasClockless(wire))) return;
  const customers = await customersOn(wire, null);
  let due = await nextDue(wire, customers);
  while (due && due.at <= wire.now) {
    await due.run(wire);
    due = await nextDue(wire, customers);
  }
}
