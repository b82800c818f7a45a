import { MODULE_MM, moduleMm, printRefusal, symbolRefusal } from '@hangtag/contract/rules/printUse';
import type { CodeAnswer, PrintUse } from '@hangtag/contract/wire/code';
import { type ChosenCode, sizeOf } from './artwork.ts';

/** One check of the code before it is printed. */
export interface Fact {
  readonly id: string;
  readonly verdict: 'passed' | 'check';
  readonly what: string;
  /** The meaning, or the remedy. */
  readonly detail?: string;
  /** The measured value. */
  readonly value: string;
}

const round = (mm: number) => mm.toFixed(2);

/** How a code is printed. */
export interface Print {
  readonly widthMm: number;
  readonly use: PrintUse;
}

/** The checks of the code printed like this, in their order. */
export function preflight(code: ChosenCode, print: Print, changeCount: number): readonly Fact[] {
  const outer = sizeOf(code, print.widthMm);
  return [
    {
      id: 'decoded',
      verdict: code.decoded ? 'passed' : 'check',
      what: 'Read back from the files',
      detail: code.decoded
        ? 'By a reader that did not draw them'
        : 'Try another width; if it stays unreadable, contact support.',
      value: code.decoded ? 'Same address' : 'Not readable',
    },
    gtin(code),
    moduleSize(code, print),
    {
      id: 'quietZone',
      verdict: 'passed',
      what: 'Outer size',
      detail: `The code and ${code.quietZone} empty modules on every side`,
      value: `${outer.width.toFixed(1)} × ${outer.height.toFixed(1)} mm`,
    },
    ...besideOf(code),
    ...inkOf(code, print),
    page(code, changeCount),
    ...(code.localOnly ? [local] : []),
  ];
}

const local: Fact = {
  id: 'local',
  verdict: 'check',
  what: 'The address opens only on this computer',
  detail: 'Give the installation its public address before you print.',
  value: 'Local',
};

function gtin({ gtin14 }: CodeAnswer): Fact {
  const what = 'GTIN check digit and GS1 syntax';
  if (gtin14) return { id: 'gtin', verdict: 'passed', what, value: 'Valid' };
  const detail = 'Add a GTIN and publish to print a code that tills read too.';
  return { id: 'gtin', verdict: 'check', what, detail, value: 'No GTIN' };
}

function moduleSize({ modules, artwork }: ChosenCode, { widthMm, use }: Print): Fact {
  const { min, max } = MODULE_MM[use];
  const refusal = symbolRefusal(artwork.symbol, use) ?? printRefusal(use, modules, widthMm);
  const range = max === null ? `${min.toFixed(3)} mm or more` : `${min} to ${max.toFixed(3)} mm`;
  return {
    id: 'module',
    verdict: refusal === null ? 'passed' : 'check',
    what: 'Module size',
    detail: refusal ?? `${use === 'till' ? 'GS1 allows' : 'Phones need'} ${range}`,
    value: `${round(moduleMm(modules, widthMm))} mm`,
  };
}

/** The linear code is drawn at 100 %. */
function besideOf({ artwork, retail }: ChosenCode): readonly Fact[] {
  if (!artwork.beside || !retail) return [];
  return [
    { id: 'beside', verdict: 'passed', what: `${retail.kind} beside it`, value: 'Same GTIN, 100%' },
  ];
}

/** Black reads anywhere; how a named colour looks in red light is known to its maker only. */
function inkOf({ ink }: ChosenCode, { use }: Print): readonly Fact[] {
  if (ink === '') return [];
  const detail =
    use === 'till'
      ? 'Tills read at 660 nm, where red, orange and brown ink vanish. Ask for a proof.'
      : 'It must be much darker than the pack. Ask for a proof.';
  return [{ id: 'ink', verdict: 'check', what: 'Contrast in red light', detail, value: ink }];
}

function page({ published }: CodeAnswer, changeCount: number): Fact {
  if (!published)
    return {
      id: 'page',
      verdict: 'check',
      what: 'The page is not published',
      detail: 'Publish before you print, or people will find nothing.',
      value: 'Draft',
    };
  if (changeCount > 0)
    return {
      id: 'page',
      verdict: 'check',
      what: 'The published page is older than the draft',
      detail: `Publish ${changeCount === 1 ? 'the change' : `${changeCount} changes`} before you print, or people will see the old page.`,
      value: 'Older',
    };
  return { id: 'page', verdict: 'passed', what: 'The page is published', value: 'Up to date' };
}

/** "6 passed, 1 to check" */
export function summaryOf(facts: readonly Fact[]): string {
  const open = facts.filter(({ verdict }) => verdict === 'check').length;
  const passed = `${facts.length - open} passed`;
  return open === 0 ? passed : `${passed}, ${open} to check`;
}
