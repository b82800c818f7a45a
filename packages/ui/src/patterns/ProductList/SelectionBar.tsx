import { Button } from '../../elements/Button/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { plural } from '../../support/count.ts';
import type { ProductSelection } from './types.ts';
import * as css from './ProductList.css.ts';

/** How many products are selected, on every page of the list, and what can be done with all of them. */
export function SelectionBar({ chosen, onClear, onPrint }: ProductSelection) {
  return (
    <section className={css.bar} aria-label="Selected products">
      <Text kind="data">{plural(chosen.size, 'product')} selected</Text>
      <TextButton onPress={onClear}>Clear</TextButton>
      <Button onPress={onPrint}>Print files</Button>
    </section>
  );
}
