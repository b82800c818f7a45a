import type { Cta } from '@hangtag/contract/wire/cta';
import { ctaHost, ctaState } from '@hangtag/contract/rules/cta';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { companyList, companyRow } from './CompanyCtas.css.ts';
import { CtaLabel } from './CtaLabel.tsx';
import { CtaState } from './CtaState.tsx';

interface CompanyCtasProps {
  /** In page order. */
  ctas: readonly Cta[];
  /** Where they are chosen. */
  href: string;
  /** The present moment, in milliseconds since 1970. */
  now: number;
}

/** The calls to action that follow on every page, to read. */
export function CompanyCtas({ ctas, href, now }: CompanyCtasProps) {
  return (
    <Stack as="section" gap={12}>
      <Inline justify="between" align="baseline">
        <Heading level={3}>From the company</Heading>
        <Link href={href}>Change for all pages</Link>
      </Inline>
      {ctas.length > 0 && (
        <ul className={companyList}>
          {ctas.map((cta) => (
            <li key={cta.ctaId} className={companyRow}>
              <span>
                <CtaLabel
                  label={cta.label}
                  look={cta.style}
                  isLive={ctaState(cta, now) === 'live'}
                />
              </span>
              <Text kind="data">{cta.file?.name ?? ctaHost(cta.target)}</Text>
              <CtaState cta={cta} now={now} />
            </li>
          ))}
        </ul>
      )}
      <Text kind="caption" tone="second">
        {ctas.length > 0
          ? 'These follow on every page, after its own.'
          : 'None. Those that the company publishes for all pages follow here.'}
      </Text>
    </Stack>
  );
}
