/** For tests: an emulator, Stripe's own client, and the schema check between them. */
import { Stripe } from 'stripe';
import { createEmulator } from '../createEmulator.ts';
import type { Emulator } from '../wire/emulator.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { schemaCheck } from '../schemaCheck/schemaCheck.ts';
import { recordingFetch, type RecordedCall } from '../schemaCheck/recordingFetch.ts';

/** The key of the tests' emulator. */
export const secretKey = 'sk_test_0123456789abcdefghijklmn';
/** Signs its webhooks. */
export const webhookSecret = 'whsec_of_the_tests';

/** What a test holds. */
export interface TestClient {
  readonly emulator: Emulator;
  readonly stripe: Stripe;
  readonly calls: readonly RecordedCall[];
  /** Events as they were delivered, after `flush()`. */
  readonly events: readonly Stripe.Event[];
  /** Problems of all requests, answers and events so far. */
  readonly problems: () => readonly string[];
}

/** Makes a new emulator; the client checks every event's signature. */
export function createTestClient(now: () => Date = () => new Date()): TestClient {
  const events: Stripe.Event[] = [];
  const wrongEvents: string[] = [];
  const emulator = createEmulator({
    store: createMemoryStore(),
    now,
    secretKey,
    webhookSecret,
    deliver: async (body, signature) => {
      const { webhooks } = stripe;
      // The client looks at the real clock; the emulator signs by its own.
      const at = now().getTime();
      events.push(webhooks.constructEvent(body, signature, webhookSecret, 300, undefined, at));
      wrongEvents.push(...schemaCheck().event(JSON.parse(body)));
    },
  });
  const recording = recordingFetch((request) => emulator.fetch(request), { wantsKeys: false });
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(recording.fetch),
    maxNetworkRetries: 0,
  });
  return {
    emulator,
    stripe,
    calls: recording.calls,
    events,
    problems: () => [...recording.problems, ...wrongEvents],
  };
}
