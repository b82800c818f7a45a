export function ResetPasswordScreen(props: { token: string }) {
  return <p>{props.token}</p>;
}
