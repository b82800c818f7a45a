import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';

const { color, space } = vars;
/** From this width on it stands beside the fields. */
const wide = `screen and (min-width: ${breakpoints.phone}px)`;
/** Dark glass in every theme, as the rim of the page's preview. */
const rim = `light-dark(${color.inverse}, ${color.lineStrong})`;

/** The page between the rims of a phone, of which one sees a part; on phones the button alone. */
export const phone = style(
  inPatterns({
    display: 'grid',
    gap: space.s12,
    margin: 0,
    padding: `${space.s16} ${space.s24}`,
    '@media': {
      [wide]: {
        marginInline: space.s28,
        paddingBlock: space.s24,
        paddingInline: space.s16,
        borderInline: `8px solid ${rim}`,
        minHeight: 208,
        alignContent: 'start',
      },
    },
  }),
);

export const title = style(
  inPatterns({
    display: 'none',
    marginBlockEnd: space.s8,
    font: vars.text.sectionTitle,
    fontSize: '1.5rem',
    lineHeight: 1.1,
    overflowWrap: 'anywhere',
    selectors: { '&[data-titles=sans]': { fontFamily: vars.font.work, fontWeight: 600 } },
    '@media': { [wide]: { display: 'block' } },
  }),
);

/** A button with its site; the others of the page have room beside the fields only. */
export const item = style(
  inPatterns({
    display: 'none',
    gap: space.s4,
    justifyItems: 'center',
    minWidth: 0,
    selectors: { '&[data-edited]': { display: 'grid' } },
    '@media': { [wide]: { display: 'grid' } },
  }),
);

export const button = style(
  inPatterns({
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: 360,
    paddingBlock: space.s8,
    paddingInline: space.s16,
    border: '1px solid transparent',
    font: vars.text.label,
    fontWeight: 500,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-look=link]': {
        width: 'auto',
        paddingBlock: space.s4,
        paddingInline: space.s4,
        textDecoration: 'underline',
        textUnderlineOffset: '.25em',
      },
      '&[data-off]': { borderStyle: 'dashed' },
    },
  }),
);

export const site = style(inPatterns({ font: vars.text.caption, overflowWrap: 'anywhere' }));
