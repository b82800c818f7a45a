import { Check, X } from 'lucide-react';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import * as css from './CopyParts.css.ts';

const copied = ['Page content and sections', 'Header media and logo', 'Calls to action'];
const left = ['UPC or GTIN', 'Code and page address', 'Publication and scans'];

/** What a copy contains and what it does not [D37]. */
export function CopyParts() {
  return (
    <div className={css.parts}>
      <Part title="Copied" items={copied} glyph={Check} />
      <Part title="Not copied" items={left} glyph={X} />
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly glyph: typeof Check;
}

const Part = ({ title, items, glyph }: PartProps) => (
  <div>
    <Text kind="label">{title}</Text>
    <ul className={css.list} aria-label={title}>
      {items.map((item) => (
        <li key={item} className={css.item}>
          <Icon of={glyph} />
          {item}
        </li>
      ))}
    </ul>
  </div>
);
