/** The toolbar; the URL has every choice, `?globals=brand:merrow;density:compact`. */

interface Choice {
  readonly value: string;
  readonly title: string;
}

type Glyph =
  | 'circlehollow'
  | 'paintbrush'
  | 'component'
  | 'transfer'
  | 'globe'
  | 'play'
  | 'pointerhand';

/** The toolbar shows a choice after its subject: "Motion: System". */
const choices = (description: string, icon: Glyph, items: readonly Choice[]) => ({
  description,
  toolbar: {
    icon,
    title: description,
    items: items.map(({ value, title }) => ({ value, title: `${description}: ${title}` })),
    dynamicTitle: true,
  },
});

/** All toolbars but Storybook's own viewport. */
export const globalTypes = {
  theme: choices('Theme', 'circlehollow', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'high contrast', title: 'High contrast' },
  ]),
  brand: choices('Brand', 'paintbrush', [
    { value: 'hangtag', title: 'Hangtag' },
    { value: 'merrow', title: 'Merrow' },
    { value: 'lantern', title: 'Lantern' },
  ]),
  density: choices('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  direction: choices('Direction', 'transfer', [
    { value: 'auto', title: 'Locale' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  locale: choices('Locale', 'globe', [
    { value: 'en-US', title: 'English' },
    { value: 'de-DE', title: 'Deutsch' },
    { value: 'fr-FR', title: 'Français' },
    { value: 'ar-AE', title: 'العربية' },
    { value: 'ja-JP', title: '日本語' },
    { value: 'pseudo', title: 'Pseudo, 40 % longer' },
  ]),
  motion: choices('Motion', 'play', [
    { value: 'system', title: 'System' },
    { value: 'full', title: 'Full' },
    { value: 'reduced', title: 'Reduced' },
  ]),
  state: choices('State', 'pointerhand', [
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
