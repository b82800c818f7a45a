import type { ReactNode } from 'react';
export function ProductFrame({ children }: { productId: string; children: ReactNode }) {
  return <>{children}</>;
}
