import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { Link } from '@hangtag/ui/elements/Link';
import { LinkButton } from '@hangtag/ui/elements/LinkButton';
import { Inline } from '@hangtag/ui/layout/Inline';
import { Stack } from '@hangtag/ui/layout/Stack';
import { FirstSteps } from '@hangtag/ui/patterns/FirstSteps';
import { ScanSummary } from '@hangtag/ui/patterns/ScanSummary';
import { WaitingProducts } from '@hangtag/ui/patterns/WaitingProducts';
import { billingEntry } from '../navigation/billingEntry.ts';
import { paths } from '../navigation/paths.ts';
import { publishWaiting, usePublishing } from '../stores/dashboard.ts';
import { firstSteps, needsPlanFirst } from './dashboardWords.ts';

interface DashboardMainProps {
  answer: DashboardAnswer;
  user: CurrentUser;
}

/** The dashboard's main column: a new company's next step, products to publish, and the scans. */
export function DashboardMain({ answer, user }: DashboardMainProps) {
  const readerId = user.id;
  const way = billingEntry(user);
  const plan =
    needsPlanFirst(user) && way.isOpen ? { href: way.href, canChoose: user.role !== 'User' } : null;
  const progress = usePublishing();
  const { waiting, scans, firstSteps: steps } = answer;
  const { changed, drafts, latest } = waiting;
  const listed = steps && !steps.published ? [] : waitingOf(latest);
  return (
    <Stack gap={48}>
      {steps && <FirstSteps steps={firstSteps(steps, plan)} />}
      {listed.length > 0 && (
        <Stack gap={20}>
          <WaitingProducts
            products={listed}
            hrefOf={({ productId }) => paths.product(productId, 'content')}
            readerId={readerId}
            onPublish={waiting.canPublish ? (product) => void publishWaiting([product]) : undefined}
            progress={progress}
          />
          <Inline gap={20}>
            {changed > publishableOf(answer).length && (
              <LinkButton
                href={paths.products({ state: 'changed' })}
                tone={steps ? 'outline' : 'primary'}
              >
                Review changes
              </LinkButton>
            )}
            {drafts > 0 && (
              <Link href={paths.products({ state: 'draft' })} display="alone">
                {drafts === 1 ? '1 product never published' : `${drafts} products never published`}
              </Link>
            )}
          </Inline>
        </Stack>
      )}
      <ScanSummary
        scans={scans}
        most={scans.products.map(({ productId: id, name, count }) => ({ id, name, count }))}
        mostOf="products"
        link={{ label: 'Open analytics', href: paths.analytics() }}
        hrefOf={(id) => paths.product(id, 'real-code')}
        none="Nobody has scanned a code yet. Put a product’s code where people see it, and the scans are counted here from the first one on."
      />
    </Stack>
  );
}

/**
 * The products that the headline counts come first: pages with unpublished changes; without any, drafts without a page.
 */
function waitingOf(latest: DashboardAnswer['waiting']['latest']) {
  const behind = latest.filter(({ published }) => published);
  return behind.length > 0 ? behind : latest;
}

/** The listed products that the reader can publish here: those with a page already. */
export const publishableOf = ({ waiting }: DashboardAnswer) =>
  waiting.canPublish ? waiting.latest.filter(({ published }) => published) : [];
