/** Every call about money, under its specified address (F254-F262, N05, N12, X1). */
import { Hono } from 'hono';
import type { Vars } from '../http/vars.ts';
import { cardRoutes } from './changes/cardRoutes.ts';
import { invoiceDetailsRoutes } from './invoices/invoiceDetailsRoutes.ts';
import { planRoutes } from './changes/planRoutes.ts';
import { readRoutes } from './readRoutes.ts';

export const billingRoutes = new Hono<Vars>();
billingRoutes.route('/', readRoutes);
billingRoutes.route('/', cardRoutes);
billingRoutes.route('/', planRoutes);
billingRoutes.route('/', invoiceDetailsRoutes);
