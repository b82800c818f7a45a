const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** The news of the day, by how many published products have changes that nobody sees yet. */
export function headline(waiting: number | undefined): string {
  if (waiting === undefined) return 'Your products';
  if (waiting === 0) return 'Every published page is up to date';
  const count = words[waiting] ?? String(waiting);
  return waiting === 1
    ? 'One product is waiting to be published'
    : `${count} products are waiting to be published`;
}
