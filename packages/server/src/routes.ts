/** Every room's routes under their addresses. */
import type { Hono } from 'hono';
import type { Vars } from './http/vars.ts';
import { health } from './site/health.ts';

/** Puts the rooms into the server. */
export function mountRoutes(app: Hono<Vars>): void {
  app.route('/', health);
}
