import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { breakpoints } from '../../theme/scale.ts';
import { focusRingInside } from '../../theme/states.ts';

const { color, space } = vars;
/** From a tablet's width on the columns are beside each other and scroll on their own. */
const wide = `screen and (min-width: ${breakpoints.phone}px)`;
const phone = `screen and (max-width: ${breakpoints.phone - 1}px)`;
const tablet = `screen and (min-width: ${breakpoints.phone}px) and (max-width: 999px)`;
const line = `1px solid ${color.line}`;

/** The fields with a column beside them; on phones one below the other, the preview first. */
export const columns = style(
  inPatterns({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    borderBlockStart: line,
    selectors: { '&:focus-visible': focusRingInside },
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) clamp(280px, 40%, 332px)',
        // The taller column decides, up to what the window leaves.
        gridTemplateRows: 'minmax(0, 1fr)',
        overflow: 'hidden',
      },
    },
  }),
);

export const fields = style(
  inPatterns({
    padding: `${space.s24} ${space.s28}`,
    '@media': { [phone]: { paddingInline: space.s16 }, [wide]: { overflow: 'auto' } },
  }),
);

export const aside = style(
  inPatterns({
    display: 'contents',
    '@media': {
      [wide]: { display: 'block', overflow: 'auto', borderInlineStart: line },
    },
    selectors: { '&:focus-visible': focusRingInside },
  }),
);

export const preview = style(
  inPatterns({
    order: -1,
    flex: 'none',
    background: color.sunken,
    borderBlockEnd: line,
  }),
);

export const facts = style(
  inPatterns({
    padding: `0 ${space.s28} ${space.s24}`,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { [phone]: { paddingInline: space.s16 }, [wide]: { paddingBlockStart: space.s20 } },
  }),
);

/** The question that saving answers. */
export const question = style(
  inPatterns({
    alignSelf: 'center',
    font: vars.text.label,
    color: color.ink,
    '@media': {
      // A line of its own, where it would push the buttons apart.
      [phone]: { flex: '1 1 100%' },
      [tablet]: { flex: '1 1 100%', textAlign: 'end' },
    },
  }),
);
