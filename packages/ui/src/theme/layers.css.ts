/**
 * The order of the cascade layers. Every entry (the app, Storybook, the public page) imports this file first: a lazy
 * chunk emits only the layers it uses, so without it the order would depend on what loaded first.
 */
import { globalLayer } from '@vanilla-extract/css';

/** Normalized browser defaults. */
export const reset = globalLayer('reset');
/** Values of the contract, per theme. */
export const tokens = globalLayer('tokens');
/** React Aria parts with the theme's styles. */
export const elements = globalLayer('elements');
/** Patterns; they may refine the elements inside them. */
export const patterns = globalLayer('patterns');
/** Layout; wins, because a parent decides where a child is placed. */
export const layout = globalLayer('layout');
