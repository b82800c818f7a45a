import { CONTRAST, inkContrast, inkRefusal } from '@hangtag/contract/rules/inkContrast';
import { MODULE_MM, moduleMm, printRefusal, symbolRefusal } from '@hangtag/contract/rules/printUse';
import { type CodeAnswer, LONGER_HOST, type PrintUse } from '@hangtag/contract/wire/code';
import { formatDate } from '../../support/formatDate.ts';
import { type ChosenCode, sizeOf } from './artwork.ts';
import { levelShares } from './levels.ts';

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

/** The checks of the code printed like this; what is still to check comes first. */
export function preflight(code: ChosenCode, print: Print, changeCount: number): readonly Fact[] {
  const outer = sizeOf(code, print.widthMm);
  const facts: readonly Fact[] = [
    page(code, changeCount),
    readBack(code),
    gtin(code),
    moduleSize(code, print),
    {
      id: 'quietZone',
      verdict: 'passed',
      what: 'Outer size',
      detail: `The code and ${code.quietZone} empty modules on every side`,
      value: `${outer.width.toFixed(1)} × ${outer.height.toFixed(1)} mm`,
    },
    ...levelOf(code),
    ...hostOf(code, print),
    contrast(code, print),
    ...besideOf(code),
    {
      id: 'ink',
      verdict: 'passed',
      what: 'Ink',
      value: code.ink === '' ? 'K 100 only' : `${code.ink} only`,
    },
    ...answersOf(code),
    ...(code.localOnly ? [local] : []),
  ];
  return [...facts.filter(isOpen), ...facts.filter((fact) => !isOpen(fact))];
}

const isOpen = ({ verdict }: Fact) => verdict === 'check';

function readBack({ decoded, artwork }: ChosenCode): Fact {
  const what = 'Read back from the files';
  if (!decoded) {
    const detail = 'Try another width; if it stays unreadable, contact support.';
    return { id: 'decoded', verdict: 'check', what, detail, value: 'Not readable' };
  }
  return artwork.symbol === 'qr'
    ? {
        id: 'decoded',
        verdict: 'passed',
        what,
        detail: 'By two readers that did not draw them',
        value: '2 of 2 decoders',
      }
    : {
        id: 'decoded',
        verdict: 'passed',
        what,
        detail: 'By a reader that did not draw them',
        value: '1 of 1 decoder',
      };
}

/** Only a QR code has a choice. */
function levelOf({ artwork }: ChosenCode): readonly Fact[] {
  if (artwork.symbol !== 'qr') return [];
  const share = levelShares[artwork.level];
  return [
    {
      id: 'level',
      verdict: 'passed',
      what: 'Error correction',
      detail: `Reads with up to ${share}% of it scratched or covered`,
      value: `${artwork.level}, ${share}%`,
    },
  ];
}

/** What a longer host would cost, where the symbol is the usual one. */
function hostOf(code: ChosenCode, { widthMm }: Print): readonly Fact[] {
  const { artwork, host, level, modules } = code;
  if (artwork.symbol !== 'qr' || artwork.level !== level) return [];
  const { letters, modulesLonger } = host;
  const wider = moduleMm(modules, widthMm) * modulesLonger;
  return [
    {
      id: 'host',
      verdict: 'passed',
      what: 'Length of the host',
      detail:
        modulesLonger > modules
          ? `${LONGER_HOST} letters more: ${modulesLonger} × ${modulesLonger} modules, ${wider.toFixed(1)} mm wide at this module size`
          : `${LONGER_HOST} letters more would make the code no larger`,
      value: `${letters} letters`,
    },
  ];
}

/** What the weekly self-check found at this address. */
function answersOf({ check, kind }: ChosenCode): readonly Fact[] {
  if (check === null) return [];
  const what = 'Address answers';
  const when = `Asked ${formatDate(check.checkedAt)}`;
  if (check.problem !== null) {
    const detail = `${when}: ${check.problem}`;
    return [{ id: 'answers', verdict: 'check', what, detail, value: 'Leads nowhere' }];
  }
  const value = kind === 'digital-link' ? '307, then 200' : '200';
  return [{ id: 'answers', verdict: 'passed', what, detail: when, value }];
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

/** Black reads anywhere; how a named colour looks is known where somebody said it. */
function contrast({ ink, inkColour }: ChosenCode, { use }: Print): Fact {
  const what = 'Contrast in red light';
  if (ink !== '' && inkColour === null) {
    const detail =
      use === 'till'
        ? 'Tills read at 660 nm, where red, orange and brown ink vanish. Say its colour, or ask for a proof.'
        : 'It must be much darker than the pack. Say its colour, or ask for a proof.';
    return { id: 'contrast', verdict: 'check', what, detail, value: 'Not known' };
  }
  const share = inkContrast(inkColour ?? '#000000');
  const isGood = share >= CONTRAST.good;
  return {
    id: 'contrast',
    verdict: isGood ? 'passed' : 'check',
    what,
    detail:
      inkRefusal(use, inkColour) ??
      (isGood
        ? 'Tills read at 660 nm, where red, orange and brown ink vanish'
        : 'Less than 70%: ask for a proof and have it measured.'),
    value: `${Math.round(share * 100)}%`,
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
