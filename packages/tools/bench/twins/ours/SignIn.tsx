import './theme.ts';
import { AuthFrame } from '@hangtag/ui/patterns/AuthFrame';
import { SignInForm } from '@hangtag/ui/patterns/SignInForm';

const forgotHref = () => '/forgot';
const onSubmit = () => undefined;

export const Twin = () => (
  <AuthFrame title="Sign in" lead="The pages behind your products' codes.">
    <SignInForm onSubmit={onSubmit} forgotHref={forgotHref} />
  </AuthFrame>
);
