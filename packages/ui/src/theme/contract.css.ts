/** The contract as CSS variables. Components use `vars.color.accent`, whatever theme, density or brand sets it. */
import { createGlobalThemeContract } from '@vanilla-extract/css';
import { contract } from './contract.ts';
import { variableOf } from './variableOf.ts';

export const vars = createGlobalThemeContract(contract, (_meaning, path) => variableOf(...path));
