/** All faults that are planted in billing. */
import { adapterFaults } from './adapter.ts';
import { emulatorFaults } from './emulator.ts';
import type { Fault } from './fault.ts';

/** In the emulator, and between our calls and Stripe's. */
export const billingFaults: readonly Fault[] = [...emulatorFaults, ...adapterFaults];

/** A file with the fault in it. @throws When the right line is not there exactly once. */
export function plantFault({ file, from, to }: Fault, source: string): string {
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`${file} does not hold exactly once: ${from}`);
  return parts.join(to);
}
