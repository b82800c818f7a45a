export function SummaryScreen(props: { productId: string }) {
  return <p>{props.productId}</p>;
}
