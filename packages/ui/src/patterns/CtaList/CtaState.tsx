import type { Cta } from '@hangtag/contract/wire/cta';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { NoBreakDates } from '../../elements/Text/index.ts';
import { stateDays } from './CtaColumns.css.ts';
import { stateWords } from './ctaWords.ts';

interface CtaStateProps {
  cta: Cta;
  /** The present moment, in milliseconds since 1970. */
  now: number;
}

/** Whether pages show a call to action now, with the days that decide it. */
export function CtaState({ cta, now }: CtaStateProps) {
  const { shape, words, days } = stateWords(cta, now);
  return (
    <StatusMark shape={shape}>
      {words}
      {days && (
        <>
          {' '}
          <span className={stateDays}>
            <NoBreakDates text={days} />
          </span>
        </>
      )}
    </StatusMark>
  );
}
