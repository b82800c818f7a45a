/** Type roles as classes: family, size, line, weight and tracking together (look.md section 2). */
import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { elements } from './layers.css.ts';

const role = (font: string, fontWeight: number, letterSpacing: string) => ({
  '@layer': { [elements]: { font, fontWeight, letterSpacing } },
});

export const typography = styleVariants({
  display: role(vars.text.display, 400, '-0.018em'),
  pageTitle: role(vars.text.pageTitle, 400, '-0.015em'),
  sectionTitle: role(vars.text.sectionTitle, 400, '-0.008em'),
  figure: role(vars.text.figure, 400, '-0.02em'),
  heading: role(vars.text.heading, 600, '-0.006em'),
  bodyLarge: role(vars.text.bodyLarge, 400, '-0.006em'),
  body: role(vars.text.body, 400, '-0.006em'),
  label: role(vars.text.label, 500, '-0.006em'),
  data: role(vars.text.data, 400, '-0.006em'),
  caption: role(vars.text.caption, 400, '0'),
});

/** A name of one of the type roles. */
export type TypographyRole = keyof typeof typography;
