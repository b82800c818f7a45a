export function ContentScreen(props: { productId: string }) {
  return <p>{props.productId}</p>;
}
