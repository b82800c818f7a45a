import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inElements } from '../../theme/inLayer.ts';
import { pictureInk } from '../../theme/fixedColours.ts';

export const illustration = style(
  inElements({ position: 'relative', blockSize: '100%', margin: 0, overflow: 'hidden' }),
);

export const picture = style(
  inElements({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '50% 70%',
    filter: vars.pictureFilter,
  }),
);

/** On the table of the picture, which has the same colours in every theme. */
export const caption = style(
  inElements({
    position: 'absolute',
    insetInlineStart: vars.space.s32,
    insetBlockEnd: vars.space.s28,
    color: pictureInk,
    font: vars.text.caption,
  }),
);
