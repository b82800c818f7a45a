import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CODE_DPI, CODE_WIDTH_MM, codeFormats } from '@hangtag/contract/wire/code';
import { drawVerified } from './codeFile.ts';
import { decodeFile } from './decode.ts';
import { drawEps, drawPdf, drawSvg } from './draw.ts';
import { compose } from './artwork.ts';
import { drawPng, wholePixels } from './drawPng.ts';
import { encode, sideOf } from './matrix.ts';

/** Its types describe what bundlers make of the package; Node gives the module itself. */
const { default: readQr } = jsQR as unknown as { readonly default: typeof jsQR };

const link = 'https://tags.example/01/09506000134352';
const short = 'http://localhost:4000/p/7K3M04119Z';
const size = { widthMm: 24, dpi: 300 };
const plain = { symbol: 'qr', line: null, retail: null, ink: '', sheet: null } as const;
const ofQr = { line: null, retail: null } as const;
const black = { title: link, ink: '' } as const;

/** A PDF as text, with its streams inflated. */
function pagesOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  return text.replaceAll(/stream\n([\s\S]*?)\nendstream/g, (_, data: string) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
}

describe('codes', () => {
  it('are refused by the encoder when the GTIN has a wrong check digit', () => {
    expect(() => encode('https://tags.example/01/09506000134353', 'digital-link')).toThrow(
      /checksum/i,
    );
  });

  it.each([
    [link, 'digital-link'],
    [short, 'short'],
  ] as const)('are %s, read from the bytes of each file at every size', async (url, kind) => {
    for (const widthMm of [CODE_WIDTH_MM.min, CODE_WIDTH_MM.default, CODE_WIDTH_MM.max]) {
      for (const format of codeFormats) {
        const { body } = await drawVerified({
          ...plain,
          text: url,
          kind,
          format,
          widthMm,
          dpi: CODE_DPI.min,
        });
        expect(await decodeFile(body, format)).toEqual([url]);
      }
    }
  });

  it('are read by a second decoder too', async () => {
    for (const [url, kind] of [
      [link, 'digital-link'],
      [short, 'short'],
    ] as const) {
      const { body } = await drawVerified({ ...plain, text: url, kind, format: 'png', ...size });
      const { data, info } = await sharp(body)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const pixels = new Uint8ClampedArray(data);
      expect(readQr(pixels, info.width, info.height)?.data).toBe(url);
    }
  });

  it('have the requested width in millimetres, plus their quiet zone', () => {
    const matrix = encode(link, 'digital-link');
    const whole = (24 * sideOf(matrix)) / matrix.modules;
    const artwork = compose({ matrix, widthMm: 24, ...ofQr });
    const [, mm] = /width="([\d.]+)mm"/.exec(drawSvg(artwork, { title: link, id: 'qr' })) ?? [];
    expect(Number(mm)).toBeCloseTo(whole, 2);
  });

  it.each([203, 300, 600, 1200])(
    'are pictures of one bit at %i dpi, with whole pixels a module',
    async (dpi) => {
      const matrix = encode(link, 'digital-link');
      const artwork = compose({ matrix, widthMm: 24, ...ofQr }, wholePixels(dpi));
      const facts = await sharp(await drawPng(artwork, dpi)).metadata();
      const side = sideOf(matrix);
      expect([facts.width % side, facts.density, facts.bitsPerSample]).toEqual([0, dpi, 1]);
      const printedMm = ((facts.width / side) * matrix.modules * 25.4) / dpi;
      const pixelMm = (matrix.modules * 25.4) / dpi;
      expect(Math.abs(printedMm - 24)).toBeLessThanOrEqual(pixelMm / 2);
    },
  );

  it('are printed in black ink only, trimmed to their quiet zone', async () => {
    const matrix = encode(link, 'digital-link');
    const artwork = compose({ matrix, widthMm: 29, ...ofQr });
    const points = ((29 + 8) * 72) / 25.4;
    const pdf = pagesOf(await drawPdf(artwork, black));
    expect(pdf).toContain('/DeviceCMYK cs\n0 0 0 1 scn\nf');
    expect(pdf).not.toContain('/DeviceRGB');
    const [, trim] = /\/TrimBox \[0 0 ([\d.]+)/.exec(pdf) ?? [];
    expect(Number(trim)).toBeCloseTo(points, 2);
    const eps = drawEps(artwork, black);
    expect(eps).toContain('0 0 0 1 setcmykcolor');
    const [, box] = /^%%HiResBoundingBox: 0 0 ([\d.]+)/m.exec(eps) ?? [];
    expect(Number(box)).toBeCloseTo(points, 3);
  });

  it('are the same file for the same request', async () => {
    const matrix = encode(link, 'digital-link');
    const artwork = compose({ matrix, widthMm: 24, ...ofQr });
    const draw = () => drawPdf(artwork, black);
    expect(await draw()).toEqual(await draw());
  });

  it('keep four empty modules on every side', async () => {
    const matrix = encode(short, 'short');
    const artwork = compose({ matrix, widthMm: 24, ...ofQr }, wholePixels(300));
    const png = await drawPng(artwork, 300);
    const { info } = await sharp(png).trim({ background: '#fff' }).toBuffer({
      resolveWithObject: true,
    });
    const { width } = await sharp(png).metadata();
    const scale = width / sideOf(matrix);
    expect([info.trimOffsetLeft, info.trimOffsetTop]).toEqual([-4 * scale, -4 * scale]);
    expect(info.width).toBe(matrix.modules * scale);
  });

  it('are refused when they read back as another text or as nothing', async () => {
    const text = `${short}?odd`;
    const request = { ...plain, text, kind: 'short', format: 'svg', ...size } as const;
    for (const read of [['https://elsewhere.example'], [], [text, text]]) {
      await expect(drawVerified(request, async () => read)).rejects.toMatchObject({
        status: 422,
        details: { code: 'code_unreadable' },
      });
    }
  });

  it('read as nothing when the picture is blank', async () => {
    const blank = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect(await decodeFile(blank, 'png')).toEqual([]);
  });
});
