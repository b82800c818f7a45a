import { may } from '@hangtag/contract/rules/permissions';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { NotAvailable } from '@hangtag/ui/patterns/NotAvailable';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { useSession } from '../stores/session.ts';
import {
  type PlannedScreenName,
  type PlannedScreenText,
  plannedScreens,
} from './plannedScreens.ts';
import { NotFoundPart } from './NotFoundPart.tsx';

/** A planned screen: its name, its purpose and a link back. Users without the permission see "Not found" (X7). */
export function plannedScreen(name: PlannedScreenName) {
  const { title, purpose, needs }: PlannedScreenText = plannedScreens[name];
  return function PlannedScreen() {
    const session = useSession();
    const isAllowed = !needs || (session.phase === 'member' && may(session.user.role, needs));
    useTitle(isAllowed ? title : 'Not found');
    if (!isAllowed) return <NotFoundPart />;
    return (
      <Page>
        <Stack gap={48}>
          <Heading level={1}>{title}</Heading>
          <NotAvailable purpose={purpose} backHref={paths.products()} backLabel="Go to products" />
        </Stack>
      </Page>
    );
  };
}
