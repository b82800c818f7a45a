export { SignInIllustration, type SignInIllustrationProps } from './SignInIllustration.tsx';
