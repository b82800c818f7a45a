import { FrameLoading } from '@hangtag/ui/patterns/FrameLoading';
import { type ReactNode, Suspense } from 'react';
import type { FrameKind } from '../navigation/frames.ts';
import { lazyScreen } from '../lazy/lazyScreen.tsx';
import { ScreenBoundary } from '../lazy/ScreenBoundary.tsx';

const MemberFrame = lazyScreen(() => import('./MemberFrame.tsx').then((m) => m.MemberFrame));
const ProductFrame = lazyScreen(() =>
  import('../screens/ProductFrame.tsx').then((m) => m.ProductFrame),
);

/** Loads a frame before its first render. */
export async function preloadFrame(kind: FrameKind): Promise<void> {
  const isFramed = kind === 'member' || kind === 'product';
  await Promise.all([
    isFramed && MemberFrame.preload(),
    kind === 'product' && ProductFrame.preload(),
  ]);
}

interface FramedProps {
  kind: Exclude<FrameKind, 'own'>;
  params: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}

/** Renders the frame around a screen; frames stay mounted while screens change. */
export function ScreenFrame({ kind, params, children }: FramedProps) {
  const screen = <Suspense>{children}</Suspense>;
  if (kind === 'bare') return screen;
  return (
    <ScreenBoundary>
      <Suspense fallback={<FrameLoading />}>
        <MemberFrame>
          {kind === 'product' ? (
            <Suspense>
              <ProductFrame key={params['productId']} productId={params['productId'] ?? ''}>
                {screen}
              </ProductFrame>
            </Suspense>
          ) : (
            screen
          )}
        </MemberFrame>
      </Suspense>
    </ScreenBoundary>
  );
}
