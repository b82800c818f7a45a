import type { CodeAnswer } from '@hangtag/contract/wire/code';

/** GS1's range for a code read at a till, in millimetres per module. */
const MODULE_MM = { min: 0.396, max: 0.99 } as const;

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

/** Width of one module at this printed width, in millimetres. */
export const moduleMm = (code: Pick<CodeAnswer, 'modules'>, widthMm: number): number =>
  widthMm / code.modules;

/** The checks of the code at this printed width, in their order. */
export function preflight(code: CodeAnswer, widthMm: number, changeCount: number): readonly Fact[] {
  return [
    {
      id: 'decoded',
      verdict: code.decoded ? 'passed' : 'check',
      what: 'Read back from the drawn picture',
      detail: code.decoded
        ? 'By a reader that did not draw it'
        : 'Try another width; if it stays unreadable, contact support.',
      value: code.decoded ? 'Same address' : 'Not readable',
    },
    gtin(code),
    moduleSize(code, widthMm),
    {
      id: 'quietZone',
      verdict: 'passed',
      what: 'Empty area around the code',
      value: `${code.quietZone} modules`,
    },
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

function moduleSize(code: CodeAnswer, widthMm: number): Fact {
  const size = moduleMm(code, widthMm);
  const isFine = size >= MODULE_MM.min && size <= MODULE_MM.max;
  const least = Math.ceil(MODULE_MM.min * code.modules);
  const most = Math.floor(MODULE_MM.max * code.modules);
  return {
    id: 'module',
    verdict: isFine ? 'passed' : 'check',
    what: 'Module size',
    detail: isFine
      ? `GS1 allows ${MODULE_MM.min} to ${MODULE_MM.max.toFixed(3)} mm at the till`
      : `Print it ${least} to ${most} mm wide to be read at a till.`,
    value: `${round(size)} mm`,
  };
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
