export function ProductsScreen() {
  return null;
}
