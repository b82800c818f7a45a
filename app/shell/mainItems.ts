import type { NavItem } from '@hangtag/ui/patterns/NavBar';
import { paths } from '../navigation/paths.ts';

/** The main navigation, in order. */
export const mainItems: readonly NavItem[] = [
  { id: 'home', label: 'Home', href: paths.home() },
  { id: 'products', label: 'Products', href: paths.products() },
  { id: 'ctas', label: 'Calls to action', href: paths.ctas() },
  { id: 'assets', label: 'Assets', href: paths.assets() },
  { id: 'analytics', label: 'Analytics', href: paths.analytics() },
  { id: 'company', label: 'Company', href: paths.companySignature() },
];

/** The navigation item of an address; null for none, as in the admin area. */
export function currentItem(path: string): string | null {
  const first = `/${path.split('/')[1] ?? ''}`;
  const item = mainItems.find(({ href }) => `/${href.split('/')[1] ?? ''}` === first);
  return item?.id ?? null;
}
