/** PDF files for tests, written by hand. */

interface Page {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Drawing operators. @default a red rectangle on the lower half */
  readonly content?: string;
}

/** A document whose pages all look the same. */
export function pdf(
  { width, height, content = `1 0 0 rg 0 0 ${width} ${height / 2} re f` }: Page = {
    width: 600,
    height: 800,
  },
  pages = 1,
): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 4);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((each) => `${each} 0 R`).join(' ')}] /Count ${pages} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...numbers.map(
      () => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 3 0 R >>`,
    ),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.from(`${text}startxref\n${text.indexOf('xref\n0 ')}\n%%EOF\n`);
}
