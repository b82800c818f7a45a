import type { Cta } from '@hangtag/contract/wire/cta';
import type { MoveItemsProps } from '@hangtag/ui/patterns/Reorder';
import { Unlink } from 'lucide-react';
import { GridListItem } from 'react-aria-components';
import { DragHandle } from '../../elements/DragHandle/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { NoBreakDates } from '../../elements/Text/index.ts';
import * as css from './CtaList.css.ts';
import { CtaMenu } from './CtaMenu.tsx';
import { brokenWords, stateWords, targetWords, typeWords, usedWords } from './ctaWords.ts';

interface CtaRowProps extends MoveItemsProps {
  /** By which React Aria keeps it. */
  id: string;
  cta: Cta;
  isLocked: boolean;
  isBusy: boolean;
  /** Milliseconds since 1970. */
  now: number;
  onEdit: () => void;
  onRemove: () => void;
}

/** One call to action: its words, where it leads, whether pages show it, and what can be done with it. */
export function CtaRow({ id, cta, isLocked, isBusy, now, ...callbacks }: CtaRowProps) {
  const { label, name } = cta;
  const state = stateWords(cta, now);
  const broken = brokenWords(cta);
  return (
    <GridListItem
      id={id}
      textValue={label}
      className={css.row}
      data-locked={isLocked || undefined}
      {...(!isLocked && { onAction: callbacks.onEdit })}
    >
      {!isLocked && <DragHandle aria-label={`Move ${label}`} />}
      <span className={css.words}>
        <span className={css.name}>
          {label}
          {name !== label && <span className={css.inner}>{name}</span>}
        </span>
        <span className={css.target} title={cta.target || undefined}>
          {typeWords[cta.type]} · {targetWords(cta)}
        </span>
        {broken && (
          <span className={css.broken}>
            <Icon of={Unlink} />
            <span>
              <NoBreakDates text={broken} />
            </span>
          </span>
        )}
      </span>
      <span className={css.fact}>
        <StatusMark shape={state.shape}>{state.words}</StatusMark>
      </span>
      <span className={css.fact}>{usedWords(cta)}</span>
      {!isLocked && (
        <span className={css.actions}>
          <CtaMenu label={label} isBusy={isBusy} {...callbacks} />
        </span>
      )}
    </GridListItem>
  );
}
