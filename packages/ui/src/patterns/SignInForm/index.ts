export {
  type Credentials,
  SignInForm,
  type SignInFormProps,
  type SignInRefusal,
} from './SignInForm.tsx';
