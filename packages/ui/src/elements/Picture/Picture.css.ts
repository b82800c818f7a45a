import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

export const frame = style(
  inElements({
    position: 'relative',
    display: 'block',
    width: '100%',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    background: vars.color.tint,
    color: vars.color.inkQuiet,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 1px ${vars.color.pictureEdge}`,
        pointerEvents: 'none',
      },
    },
  }),
);

export const image = recipe({
  base: inElements({ width: '100%', height: '100%', filter: vars.pictureFilter }),
  variants: {
    fit: {
      cover: inElements({ objectFit: 'cover' }),
      contain: inElements({ objectFit: 'contain' }),
    },
  },
});

export const failure = style(
  inElements({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
);
