/** The columns of the list of calls to action: what it is, where it leads, whether pages show it, and its figures. */
import { ctaState } from '@hangtag/contract/rules/cta';
import type { Cta } from '@hangtag/contract/wire/cta';
import type { EditableListEntry } from '@hangtag/ui/patterns/EditableList';
import { Unlink } from 'lucide-react';
import { Icon } from '../../elements/Icon/index.ts';
import { NoBreakDates } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import * as css from './CtaColumns.css.ts';
import { movedWords } from '../linkHealth/linkWords.ts';
import { CtaLabel } from './CtaLabel.tsx';
import { CtaState } from './CtaState.tsx';
import {
  clickFigure,
  clickWords,
  pagesFigure,
  ctaWarning,
  targetWords,
  typeIcons,
  typeWords,
  usedWords,
} from './ctaWords.ts';

/** The words over the columns. */
export const heads = [
  'Label',
  'Name',
  'Goes to',
  'State',
  <span key="pages" className={css.figure}>
    Pages
  </span>,
  <span key="clicks" className={css.figure}>
    Clicks, 30 days
  </span>,
];

/** The row of a call to action in the library. @param now Milliseconds since 1970. */
export function rowOf(cta: Cta, now: number): EditableListEntry {
  const { ctaId, label, name, type, style, status } = cta;
  const isBroken = ctaWarning(cta) !== null;
  return {
    id: String(ctaId),
    name: label,
    face: <CtaLabel label={label} look={style} isLive={ctaState(cta, now) === 'live'} />,
    note: null,
    facts: [
      <span key="name" className={css.named}>
        <span className={css.typeIcon}>
          <Icon of={typeIcons[type]} />
        </span>
        <span className={css.lines}>
          <span>{name}</span>
          <span className={css.quiet}>{typeWords[type]}</span>
        </span>
      </span>,
      <Address key="address" cta={cta} />,
      <CtaState key="state" cta={cta} now={now} />,
      <span key="pages">
        <VisuallyHidden>{usedWords(cta)}</VisuallyHidden>
        <span className={css.figure} aria-hidden>
          {pagesFigure(cta)}
        </span>
      </span>,
      <span key="clicks">
        <VisuallyHidden>{clickWords(cta)}</VisuallyHidden>
        <span className={css.figure} aria-hidden>
          {clickFigure(cta)}
        </span>
        <span className={css.stackedOnly} aria-hidden>
          {[usedWords(cta), clickWords(cta).replace(/^C/, 'c')].filter(Boolean).join(', ')}
        </span>
      </span>,
    ],
    ...(isBroken && { fix: 'Fix link' }),
    ...(cta.lastCheck?.state === 'redirected' && { fix: 'New address' }),
    isActive: status === 'active',
  };
}

/** Where it leads, and what the last check of it found. */
function Address({ cta }: { cta: Cta }) {
  const broken = ctaWarning(cta);
  const words = targetWords(cta);
  const end = /^https?:/i.test(cta.target) ? words.search(/[/?#]/) : -1;
  const found = broken ?? movedWords(cta.lastCheck);
  return (
    <span className={css.lines}>
      <span className={css.address}>
        <span className={css.stackedOnly}>
          <Icon of={typeIcons[cta.type]} />
        </span>
        <bdi className={css.addressText} title={cta.target || undefined}>
          <span className={css.host}>{end < 0 ? words : words.slice(0, end)}</span>
          {end < 0 ? '' : words.slice(end)}
        </bdi>
      </span>
      {found && (
        <span className={css.finding} data-broken={broken ? true : undefined}>
          {broken && <Icon of={Unlink} />}
          <span>
            <NoBreakDates text={found} />
          </span>
        </span>
      )}
    </span>
  );
}
