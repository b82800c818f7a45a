import type { Permission } from '@hangtag/contract/wire/user';

/** What stands in place of a screen that comes later. */
export interface PlannedScreenText {
  readonly title: string;
  /** What it will be for. */
  readonly purpose: string;
  /** Who will see it; everyone when absent. */
  readonly needs?: Permission;
}

/** Every screen that comes later. */
export const plannedScreens = {
  cta: {
    title: 'CTAs',
    purpose: 'The buttons at the foot of this product’s page will be chosen here.',
  },
  ctas: { title: 'Calls to action', purpose: 'The buttons of your pages will be made here.' },
  analytics: { title: 'Analytics', purpose: 'Scans, views and clicks will be counted here.' },
  assets: { title: 'Assets', purpose: 'All pictures, films and documents will be kept here.' },
} as const satisfies Record<string, PlannedScreenText>;

/** The name of a screen that comes later. */
export type PlannedScreenName = keyof typeof plannedScreens;
