/** A brand as a style sheet, for a page whose brand is known only at run time. */
import { scale } from '../scale.ts';
import { type TypographyRole, typeScale } from '../typeScale.ts';
import { variableOf } from '../variableOf.ts';
import { type Brand, type BrandColours, shapes, titleFamilies } from './brand.ts';

const isHex = (colour: string) => /^#[0-9a-f]{6}$/i.test(colour);

const colours = (of: BrandColours) =>
  Object.entries(of)
    .filter(([, value]) => isHex(value))
    .map(([role, value]) => `${variableOf('color', role)}:${value}`)
    .join(';');

/** Type roles include the title family, so they are repeated where the family changes. */
const titleRoles = (Object.keys(typeScale) as TypographyRole[])
  .filter((role) => typeScale[role].family === 'title')
  .map((role) => `${variableOf('text', role)}:${scale.text[role]}`);

function form({ titles, shape }: Brand): string {
  const radii = Object.entries(shapes[shape]).map(
    ([name, value]) => `${variableOf('radius', name)}:${value}`,
  );
  return [`${variableOf('font', 'title')}:${titleFamilies[titles]}`, ...titleRoles, ...radii].join(
    ';',
  );
}

/**
 * The CSS rules of a brand for elements with this `data-brand`; invalid colours are omitted.
 * @param name Letters, digits and hyphens.
 */
export function brandCss(name: string, brand: Brand): string {
  const at = `[data-brand="${name.replaceAll(/[^a-z0-9-]/gi, '')}"]`;
  return `@layer tokens{${at}{${form(brand)}}
${at}[data-theme="light"]{${colours(brand.light)}}
${at}[data-theme="dark"]{${colours(brand.dark)}}
@media not (prefers-contrast:more){:root${at}:not([data-theme]){${colours(brand.light)}}
@media (prefers-color-scheme:dark){:root${at}:not([data-theme]){${colours(brand.dark)}}}}}`;
}
