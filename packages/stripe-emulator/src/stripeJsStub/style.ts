/** The page's colours and type inside the fields: Stripe's `style` option as rules. */
import type { StripeElementStyle } from '@stripe/stripe-js';

/** In what condition the fields are; later ones win. */
const variants = ['base', 'complete', 'empty', 'invalid'] as const;

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A value that could end its rule is left out. */
const isSafe = (value: string): boolean => !/[{};<]/.test(value);

function declarations(properties: object): string {
  return Object.entries(properties)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => [kebab(name), String(value)] as const)
    .filter(([name, value]) => isSafe(value) && name !== 'icon-color')
    .map(
      ([name, value]) =>
        `${name === 'font-smoothing' ? '-webkit-font-smoothing' : name}: ${value};`,
    )
    .join(' ');
}

/** The rules of one condition: of the inputs, and of their placeholder, hover, focus and so on. */
function rulesOf(variant: (typeof variants)[number], properties: object): string {
  const inputs = variant === 'base' ? 'input' : `input.${variant}`;
  const nested = Object.entries(properties)
    .filter(([name, value]) => name.startsWith(':') && typeof value === 'object' && value !== null)
    .map(([name, value]: [string, object]) => `${inputs}${name} { ${declarations(value)} }`);
  return [`${inputs} { ${declarations(properties)} }`, ...nested].join('\n');
}

const own = `
  :host { display: block; }
  fieldset { border: 0; margin: 0; padding: 0; min-inline-size: 0; display: flex; flex-wrap: wrap; gap: 0.25em 0.75em; }
  legend { padding: 0; font: 600 0.6875rem/1.4 system-ui, sans-serif; letter-spacing: 0.04em; color: inherit; }
  label { display: flex; flex-direction: column; gap: 0.25em; min-inline-size: 0; font: 400 0.8125rem/1.4 system-ui, sans-serif; }
  label.number { flex: 4 1 11em; }
  label.expiry { flex: 1 1 4.5em; }
  label.cvc, label.postal { flex: 1 1 3.5em; }
  label.hidden > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  input { all: unset; box-sizing: border-box; inline-size: 100%; min-inline-size: 0; font: 400 1rem/1.5 system-ui, sans-serif; cursor: text; direction: ltr; text-align: start; }
  input::placeholder { color: inherit; opacity: 0.72; }
  input:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; border-radius: 2px; }
  input:disabled { cursor: default; opacity: 0.6; }
`;

/** The sheet of an element; set through the object model, which every content policy allows. */
export function sheetOf(style: StripeElementStyle = {}): string {
  return [own, ...variants.map((variant) => rulesOf(variant, style[variant] ?? {}))].join('\n');
}
