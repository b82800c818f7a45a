/** A QR code that is shown and never printed: of a preview, or of a secret for an app. */
import { compose } from './artwork.ts';
import { drawSvg } from './draw.ts';
import { encode } from './matrix.ts';

/** The code as SVG. @param widthMm Width of the symbol without its quiet zone. @param title Never the text, which may be a secret. */
export function drawOnScreen(text: string, widthMm: number, title: string): string {
  const matrix = encode(text, 'short');
  return drawSvg(compose({ matrix, widthMm, lines: [], retail: null }), { title, id: 'qr' });
}
