import { style } from '@vanilla-extract/css';
import { inLayout } from '../../theme/inLayer.ts';
import { bleedMargin as by } from '../../theme/bleedMargin.ts';

/** The padding and the border of a quiet button of medium height. */
export const bleed = style(inLayout({ marginInlineStart: by(14) }));
