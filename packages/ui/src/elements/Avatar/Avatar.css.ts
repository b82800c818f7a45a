import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';

const side = (length: number) => inElements({ width: length, height: length });

export const avatar = recipe({
  base: inElements({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    userSelect: 'none',
  }),
  variants: {
    size: { small: side(28), medium: side(36), large: side(44) },
    presence: {
      present: inElements({ background: vars.color.accentSoft, color: vars.color.accentText }),
      pending: inElements({
        border: `1px dashed ${vars.color.edge}`,
        color: vars.color.inkSecond,
      }),
    },
  },
});

export const picture = style(
  inElements({ width: '100%', height: '100%', objectFit: 'cover', filter: vars.pictureFilter }),
);

export const initials = style(inElements({ font: vars.text.caption, fontWeight: 600 }));
