import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/inLayer.ts';

/** Limits the width to a readable line. */
export const picker = style(inPatterns({ display: 'grid', gap: 20, maxWidth: 584, minWidth: 0 }));

export const adding = style(inPatterns({ maxWidth: 320 }));
