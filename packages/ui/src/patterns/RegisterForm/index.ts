export { ConfirmForm, type ConfirmFormProps } from './ConfirmForm.tsx';
export { InviteCodeForm, type InviteCodeFormProps } from './InviteCodeForm.tsx';
export { RegisterForm, type RegisterFormProps, type Registration } from './RegisterForm.tsx';
export { RegisterFormLoading } from './RegisterFormLoading.tsx';
