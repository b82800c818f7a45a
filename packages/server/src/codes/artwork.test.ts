import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codeSize, humanLines } from '@hangtag/contract/rules/codeSize';
import { commonSheets, labelCount } from '@hangtag/contract/rules/labelSheet';
import { codeFormats } from '@hangtag/contract/wire/code';
import { compose } from './artwork.ts';
import { type CodeRequest, drawVerified } from './codeFile.ts';
import { decodeFile } from './decode.ts';
import { drawEps, drawPdf } from './draw.ts';
import { encode } from './matrix.ts';

type Readers = Parameters<typeof decodeFile>[2];

const link = 'https://tags.example/01/09506000134352';
const size = { widthMm: 24, dpi: 300 };
const plain = {
  symbol: 'qr',
  level: 'M',
  lines: [],
  retail: null,
  ink: '',
  sheet: null,
} as const;

/** The file, and what its bytes read as: its check before compares no more than what it should read as. */
async function drawAndRead(request: CodeRequest, expected: readonly string[], readers?: Readers) {
  const { body } = await drawVerified(request, async () => expected);
  return decodeFile(body, request.format, readers);
}

/** A PDF as text, with its streams inflated. */
function pagesOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return text.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (_, data: string) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
}

describe('files for print', () => {
  const gtin14 = '09506000134352';
  const ean = { kind: 'EAN-13', digits: '9506000134352' } as const;

  it.each([
    ['datamatrix', link],
    ['gs1-datamatrix', `(01)${gtin14}`],
  ] as const)('are a %s too, read from each file', async (symbol, text) => {
    for (const format of codeFormats) {
      const request = { ...plain, symbol, text, kind: 'digital-link', format, ...size } as const;
      expect(await drawAndRead(request, [text], ['DataMatrix'])).toEqual([text]);
    }
  });

  it.each([
    [ean, '9506000134352'],
    [{ kind: 'UPC-A', digits: '036000291452' }, '0036000291452'],
    [{ kind: 'EAN-8', digits: '96385074' }, '96385074'],
  ] as const)(
    'have %j beside them, read from each file with the number below',
    async (retail, read) => {
      const lines = [`(01) ${gtin14}`, '(10) L-26/108'];
      for (const format of codeFormats) {
        const request = {
          ...plain,
          text: link,
          kind: 'digital-link',
          format,
          ...size,
          lines,
          retail,
        } as const;
        const expected = [link, read].toSorted();
        const readers = ['QRCode', 'EAN13', 'EAN8'] as const;
        expect(await drawAndRead(request, expected, readers)).toEqual(expected);
      }
    },
  );

  it('are as large as the screen says', () => {
    for (const symbol of ['qr', 'datamatrix'] as const) {
      const matrix = encode(link, 'digital-link', symbol);
      for (const retail of [null, ean]) {
        for (const lot of [null, '', 'L-26/108', 'ABCDEFGHIJKLMNOPQRST']) {
          const lines = lot === null ? [] : humanLines(gtin14, lot);
          const { width, height } = compose({ matrix, widthMm: 24, lines, retail });
          const said = codeSize(matrix, 24, { lines, retail });
          expect([width, height]).toEqual([said.width, said.height]);
        }
      }
    }
    // GS1's own figures of an EAN-13 at 100 %.
    const { width, height } = codeSize({ modules: 10, quietZone: 0 }, 10, {
      lines: [],
      retail: ean,
    });
    expect([width - 10 - 2, height]).toEqual([expect.closeTo(37.29, 1), expect.closeTo(25.93, 1)]);
  });

  it('are printed in a named spot colour alone', async () => {
    const artwork = compose({
      matrix: encode(link, 'digital-link'),
      widthMm: 24,
      lines: [],
      retail: null,
    });
    const spot = { title: link, ink: 'Warm Brown (C)' };
    const pdf = pagesOf(await drawPdf(artwork, spot));
    expect(pdf).toContain('/Separation');
    expect(pdf).not.toContain('/DeviceCMYK cs');
    const eps = drawEps(artwork, spot);
    expect(eps).toContain(
      String.raw`[/Separation (Warm Brown \(C\)) /DeviceCMYK {0 0 0 4 -1 roll}] setcolorspace`,
    );
    expect(eps).not.toContain('setcmykcolor');
    for (const format of ['pdf', 'eps'] as const) {
      const request = {
        ...plain,
        text: link,
        kind: 'digital-link',
        format,
        ...size,
        ink: spot.ink,
      } as const;
      expect(await decodeFile((await drawVerified(request)).body, format)).toEqual([link]);
    }
  });

  it.each(Object.entries(commonSheets))('are read from every label of %s', async (_, sheet) => {
    const request = {
      ...plain,
      text: link,
      kind: 'digital-link',
      format: 'pdf',
      ...size,
      sheet,
    } as const;
    const expected = Array.from({ length: labelCount(sheet) }, () => link);
    expect(await drawAndRead(request, expected)).toEqual(expected);
  });
});
