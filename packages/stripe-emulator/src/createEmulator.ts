/** Stripe's API as one function: the routes of all resources, behind the secret key. */
import { Hono } from 'hono';
import { createBrowserRoutes } from './browserRoutes.ts';
import type { Emulator, EmulatorOptions } from './wire/emulator.ts';
import { resources } from './resources/all.ts';
import { stripeJsScript } from './stripeJsScript.ts';
import { createDelivery } from './wire/delivery.ts';
import { StripeProblem } from './wire/errors.ts';
import { checkSecretKey } from './wire/keys.ts';
import type { Handler, Include } from './wire/resource.ts';
import { respond, serve, type Serving } from './serve.ts';

const parametersIn = (route: string): number => route.split(':').length;

/** Fixed addresses come before those with a parameter: `/v1/invoices/create_preview` is no invoice's id. */
const sortedRoutes = (secretKey: string): readonly (readonly [string, Handler])[] =>
  [...resources.map(({ routes }) => routes), createBrowserRoutes(secretKey)]
    .flatMap((routes) => Object.entries(routes))
    .toSorted(([a], [b]) => parametersIn(a) - parametersIn(b));

/** An emulator on that store; it makes no timer and sends nothing before the first request. */
export function createEmulator(options: EmulatorOptions): Emulator {
  const { secretKey } = options;
  if (!secretKey.startsWith('sk_test_')) throw new Error('The emulator takes test keys only.');
  const includes = new Map<string, Include>(
    resources.flatMap((resource) => Object.entries(resource.includes ?? {})),
  );
  const delivery = createDelivery(options);
  let hasLooked = false;
  const onStored = (hasWritten: boolean): void => {
    // The first request of a process looks for what an earlier one left behind.
    if (!hasWritten && hasLooked) return;
    hasLooked = true;
    // Stripe does not wait for a webhook before it answers; what fails here is sent again later.
    void delivery.pump().catch(() => undefined);
  };
  const serving: Serving = { options, includes, onStored };

  const app = new Hono();
  app.use('/v1/*', async (c, next) => {
    checkSecretKey(c.req.header('authorization') ?? null, secretKey);
    await next();
  });
  for (const [route, handler] of sortedRoutes(secretKey)) {
    const [method = '', path = ''] = route.split(' ');
    app.on(method, path, (c) => serve(c, handler, serving));
  }
  app.get('/_stripe/stripe.js', (c) => stripeJsScript(c.req.header('if-none-match')));
  app.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). Please see https://stripe.com/docs.`;
    return respond({ status: 404, body: new StripeProblem({ message }).body() }, secretKey, {});
  });
  app.onError((error) => {
    const known = error instanceof StripeProblem;
    const problem = known
      ? error
      : new StripeProblem({ type: 'api_error', message: error.message });
    return respond({ status: known ? problem.status : 500, body: problem.body() }, secretKey, {});
  });

  return { fetch: async (request) => app.fetch(request), flush: delivery.pump };
}
