import type { ThemeName } from '@hangtag/ui/theme/themes';

/** A name of the contract as words: `inkSecond` is "Ink second". */
export function tokenWords(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The labels of the themes. */
export const themeTitles = { light: 'Light', dark: 'Dark', contrast: 'High contrast' } as const;

/** Every theme in order. */
export const themeNames = Object.keys(themeTitles) as readonly ThemeName[];

/** A contrast for readers, never rounded up: 4.49 is less than 4.5. */
export const ratioWords = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
