/** Every billing call under its specified address (F254-F262, X1). */
import { Hono } from 'hono';
import { accountRoutes } from './account/accountRoutes.ts';
import { endingRoutes } from './changes/cancelPlan.ts';
import { cardRoutes } from './changes/cardRoutes.ts';
import { invoiceDetailsRoutes } from './changes/invoiceDetails.ts';
import { planRoutes } from './changes/planRoutes.ts';
import { invoiceRoutes } from './invoices/invoiceRoutes.ts';
import type { Vars } from '../http/vars.ts';

export const billingRoutes = new Hono<Vars>();
billingRoutes.route('/', accountRoutes);
billingRoutes.route('/', invoiceRoutes);
billingRoutes.route('/', cardRoutes);
billingRoutes.route('/', planRoutes);
billingRoutes.route('/', endingRoutes);
billingRoutes.route('/', invoiceDetailsRoutes);
