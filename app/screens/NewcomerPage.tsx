import { SignInStill } from '@hangtag/ui/brand/SignInStill';
import { Stack } from '@hangtag/ui/layout/Stack';
import { AuthFrame } from '@hangtag/ui/patterns/AuthFrame';
import type { ReactNode } from 'react';
import { useTitle } from '../shell/title.ts';

interface NewcomerPageProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Did it take the place of another page at the same address? @default false */
  isNext?: boolean;
}

/** A page of the way in: words and what to do, beside the still life. */
export function NewcomerPage({ title, lead, children, isNext }: NewcomerPageProps) {
  useTitle(title);
  return (
    <AuthFrame title={title} lead={lead} isNext={isNext} picture={<SignInStill />}>
      <Stack gap={12}>{children}</Stack>
    </AuthFrame>
  );
}
