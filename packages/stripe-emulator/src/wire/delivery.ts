/** Delivers webhooks: signed, sent after their transaction, and repeated until they are accepted. */
import { createHmac } from 'node:crypto';
import type { EmulatorOptions } from './emulator.ts';
import { seconds } from './context.ts';
import { idOf, numberOf, textOf, type Data } from './data.ts';

/** Seconds until a delivery is tried again: 5 s at first, at most an hour. */
export const waitBefore = (attempts: number): number => Math.min(5 * 4 ** attempts, 60 * 60);

/** Value of `Stripe-Signature`. */
export function signatureOf(body: string, secret: string, now: number): string {
  const digest = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex');
  return `t=${now},v1=${digest}`;
}

/** Sends what waits. */
export interface Delivery {
  /** Resolves when nothing is left that can be sent now. */
  readonly pump: () => Promise<void>;
}

/** The sender of one emulator. */
export function createDelivery({ store, now, webhookSecret, deliver }: EmulatorOptions): Delivery {
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The next event that is due, marked so that no other process sends it meanwhile; or when the next one will be. */
  const claim = (): Promise<{ event: Data | null; nextDue: number | null }> =>
    store.transaction(async (tx) => {
      const waiting = await tx.list({ kind: '_delivery', order: 'oldest' });
      const present = seconds(now());
      const due = waiting.find(({ data }) => numberOf(data, 'due') <= present);
      if (!due) {
        const times = waiting.map(({ data }) => numberOf(data, 'due'));
        return { event: null, nextDue: times.length > 0 ? Math.min(...times) : null };
      }
      const attempts = numberOf(due.data, 'attempts');
      const next = { attempts: attempts + 1, due: present + waitBefore(attempts) };
      await tx.put({ ...due, data: { ...due.data, ...next } });
      const event = await tx.get(textOf(due.data, 'event') ?? '');
      return { event: event?.data ?? null, nextDue: present };
    });

  const settle = (event: Data): Promise<void> =>
    store.transaction(async (tx) => {
      const id = idOf(event);
      const stored = await tx.get(id);
      if (stored) await tx.put({ ...stored, data: { ...stored.data, pending_webhooks: 0 } });
      await tx.delete(`_delivery_${id}`);
    });

  async function send(event: Data): Promise<void> {
    const body = JSON.stringify(event);
    try {
      await deliver(body, signatureOf(body, webhookSecret, seconds(now())));
    } catch {
      return; // It stays, and its time was set when it was claimed.
    }
    await settle(event);
  }

  async function run(): Promise<void> {
    for (;;) {
      const { event, nextDue } = await claim();
      if (event) await send(event);
      else return wakeAt(nextDue);
    }
  }

  function wakeAt(due: number | null): void {
    clearTimeout(timer);
    if (due === null) return;
    const wait = Math.max(1, due - seconds(now())) * 1000;
    timer = setTimeout(() => void pump().catch(() => undefined), wait);
    timer.unref();
  }

  async function pump(): Promise<void> {
    // One at a time keeps the order; a caller meanwhile waits for a round that begins after its call.
    await running?.catch(() => undefined);
    running ??= run().finally(() => {
      running = null;
    });
    await running;
  }

  return { pump };
}
