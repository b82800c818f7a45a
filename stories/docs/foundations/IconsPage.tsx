import { Icon } from '@hangtag/ui/elements/Icon';
import { SearchField } from '@hangtag/ui/elements/SearchField';
import { useState } from 'react';
import { usedIcons } from 'virtual:used-icons';
import { Foundation, Part } from './Foundation.tsx';
import * as css from './foundations.css.ts';

const words = (name: string) => name.replace(/(?<=[a-z])[A-Z0-9]/g, (letter) => ` ${letter}`);

/** Whether the glyph or one of its components contains the search text. */
const isFound = (typed: string) => {
  const wanted = typed.trim().toLowerCase();
  return ({ name, users }: (typeof usedIcons)[number]) =>
    `${name} ${words(name)} ${users.join(' ')}`.toLowerCase().includes(wanted);
};

/** Every glyph of the library, searchable by its name or its components. */
export function IconsPage() {
  const [typed, setTyped] = useState('');
  const found = usedIcons.filter(isFound(typed));
  return (
    <Foundation
      title="Icons"
      lead="Lucide at 16 pixels and a stroke of 1.3, in the colour of the words beside it. Always beside a word or with an accessible name; 18 or 20 only where one stands alone."
    >
      <Part title="In use">
        <div className={css.controls}>
          <SearchField
            label="Search"
            placeholder="Glyph or component"
            value={typed}
            onChange={setTyped}
          />
        </div>
        <output className={css.quiet}>
          {found.length === 0
            ? 'No glyph of this name is in use.'
            : `${found.length} of ${usedIcons.length} glyphs`}
        </output>
        <ul className={css.glyphs}>
          {found.map(({ name, glyph, users }) => (
            <li key={name} className={css.tile}>
              <Icon of={glyph} size={20} />
              <p className={css.name}>{words(name)}</p>
              <p className={css.quiet}>{users.join(', ')}</p>
            </li>
          ))}
        </ul>
      </Part>
    </Foundation>
  );
}
