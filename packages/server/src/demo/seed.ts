/** Writes the demo data. */
import type { Services } from '../http/vars.ts';
import type { DemoAccount } from './accounts.ts';

/** Seeds companies, people, files and products; returns one account per role and kind of company. */
export async function seedDemo(services: Services): Promise<readonly DemoAccount[]> {
  services.log.warn('no demo data yet');
  return [];
}
