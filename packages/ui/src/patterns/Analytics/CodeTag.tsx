import * as css from './CodeTag.css.ts';

interface CodeTagProps {
  /** Of the product. */
  name: string;
  /** What the code opens. */
  address: string;
  /** The drawing of the code. */
  symbolUrl: string;
}

/** The number of a Digital Link as it stands under a code. */
const numberOf = (address: string) => /\/01\/(?<gtin>\d{14})/.exec(address)?.groups?.['gtin'];

/** The tag with a product's own code, as it hangs on the pack. */
export function CodeTag({ name, address, symbolUrl }: CodeTagProps) {
  const gtin = numberOf(address);
  return (
    <div className={css.tag}>
      <svg className={css.sheet} viewBox="0 0 320 500" aria-hidden>
        <path
          className={css.paper}
          d="M62 62h196l60 74v338a24 24 0 0 1-24 24H26a24 24 0 0 1-24-24V136z"
        />
        <circle className={css.hole} cx={160} cy={118} r={15} />
        <path className={css.string} d="M160 118C162 70 128 62 132 30 134 14 142 6 152 0" />
      </svg>
      <div className={css.face}>
        <img
          className={css.symbol}
          src={symbolUrl}
          width={220}
          height={220}
          alt={`Code of ${name}: opens ${address}`}
        />
        {gtin && <div className={css.number}>{`(01) ${gtin}`}</div>}
        <div className={css.name} aria-hidden>
          {name}
        </div>
      </div>
    </div>
  );
}
