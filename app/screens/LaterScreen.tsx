import { may } from '@hangtag/contract/rules/permissions';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { NotAvailable } from '@hangtag/ui/patterns/NotAvailable';
import { paths } from '../paths.ts';
import { useTitle } from '../shell/title.ts';
import { useSession } from '../stores/session.ts';
import { type LaterName, type LaterText, laterTexts } from './laterTexts.ts';
import { NotHere } from './NotHere.tsx';

/** A screen that comes later: named, explained, with a way back. Those without the permission see what they will see then (X7). */
export function laterScreen(name: LaterName) {
  const { title, purpose, needs }: LaterText = laterTexts[name];
  return function LaterScreen() {
    const session = useSession();
    const isAllowed = !needs || (session.phase === 'member' && may(session.user.role, needs));
    useTitle(isAllowed ? title : 'Not found');
    if (!isAllowed) return <NotHere />;
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

/** A tab of a product that comes later. */
export function laterTab(name: LaterName) {
  const { title, purpose } = laterTexts[name];
  return function LaterTab({ productId }: { productId: string }) {
    useTitle(title);
    const backHref = paths.product(Number(productId), 'content');
    return (
      <Page>
        <NotAvailable purpose={purpose} backHref={backHref} backLabel="Go to content" />
      </Page>
    );
  };
}
