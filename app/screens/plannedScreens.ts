import type { Permission } from '@hangtag/contract/wire/user';

/** The texts of a planned screen. */
export interface PlannedScreenText {
  readonly title: string;
  /** Its future purpose. */
  readonly purpose: string;
  /** The permission it will need; absent for none. */
  readonly needs?: Permission;
}

/** Every planned screen. */
export const plannedScreens = {
  analytics: { title: 'Analytics', purpose: 'Scans, views and clicks will be counted here.' },
} as const satisfies Record<string, PlannedScreenText>;

/** The name of a planned screen. */
export type PlannedScreenName = keyof typeof plannedScreens;
