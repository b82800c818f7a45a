/** What the toolbar offers; every choice is in the address, `?globals=brand:merrow;density:compact`. */

interface Choice {
  readonly value: string;
  readonly title: string;
}

type Glyph = 'paintbrush' | 'component' | 'transfer' | 'globe' | 'play' | 'pointerhand';

/** The toolbar shows what is chosen, behind what it is chosen for: "Motion: As the system". */
const choices = (description: string, icon: Glyph, items: readonly Choice[]) => ({
  description,
  toolbar: {
    icon,
    title: description,
    items: items.map(({ value, title }) => ({ value, title: `${description}: ${title}` })),
    dynamicTitle: true,
  },
});

/** The toolbars but theme and viewport, which their addons bring. */
export const globalTypes = {
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
    { value: 'auto', title: 'As the locale' },
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
    { value: 'system', title: 'As the system' },
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

/** What a story starts from, and returns to. */
export const initialGlobals = {
  brand: 'hangtag',
  density: 'comfortable',
  direction: 'auto',
  locale: 'en-US',
  motion: 'system',
  state: 'rest',
} as const;

const screen = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Widths to look at, from the narrowest that WCAG asks for. */
export const viewports = {
  narrow: screen('Narrow', 320, 640),
  phone: screen('Phone', 390, 844),
  tablet: screen('Tablet', 820, 1100),
  laptop: screen('Laptop', 1280, 800),
  desktop: screen('Desktop', 1440, 900),
} as const;
