/** Where a product's serials are asked for, and who may change them. */
import { requireCompany, requirePermission, requireUser } from '../policy/guards.ts';

export const SERIALS = '/api/companies/:companyId/products/:productId/serials';

export const BATCH = `${SERIALS}/batches/:batchId`;

export const mayEdit = [requireUser, requireCompany, requirePermission('product.edit')] as const;
