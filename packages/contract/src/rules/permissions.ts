/**
 * Who may do what, as one table. The server decides with it, the app mirrors it; rules about single records
 * (another company's object, a Superadmin's fields) are the server's policy.
 */
import type { Permission, Role } from '../wire/user.ts';

/** An action and the roles that may do it within their own company. */
const grants: Readonly<Record<Permission, readonly Role[]>> = {
  'product.read': ['User', 'Admin', 'Superadmin'],
  'product.create': ['User', 'Admin', 'Superadmin'],
  'product.edit': ['User', 'Admin', 'Superadmin'],
  'product.publish': ['User', 'Admin', 'Superadmin'],
  'product.archive': ['User', 'Admin', 'Superadmin'],
  'product.recall': ['Admin', 'Superadmin'],
  'file.read': ['User', 'Admin', 'Superadmin'],
  'file.upload': ['User', 'Admin', 'Superadmin'],
  'file.delete': ['User', 'Admin', 'Superadmin'],
  'analytics.read': ['User', 'Admin', 'Superadmin'],
  'company.read': ['User', 'Admin', 'Superadmin'],
  'company.edit': ['Admin', 'Superadmin'],
  'user.manage': ['Admin', 'Superadmin'],
  'audit.read': ['Admin', 'Superadmin'],
  'twoStep.use': ['Admin', 'Superadmin'],
  'billing.manage': ['Admin', 'Superadmin'],
  'platform.admin': ['Superadmin'],
};

/** May a person of this role do this in their own company? */
export function may(role: Role, permission: Permission): boolean {
  return grants[permission].includes(role);
}

/** Every permission of a role, in the table's order. */
export function permissionsOf(role: Role): readonly Permission[] {
  return (Object.keys(grants) as Permission[]).filter((permission) => may(role, permission));
}

/** Does this role get emails about figures, unless its person switched them off? */
export const getsAlerts = (role: Role): boolean => role === 'Admin';
