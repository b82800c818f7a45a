import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import type { BuiltinDashboardAnswer, DashboardList } from '@hangtag/contract/wire/platform';
import { LinkTabs } from '../../elements/LinkTabs/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { DashboardFigure } from './DashboardFigure.tsx';
import * as css from './PlatformDashboard.css.ts';

type Entry = DashboardList['dashboards'][number];

/** The states of the selected dashboard. */
export type DashboardContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | { readonly phase: 'counted'; readonly answer: BuiltinDashboardAnswer }
  /** A dashboard of another service, at an address that the installation allows. */
  | { readonly phase: 'embedded'; readonly name: string; readonly url: string };

export interface PlatformDashboardProps {
  /** All dashboards, in order. */
  dashboards: readonly Entry[];
  /** Address of a dashboard. */
  hrefOf: (dashboard: Entry) => string;
  /** Address of the open dashboard. */
  current: string;
  /** The selected dashboard: loaded, loading, or failed with a reason. */
  content: DashboardContent;
  /** Address of a company, for rows about one. */
  companyHref: (companyId: number) => string;
  /** Loads its figures again after a failure. */
  onRetry: () => void;
}

/** The platform's dashboards: counted ones as bars in a table, and those of other services in a frame [D42]. */
export function PlatformDashboard(props: PlatformDashboardProps) {
  const { dashboards, hrefOf, current, content } = props;
  const hasEmbeds = dashboards.some(({ kind }) => kind === 'embed');
  return (
    <div data-component="PlatformDashboard">
      <Stack gap={32}>
        <LinkTabs
          aria-label="Dashboards"
          tabs={dashboards.map((each) => ({ label: each.name, href: hrefOf(each) }))}
          current={current}
        />
        <Body {...props} content={content} />
        {!hasEmbeds && dashboards.length > 0 && (
          <Text kind="caption" tone="quiet">
            Dashboards of other services can stand beside these. The operations guide says how.
          </Text>
        )}
      </Stack>
    </div>
  );
}

function Body({ content, companyHref, onRetry }: PlatformDashboardProps) {
  switch (content.phase) {
    case 'loading':
      return (
        <div className={css.skeletons} aria-busy>
          <VisuallyHidden announcement="once">Loading the figures</VisuallyHidden>
          <Skeleton width="30%" />
          <Skeleton width="100%" />
          <Skeleton width="100%" />
          <Skeleton width="100%" />
        </div>
      );
    case 'failed':
      return <FailedPart what="The figures" content={content} onRetry={onRetry} />;
    case 'embedded':
      return (
        <iframe
          className={css.embed}
          title={content.name}
          src={content.url}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
        />
      );
    case 'counted':
      return <DashboardFigure answer={content.answer} companyHref={companyHref} />;
  }
}
