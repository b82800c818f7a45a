/** The toolbar; the URL has every choice, `?globals=brand:merrow;density:compact`. */

interface Choice {
  readonly value: string;
  readonly title: string;
}

/** The toolbar shows a choice after its subject, without an icon, so that all fit at 1440: "Motion: System". */
const choices = (description: string, items: readonly Choice[]) => ({
  description,
  toolbar: {
    title: description,
    items: items.map(({ value, title }) => ({ value, title: `${description}: ${title}` })),
    dynamicTitle: true,
  },
});

/** All toolbars but Storybook's own viewport. */
export const globalTypes = {
  theme: choices('Theme', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'high contrast', title: 'High contrast' },
  ]),
  brand: choices('Brand', [
    { value: 'hangtag', title: 'Hangtag' },
    { value: 'merrow', title: 'Merrow' },
    { value: 'lantern', title: 'Lantern' },
  ]),
  density: choices('Density', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  direction: choices('Direction', [
    { value: 'auto', title: 'Locale' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  locale: choices('Locale', [
    { value: 'en-US', title: 'English' },
    { value: 'de-DE', title: 'Deutsch' },
    { value: 'fr-FR', title: 'Français' },
    { value: 'ar-AE', title: 'العربية' },
    { value: 'ja-JP', title: '日本語' },
    { value: 'pseudo', title: 'Pseudo, 40 % longer' },
  ]),
  motion: choices('Motion', [
    { value: 'system', title: 'System' },
    { value: 'full', title: 'Full' },
    { value: 'reduced', title: 'Reduced' },
  ]),
  state: choices('State', [
    { value: 'rest', title: 'At rest' },
    { value: 'hovered', title: 'Hovered' },
    { value: 'pressed', title: 'Pressed' },
    { value: 'focus-visible', title: 'Focused by key' },
    { value: 'disabled', title: 'Disabled' },
  ]),
} as const;

/** The globals at the start of every story. */
export const initialGlobals = {
  theme: 'light',
  brand: 'hangtag',
  density: 'comfortable',
  direction: 'auto',
  locale: 'en-US',
  motion: 'system',
  state: 'rest',
} as const;
