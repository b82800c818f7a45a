export { NewPassword, type NewPasswordProps, type PasswordTyped } from './NewPassword.tsx';
