import { SignInIllustration } from '@hangtag/ui/brand/SignInIllustration';
import { Stack } from '@hangtag/ui/layout/Stack';
import { AuthFrame } from '@hangtag/ui/patterns/AuthFrame';
import type { ReactNode } from 'react';
import { useTitle } from '../navigation/title.ts';

interface SignedOutPageProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Whether it replaces another page at the same address. @default false */
  isNext?: boolean;
}

/** A page around signing in: text and actions beside the illustration. */
export function SignedOutPage({ title, lead, children, isNext }: SignedOutPageProps) {
  useTitle(title);
  return (
    <AuthFrame title={title} lead={lead} isNext={isNext} picture={<SignInIllustration />}>
      <Stack gap={12}>{children}</Stack>
    </AuthFrame>
  );
}
