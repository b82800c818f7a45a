import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { AlertDialog } from '@hangtag/ui/elements/AlertDialog';
import { Button } from '@hangtag/ui/elements/Button';
import { Skeleton } from '@hangtag/ui/elements/Skeleton';
import { Text } from '@hangtag/ui/elements/Text';
import { Stack } from '@hangtag/ui/layout/Stack';
import { useState } from 'react';
import { shown } from '../remote/Remote.ts';
import { RemoteView } from '../remote/RemoteView.tsx';
import { loadBehind, publishWaiting, useBehind, usePublishing } from '../stores/dashboard.ts';
import { publishableOf } from './DashboardMain.tsx';

/** Publishes everything the headline counts: what is listed below at once, more than that after it was named. */
export function PublishAll({ answer }: { answer: DashboardAnswer }) {
  const publishing = usePublishing();
  const [isAsking, setAsking] = useState(false);
  const listed = publishableOf(answer);
  const { changed } = answer.waiting;
  if (listed.length < 2) return null;
  return (
    <>
      <Button
        tone="primary"
        isPending={listed.every(({ productId }) => publishing[productId] === 'busy')}
        onPress={() => {
          if (changed <= listed.length) return void publishWaiting(listed);
          setAsking(true);
          void loadBehind();
        }}
      >
        {changed === 2 ? 'Publish both' : `Publish all ${changed}`}
      </Button>
      {isAsking && <Question onClose={() => setAsking(false)} />}
    </>
  );
}

/** Names the products before their pages change, because the dashboard lists only some of them. */
function Question({ onClose }: { onClose: () => void }) {
  const behind = useBehind();
  const products = shown(behind) ?? [];
  return (
    <AlertDialog
      isOpen
      tone="neutral"
      title="Publish every product that is waiting?"
      action={products.length === 0 ? null : `Publish all ${products.length}`}
      onAction={() => {
        onClose();
        void publishWaiting(products);
      }}
      onClose={onClose}
    >
      <RemoteView
        of={behind}
        name="products"
        loading={<Skeleton shape="block" ratio="5 / 1" />}
        onRetry={() => void loadBehind()}
        ready={(all) => (
          <Stack gap={12}>
            <Text>Each page shows its draft as it is now.</Text>
            <Text tone="second">
              {new Intl.ListFormat('en').format(all.map(({ name }) => name))}
            </Text>
          </Stack>
        )}
      />
    </AlertDialog>
  );
}
