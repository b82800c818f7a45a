import { Heading } from '@hangtag/ui/elements/Heading';
import { Link } from '@hangtag/ui/elements/Link';
import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Text } from '@hangtag/ui/elements/Text';
import { Page } from '@hangtag/ui/layout/Page';
import { Split } from '@hangtag/ui/layout/Split';
import { Stack } from '@hangtag/ui/layout/Stack';
import { PlanUse } from '@hangtag/ui/patterns/PlanUse';
import { WaitingProducts } from '@hangtag/ui/patterns/WaitingProducts';
import { useEffect } from 'react';
import { paths } from '../paths.ts';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { withModal } from '../shell/modal.ts';
import { useTitle } from '../shell/title.ts';
import { loadWaiting, useProducts } from '../stores/products.ts';
import { useSession } from '../stores/session.ts';
import { headline } from './headline.ts';
import { planWords } from './planWords.ts';

/** `/`: what is waiting, as the headline says it [F010]; the charts come later. */
export function HomeScreen() {
  useTitle('Home');
  const { waiting } = useProducts();
  const session = useSession();
  useEffect(() => void loadWaiting(), []);
  const answer = shown(waiting);
  const aside = answer && session.phase === 'member' && (
    <PlanUse
      planName={planWords(session.user)}
      usage={answer.usage}
      included={session.user.subscription.productNumber}
      billingHref={withModal('billing')}
    />
  );
  return (
    <Page>
      <Split aside={aside}>
        <Stack gap={32}>
          <Heading level={1} kind="display" takesFocus>
            {headline(answer?.products.total)}
          </Heading>
          <RemoteView
            of={waiting}
            name="products"
            loading={<Skeleton shape="block" ratio="776 / 120" />}
            onRetry={() => void loadWaiting()}
            ready={({ products: { data } }) => (
              <Stack gap={24}>
                {data.length > 0 && (
                  <WaitingProducts
                    products={data}
                    hrefOf={({ productId }) => paths.product(productId, 'content')}
                  />
                )}
                <Text tone="second">
                  <Link href={paths.products()}>See all products</Link>
                </Text>
              </Stack>
            )}
          />
        </Stack>
      </Split>
    </Page>
  );
}
