import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { logoGround } from '../../theme/fixedColours.ts';

export const plate = recipe({
  base: inElements({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    userSelect: 'none',
    aspectRatio: '1',
    background: vars.color.tint,
    color: vars.color.inkSecond,
    selectors: {
      // Most logos have dark ink, so the background stays white in every theme.
      '&[data-state="shown"]': {
        background: logoGround,
        filter: vars.pictureFilter,
        forcedColorAdjust: 'none',
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
        pointerEvents: 'none',
      },
      // On the white background a dark theme's hairline would be too dark.
      '&[data-state="shown"]::after': {
        boxShadow: `inset 0 0 0 1px ${vars.color.pictureEdge}`,
      },
    },
  }),
  variants: {
    size: {
      small: inElements({ width: 36, borderRadius: vars.radius.control, padding: 4 }),
      fill: inElements({ width: '100%', borderRadius: vars.radius.control, padding: '10%' }),
    },
  },
});

export const logo = style(
  inElements({ width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' }),
);

export const initials = style(inElements({ font: vars.text.caption, fontWeight: 600 }));
