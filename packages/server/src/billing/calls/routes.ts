/** Every call about money, under its specified address (F254-F262, N05, N12, X1). */
import { Hono } from 'hono';
import type { Vars } from '../../http/vars.ts';
import { cardCalls } from './cardRoutes.ts';
import { detailsCalls } from './detailsRoutes.ts';
import { planCalls } from './planRoutes.ts';
import { billingReads } from './readRoutes.ts';

export const billingCalls = new Hono<Vars>();
billingCalls.route('/', billingReads);
billingCalls.route('/', cardCalls);
billingCalls.route('/', planCalls);
billingCalls.route('/', detailsCalls);
