/** Every room's routes under their addresses. */
import type { Hono } from 'hono';
import { auth } from './auth/routes.ts';
import type { Vars } from './http/vars.ts';
import { codes } from './codes/routes.ts';
import { companies } from './companies/routes.ts';
import { media } from './files/media.ts';
import { files } from './files/routes.ts';
import { upload } from './files/upload.ts';
import { plans } from './plans/routes.ts';
import { products } from './products/routes.ts';
import { devMail } from './mail/routes.ts';
import { publicPages } from './public/routes.ts';
import { health } from './site/health.ts';

/** Puts the rooms into the server. */
export function mountRoutes(app: Hono<Vars>): void {
  app.route('/', health);
  app.route('/', auth);
  app.route('/', devMail);
  app.route('/', companies);
  app.route('/', plans);
  app.route('/', products);
  app.route('/', codes);
  app.route('/', files);
  app.route('/', upload);
  app.route('/', media);
  app.route('/', publicPages());
}
