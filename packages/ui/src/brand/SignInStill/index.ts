export { SignInStill, type SignInStillProps } from './SignInStill.tsx';
