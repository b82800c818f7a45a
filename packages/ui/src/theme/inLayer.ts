/** Puts a rule into its room's layer, so that a style file says the layer once per rule and in one word. */
import type { StyleRule } from '@vanilla-extract/css';
import { elements, layout, patterns } from './layers.css.ts';

/** A rule of an element. */
export const inElements = (rule: StyleRule): StyleRule => ({ '@layer': { [elements]: rule } });

/** A rule of a pattern; wins over elements. */
export const inPatterns = (rule: StyleRule): StyleRule => ({ '@layer': { [patterns]: rule } });

/** A rule that places children; wins over everything else. */
export const inLayout = (rule: StyleRule): StyleRule => ({ '@layer': { [layout]: rule } });
