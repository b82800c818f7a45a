/** The emulator sends its webhooks after it has answered: none may arrive in the database of the next test. */

type Deliver = (body: string, signature: string) => Promise<void>;

/** Deliveries of one server, which end with it. */
export interface Deliveries {
  /** Passes deliveries on until the end. */
  readonly wrap: (deliver: Deliver) => Deliver;
  /** Nothing arrives after this. */
  readonly end: () => Promise<void>;
}

/** Those of a new server. */
export function testDeliveries(): Deliveries {
  let isOver = false;
  const underWay = new Set<Promise<void>>();
  return {
    wrap: (deliver) => async (body, signature) => {
      if (isOver) throw new Error('The test is over.');
      const delivery = deliver(body, signature);
      underWay.add(delivery);
      await delivery.finally(() => underWay.delete(delivery));
    },
    end: async () => {
      isOver = true;
      await Promise.allSettled(underWay);
    },
  };
}
