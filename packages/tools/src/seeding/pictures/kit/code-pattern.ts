/** Modules in the manner of a QR code: a picture of one, not one to scan. */
import { scatter } from './landscape.ts';

/**
 * @param side Length of the whole pattern in units of the picture.
 * @param modules Modules along one side. @default 25
 */
export function codePattern(side: number, ink: string, modules = 25): string {
  const unit = side / modules;
  const last = modules - 7;
  const isEye = (row: number, column: number) =>
    (row < 8 && column < 8) || (row < 8 && column >= last - 1) || (row >= last - 1 && column < 8);
  const cells: string[] = [];
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      if (isEye(row, column) || scatter(row * modules + column, 3) < 0.5) continue;
      cells.push(
        `M${(column * unit).toFixed(2)} ${(row * unit).toFixed(2)}h${(unit * 1.02).toFixed(2)}v${(unit * 1.02).toFixed(2)}h${(-unit * 1.02).toFixed(2)}z`,
      );
    }
  }
  const eye = (column: number, row: number) =>
    `<g transform="translate(${column * unit} ${row * unit}) scale(${unit})"><path fill-rule="evenodd" d="M0 0H7V7H0ZM1 1V6H6V1Z"/><path d="M2 2H5V5H2Z"/></g>`;
  return `<g fill="${ink}"><path d="${cells.join('')}"/>${eye(0, 0)}${eye(last, 0)}${eye(0, last)}</g>`;
}
