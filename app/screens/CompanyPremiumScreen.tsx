import { partOf } from '@hangtag/contract/rules/companyContent';
import type { CompanySection } from '@hangtag/contract/wire/section';
import { TagDrawing } from '@hangtag/ui/brand/TagDrawing';
import { EmptyState } from '@hangtag/ui/elements/EmptyState';
import { Heading } from '@hangtag/ui/elements/Heading';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Text } from '@hangtag/ui/elements/Text';
import { NoticeBar } from '@hangtag/ui/layout/NoticeBar';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { shown } from '../remote/Remote.ts';
import { useTitle } from '../navigation/title.ts';
import { useCompany } from '../stores/company.ts';
import { CompanyContentFrame } from './CompanyContentFrame.tsx';
import { CompanyContentPart } from './CompanyContentPart.tsx';
import { usePlanFacts } from './planUse.ts';

/** The premium sections: everyone can read them, editing needs a premium plan [F016, D40]. */
export function CompanyPremiumScreen() {
  const definitions = shown(useCompany())?.contentSections ?? [];
  const { billingHref } = usePlanFacts();
  useTitle('Premium content');
  return (
    <CompanyContentFrame>
      {(content, draft) => {
        const { premiumLocked, edit } = content.can;
        // A missing permission is shown first, because a plan would not change it.
        const isForSale = edit && premiumLocked !== null;
        const plans = billingHref && <LinkButton href={billingHref}>See plans</LinkButton>;
        if (isForSale && draft.premium.length === 0)
          return (
            <Page width="form">
              <EmptyState
                title="Premium content is part of the Business and Enterprise plans"
                illustration={<TagDrawing state="whole" />}
                actions={plans}
              >
                It stands on the pages of all your products, below “About the brand”.
              </EmptyState>
              <PremiumBenefits definitions={definitions} />
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
            <CompanyContentPart
              part="premium"
              content={content}
              draft={draft}
              definitions={definitions}
              locked={premiumLocked}
              hidesReason={isForSale}
            />
          </>
        );
      }}
    </CompanyContentFrame>
  );
}

/** The benefits of premium, from the catalogue's own names and texts. */
function PremiumBenefits({ definitions }: { definitions: readonly CompanySection[] }) {
  const offered = definitions.filter(
    (each) => each.scope === 'company' && partOf(each) === 'premium',
  );
  return (
    <Stack gap={16}>
      <Heading level={2} kind="heading">
        {offered.length === 1 ? 'The section it adds' : 'The sections it adds'}
      </Heading>
      <Stack as="ul" gap={20}>
        {offered.map(({ id, name, description }) => (
          <li key={id}>
            <Text kind="label">{name}</Text>
            <Text kind="data" tone="second">
              {description}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
