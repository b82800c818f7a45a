/**
 * The order in which the rooms' styles win. Every entry (the app, Storybook, the public page) imports this file
 * first: a lazy chunk emits only the layers it uses, so without it the order would depend on what loaded first.
 */
import { globalLayer } from '@vanilla-extract/css';

/** Browser defaults evened out. */
export const reset = globalLayer('reset');
/** Values of the contract, per theme. */
export const tokens = globalLayer('tokens');
/** React Aria parts dressed in the contract. */
export const elements = globalLayer('elements');
/** Domain things; they may refine the elements they compose. */
export const patterns = globalLayer('patterns');
/** Placing of children; wins, because a parent decides where a child stands. */
export const layout = globalLayer('layout');
