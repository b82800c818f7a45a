import type { ReactNode } from 'react';
import { Foundation, Part } from './foundations/Foundation.tsx';
import * as css from './foundations/foundations.css.ts';

const layers = [
  [
    'theme',
    'Names of decisions, and their values in light, dark and high contrast. The only place with a raw colour, pixel or font.',
  ],
  ['layout', 'Places children; has no border, colour or text of its own.'],
  ['elements', 'A React Aria part dressed in the theme; knows no business word.'],
  [
    'patterns',
    'Shows one thing of the product from props and tells what happened through callbacks; never fetches, routes or stores.',
  ],
  ['brand', 'The tag, the logo and the illustrations.'],
] as const;

const reviewing = [
  [
    'Toolbar',
    'Switches theme, brand, density, locale (one of them 40 % longer), direction, motion, width and forced states. The address of the page keeps each choice.',
  ],
  [
    'States',
    'Every element has an example, and a story that lays its states side by side: hover, press and focus are set, so they can be compared.',
  ],
  ['Imports', 'Go through entry points: @hangtag/ui/elements/Button. There is no root entry.'],
] as const;

const promises = [
  [
    'No escape hatch',
    'No component takes a class or a style: a gap becomes a token, a variant or a component.',
  ],
  ['Names', 'Types ask for the accessible name.'],
  [
    'Contrast',
    'Text is 4.5 : 1 or better on every ground that it may be on, control boundaries and marks 3 : 1 or better.',
  ],
] as const;

/** [the need, the component for it, another component with its condition]. */
const choices = [
  ['One of two to five options, all visible', 'RadioGroup', 'SegmentedControl', 'for a view'],
  ['One of options that need a sentence each', 'RadioCards'],
  ['One of many options with known names', 'Select'],
  ['One of many options that people search', 'ComboBox'],
  ['Several options', 'CheckboxGroup', 'TagGroup', 'shows the chosen ones'],
  ['On or off, at once', 'Switch', 'Checkbox', 'where a form is sent'],
  ['To run an action', 'Button', 'IconButton', 'where space is short'],
  ['To go to an address', 'Link', 'LinkButton', 'where it is the main step'],
  ['A question that stops the work', 'AlertDialog'],
  ['A task beside the page', 'Dialog', 'Sheet', 'on a phone'],
  ['News about the last action', 'Toast'],
  ['News that stays until the user deals with it', 'Notice', 'Alert', 'beside a field'],
  ['How much of a limit is used', 'Meter', 'ProgressBar', 'for work that ends'],
  ['Rows that people compare', 'Table', 'DataTable', 'where they sort and choose'],
  ['Nothing to show yet', 'EmptyState', 'Skeleton', 'while it loads'],
] as const;

interface RowsProps {
  readonly rows: readonly (readonly [string, ReactNode])[];
}

function Rows({ rows }: RowsProps) {
  return (
    <dl className={css.rows}>
      {rows.map(([name, says]) => (
        <div key={name} className={css.row}>
          <dt className={css.name}>{name}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}

const pageOf = (name: string) => (
  <a className={css.link} href={`?path=/docs/elements-${name.toLowerCase()}--docs`} target="_top">
    {name}
  </a>
);

/** Where a reader of the library begins: its layers, how to review it, and which component fits. */
export function StartPage() {
  return (
    <Foundation
      title="The component library"
      lead="The tool is paper: warm, flat, hairline-ruled, quiet. The brand’s product is the only thing with colour and volume."
    >
      <Part title="Layers">
        <Rows rows={layers} />
      </Part>
      <Part title="How to review">
        <Rows rows={reviewing} />
      </Part>
      <Part title="What every component keeps">
        <Rows rows={promises} />
      </Part>
      <Part title="Which component when">
        <Rows
          rows={choices.map(([need, name, other, condition]) => [
            need,
            <>
              {pageOf(name)}
              {other && (
                <>
                  ; {pageOf(other)} {condition}
                </>
              )}
            </>,
          ])}
        />
      </Part>
    </Foundation>
  );
}
