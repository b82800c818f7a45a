/** One item of the navigation. */
export interface NavItem {
  readonly id: string;
  /** One or two words. */
  readonly label: string;
  readonly href: string;
  /** A count beside the label, where it helps. */
  readonly count?: number;
}

/** One item of the account menu, which may be locked. */
export interface AccountItem extends NavItem {
  /** Why it is locked for this user, as a sentence; absent while it is open. */
  readonly lockedReason?: string;
}

/** Who is signed in. */
export interface Person {
  readonly name: string;
  /** Their role, as shown. */
  readonly role: string;
  readonly companyName: string;
  /** Address of the avatar. */
  readonly avatarUrl?: string;
}

/** The theme: the system's, or a chosen one. */
export type ThemeChoice = 'system' | 'light' | 'dark' | 'contrast';

/** The themes in order, with their labels. */
export const themeChoices = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'contrast', label: 'High contrast' },
] as const satisfies readonly { id: ThemeChoice; label: string }[];
