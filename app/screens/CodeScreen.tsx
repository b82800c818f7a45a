export function CodeScreen(props: { productId: string }) {
  return <p>{props.productId}</p>;
}
