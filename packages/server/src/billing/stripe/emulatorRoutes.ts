/** `/_stripe/...`: the stub of Stripe.js for the browser, and its calls; with the emulator only. */
import { Hono } from 'hono';
import { demoOnly } from '../../http/demoOnly.ts';
import { notFound } from '../../http/refusal.ts';
import type { Vars } from '../../http/vars.ts';

export const emulatorRoutes = new Hono<Vars>();

emulatorRoutes.on(['GET', 'POST'], '/_stripe/*', demoOnly, async (c) => {
  const emulator = c.var.services.payments?.emulator;
  if (!emulator) throw notFound();
  const answer = await emulator.fetch(c.req.raw);
  // A copy, because the server adds its own headers.
  return new Response(answer.body, answer);
});
