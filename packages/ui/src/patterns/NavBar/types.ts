/** One place of the app. */
export interface NavItem {
  readonly id: string;
  /** One or two words. */
  readonly label: string;
  readonly href: string;
  /** How many things are there, where that helps. */
  readonly count?: number;
}

/** One place of the account, which may be closed. */
export interface AccountItem extends NavItem {
  /** Why it is closed for this person, as a sentence; absent while it is open. */
  readonly lockedReason?: string;
}

/** Who is signed in. */
export interface Person {
  readonly name: string;
  /** What they may do, as shown. */
  readonly role: string;
  readonly companyName: string;
  /** Address of the avatar. */
  readonly avatarUrl?: string;
}

/** How the app looks: as the system does, or as chosen. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

/** The choices in their order, with their words. */
export const themeChoices = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'contrast', label: 'High contrast' },
] as const satisfies readonly { id: ThemeChoice; label: string }[];
