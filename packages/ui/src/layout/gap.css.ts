/** The gap as a variant of every layout's recipe: one class per distance. */
import { styleVariants } from '@vanilla-extract/css';
import { inLayout } from '../theme/inLayer.ts';
import { distances } from './gap.ts';

export const gaps = styleVariants(distances, (gap) => inLayout({ gap }));
