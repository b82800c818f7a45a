interface RowsProps {
  readonly heads: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

function Rows({ heads, rows }: RowsProps) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, second]) => (
          <tr key={first}>
            <td>{first}</td>
            <td>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The layers of the library, from the inside out. */
export function Layers() {
  return (
    <Rows
      heads={['Layer', 'What it is']}
      rows={[
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
      ]}
    />
  );
}

/** Which of several similar components fits. */
export function Choices() {
  return (
    <Rows
      heads={['You need', 'Use']}
      rows={[
        ['One of two to five options, all visible', 'RadioGroup; SegmentedControl for a view'],
        ['One of options that need a sentence each', 'RadioCards'],
        ['One of many options with known names', 'Select'],
        ['One of many options that people search', 'ComboBox'],
        ['Several options', 'CheckboxGroup; TagGroup shows what was chosen'],
        ['On or off, at once', 'Switch; Checkbox where a form is sent'],
        ['To run an action', 'Button; IconButton where room is short'],
        ['To go to an address', 'Link; LinkButton where it is the main step'],
        ['A question that stops the work', 'AlertDialog'],
        ['A task of its own beside the page', 'Dialog; Sheet on a phone'],
        ['News of what just happened', 'Toast'],
        ['News that stays until it is dealt with', 'Notice on a page, Alert beside its field'],
        ['How much of a limit is used', 'Meter; ProgressBar for work that ends'],
        ['Rows that people compare', 'Table; DataTable where they sort and choose'],
        ['Nothing to show yet', 'EmptyState; Skeleton while it loads'],
      ]}
    />
  );
}
