import { withThemeByDataAttribute } from '@storybook/addon-themes';

/** The themes by their name in the toolbar, and by what `data-theme` calls them. */
export const themes = { light: 'light', dark: 'dark', 'high contrast': 'contrast' } as const;

/** The value of `data-theme` for a name of the toolbar; light for any other. */
export const themeOf = (name: unknown): (typeof themes)[keyof typeof themes] =>
  name === 'dark' || name === 'high contrast' ? themes[name] : 'light';

/** Draws the story in the theme chosen in the toolbar. */
export const withTheme = withThemeByDataAttribute({
  themes,
  defaultTheme: 'light',
  attributeName: 'data-theme',
});
