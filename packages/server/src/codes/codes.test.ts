import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CODE_DPI, CODE_WIDTH_MM } from '@hangtag/contract/wire/code';
import { drawVerified } from './codeFile.ts';
import { decodeFile } from './decode.ts';
import { drawPng, drawSvg } from './draw.ts';
import { QUIET_ZONE, encode } from './matrix.ts';

const link = 'https://tags.example/01/09506000134352';
const short = 'http://localhost:4000/p/7K3M04119Z';
const size = { widthMm: 24, dpi: 300 };

describe('codes', () => {
  it('are refused by the encoder when the GTIN has a wrong check digit', () => {
    expect(() => encode('https://tags.example/01/09506000134353', 'digital-link')).toThrow(
      /checksum/i,
    );
  });

  it.each([
    [link, 'digital-link'],
    [short, 'short'],
  ] as const)('are %s, read from the pixels of SVG and PNG at every size', async (url, kind) => {
    for (const widthMm of [CODE_WIDTH_MM.min, CODE_WIDTH_MM.default, CODE_WIDTH_MM.max]) {
      for (const format of ['svg', 'png'] as const) {
        const { body } = await drawVerified({ url, kind, format, widthMm, dpi: CODE_DPI.min });
        expect(await decodeFile(body)).toBe(url);
      }
    }
  });

  it('have the requested width in millimetres, plus their quiet zone', () => {
    const matrix = encode(link, 'digital-link');
    const whole = (24 * (matrix.modules + 2 * QUIET_ZONE)) / matrix.modules;
    const [, mm] = /width="([\d.]+)mm"/.exec(drawSvg(matrix, size)) ?? [];
    expect(Number(mm)).toBeCloseTo(whole, 2);
  });

  it('have at least the requested resolution, on whole pixels, at the same printed size', async () => {
    const matrix = encode(link, 'digital-link');
    const facts = await sharp(await drawPng(matrix, size)).metadata();
    const side = matrix.modules + 2 * QUIET_ZONE;
    expect(facts.width % side).toBe(0);
    expect(facts.density).toBeGreaterThanOrEqual(300);
    const printedMm = ((facts.width / side) * matrix.modules * 25.4) / (facts.density ?? 0);
    expect(printedMm).toBeCloseTo(24, 1);
  });

  it('keep four empty modules on every side', async () => {
    const matrix = encode(short, 'short');
    const png = await drawPng(matrix, size);
    const { info } = await sharp(png).trim({ background: '#fff' }).toBuffer({
      resolveWithObject: true,
    });
    const { width } = await sharp(png).metadata();
    const scale = width / (matrix.modules + 2 * QUIET_ZONE);
    expect([info.trimOffsetLeft, info.trimOffsetTop]).toEqual([-4 * scale, -4 * scale]);
    expect(info.width).toBe(matrix.modules * scale);
  });

  it('are refused when they read back as another text or as nothing', async () => {
    const request = { url: `${short}?odd`, kind: 'short', format: 'svg', ...size } as const;
    for (const read of ['https://elsewhere.example', null]) {
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
    expect(await decodeFile(blank)).toBeNull();
  });
});
