import { partOf } from '@hangtag/contract/rules/companyContent';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { Notice } from '@hangtag/ui/elements/Notice';
import { NoticeBar } from '@hangtag/ui/layout/NoticeBar';
import { Page } from '@hangtag/ui/layout/Page';
import { shown } from '../remote/Remote.ts';
import { useTitle } from '../shell/title.ts';
import { useCompany } from '../stores/company.ts';
import { CompanyContentFrame } from './CompanyContentFrame.tsx';
import { CompanyPart } from './CompanyPart.tsx';
import { usePlanFacts } from './planUse.ts';

/** The premium sections: read by all, written on a premium plan [F016, D40]. */
export function CompanyPremiumScreen() {
  const definitions = shown(useCompany())?.contentSections ?? [];
  const { billingHref } = usePlanFacts();
  useTitle('Premium content');
  return (
    <CompanyContentFrame>
      {(content, draft) => {
        const { premiumLocked, edit } = content.can;
        // Whoever may not write at all is told that first; a plan would not change it.
        const isForSale = edit && premiumLocked !== null;
        const plans = billingHref && <LinkButton href={billingHref}>See plans</LinkButton>;
        if (isForSale && draft.premium.length === 0)
          return (
            <Page>
              <EmptyState
                title="Premium content is part of the Business and Enterprise plans"
                actions={plans}
              >
                {whatItGives(definitions)}
              </EmptyState>
            </Page>
          );
        return (
          <>
            {isForSale && (
              <NoticeBar>
                <Notice title="Read only on this plan." actions={plans}>
                  {premiumLocked}
                </Notice>
              </NoticeBar>
            )}
            <CompanyPart
              part="premium"
              content={content}
              draft={draft}
              definitions={definitions}
              locked={premiumLocked}
            />
          </>
        );
      }}
    </CompanyContentFrame>
  );
}

/** What one would get, by the names and words of the catalogue itself. */
function whatItGives(definitions: readonly CompanySection[]): string {
  const offered = definitions.filter(
    (each) => each.scope === 'company' && partOf(each) === 'premium',
  );
  const told = offered.map(({ name, description }) => `${name}: ${description}`);
  return ['It stands on the pages of all your products, below your signature.', ...told].join(' ');
}
