import { inflateSync } from 'node:zlib';
import bwip from 'bwip-js/node';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CODE_DPI, CODE_WIDTH_MM, codeFormats, codeLevels } from '@hangtag/contract/wire/code';
import { drawVerified } from './codeFile.ts';
import { decodeFile } from './decode.ts';
import { drawEps, drawPdf, drawSvg } from './draw.ts';
import { compose } from './artwork.ts';
import { drawPng, wholePixels } from './drawPng.ts';
import { encode, sideOf } from './matrix.ts';

const link = 'https://tags.example/01/09506000134352';
const short = 'http://localhost:4000/p/7K3M04119Z';
const size = { widthMm: 24, dpi: 300 };
const plain = {
  symbol: 'qr',
  level: 'M',
  lines: [],
  retail: null,
  ink: '',
  sheet: null,
} as const;
const ofQr = { lines: [], retail: null } as const;
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

  it.each(
    codeFormats.flatMap(
      (format) =>
        [
          [format, link, 'digital-link'],
          [format, short, 'short'],
        ] as const,
    ),
  )('are a %s of %s, read from its bytes at every size', async (format, text, kind) => {
    for (const widthMm of [CODE_WIDTH_MM.min, CODE_WIDTH_MM.default, CODE_WIDTH_MM.max]) {
      const request = { ...plain, text, kind, format, widthMm, dpi: CODE_DPI.min } as const;
      // Read here, and not once more before.
      const { body } = await drawVerified(request, async () => [text]);
      expect(await decodeFile(body, format)).toEqual([text]);
    }
  });

  it.each(codeFormats)('are offered as %s only when both decoders read them', async (format) => {
    const { body } = await drawVerified({
      ...plain,
      text: link,
      kind: 'digital-link',
      format,
      ...size,
    });
    const asked: string[] = [];
    const texts = await decodeFile(body, format, ['QRCode'], (_pixels, width, height) => {
      asked.push(`${width} × ${height}`);
      return null;
    });
    expect([texts, asked.length > 0]).toEqual([[], true]);
    const other = async () => decodeFile(body, format, ['QRCode'], () => 'https://else.example');
    expect(await other()).toEqual([]);
  });

  it.each([
    ['https://q.example/01/09506000134352', 'M', 'Q'],
    ['https://hangtag.example/01/09506000134352', 'L', 'M'],
    ['https://hangtag.example/01/09506000134352', 'M', 'M'],
    [link, 'L', 'L'],
    [link, 'M', 'Q'],
    [link, 'H', 'H'],
  ] as const)('%s, asked for with level %s, says that it has %s', async (text, asked, level) => {
    const matrix = encode(text, 'digital-link', 'qr', asked);
    expect(matrix.level).toBe(level);
    // The same modules as the encoder draws where the level must not be raised.
    const [fixed] = bwip.raw('gs1dlqrcode', text, `eclevel=${level} fixedeclevel`);
    if (!fixed || !('pixs' in fixed)) throw new Error('The encoder drew no modules.');
    expect(matrix.dark).toEqual(Array.from(fixed.pixs, (pixel) => pixel === 1));
    const kind = 'digital-link';
    const request = { ...plain, text, level: asked, kind, format: 'svg', ...size } as const;
    const { body } = await drawVerified(request);
    const [, id] = /^<svg [^>]*id="([^"]*)"/.exec(body.toString()) ?? [];
    const { modules } = matrix;
    expect(id).toBe(
      `qr-${modules}x${modules}-version-${(modules - 17) / 4}-${level.toLowerCase()}`,
    );
    expect(body.toString()).toContain(`<title>${text}</title>`);
  });

  it.each(codeLevels)('are read at level %s from every file', async (level) => {
    for (const format of codeFormats) {
      const request = { ...plain, text: short, level, kind: 'short', format, ...size } as const;
      expect((await drawVerified(request)).body.length).toBeGreaterThan(0);
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
