import type { PrintUse } from '@hangtag/contract/wire/code';
import { Check, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import type { ChosenCode } from './artwork.ts';
import { preflight, summaryOf } from './preflight.ts';
import * as css from './Preflight.css.ts';

export interface PreflightProps {
  code: ChosenCode;
  widthMm: number;
  use: PrintUse;
  changeCount: number;
}

const marks = { passed: Check, check: TriangleAlert } as const;
const words = { passed: 'Passed', check: 'To check' } as const;

/** The checks before printing, and what is still to check. */
export function Preflight({ code, widthMm, use, changeCount }: PreflightProps) {
  const headingId = useId();
  const facts = preflight(code, { widthMm, use }, changeCount);
  return (
    <section aria-labelledby={headingId}>
      <div className={css.head}>
        <Heading level={2} id={headingId}>
          Checked before print
        </Heading>
        <Text as="span" kind="data" tone="second">
          {summaryOf(facts)}
        </Text>
      </div>
      <ul className={css.facts}>
        {facts.map(({ id, verdict, what, detail, value }) => (
          <li key={id} className={css.fact}>
            <span className={css.mark} data-verdict={verdict}>
              <Icon of={marks[verdict]} />
              <VisuallyHidden>{words[verdict]}: </VisuallyHidden>
            </span>
            <span className={css.what}>
              {what}
              {detail && (
                <span className={css.detail} data-verdict={verdict}>
                  {detail}
                </span>
              )}
            </span>
            <span className={css.value}>{value}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
