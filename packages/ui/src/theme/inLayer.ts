/** Puts a rule into a cascade layer, so that style files name the layer with one function. */
import type { StyleRule } from '@vanilla-extract/css';
import { elements, layout, patterns } from './layers.css.ts';

/** A rule of an element. */
export const inElements = (rule: StyleRule): StyleRule => ({ '@layer': { [elements]: rule } });

/** A rule of a pattern; wins over elements. */
export const inPatterns = (rule: StyleRule): StyleRule => ({ '@layer': { [patterns]: rule } });

/** A layout rule; wins over everything else. */
export const inLayout = (rule: StyleRule): StyleRule => ({ '@layer': { [layout]: rule } });
