import * as css from './InvoiceDetails.css.ts';

/** A name and an address, one line under the other. */
export function BillTo({ lines }: { readonly lines: readonly string[] }) {
  return (
    <dd className={css.given}>
      {lines.map((line, place) => (
        <span key={place} className={place === 0 ? css.first : css.line}>
          {/* Keeps a house number before its street in either text direction. */}
          <bdi>{line}</bdi>
        </span>
      ))}
    </dd>
  );
}
