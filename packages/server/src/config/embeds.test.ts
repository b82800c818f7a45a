import { describe, expect, it } from 'vitest';
import { embedOrigins, readEmbeds } from './embeds.ts';

function read(text: string | undefined) {
  const warnings: string[] = [];
  const embeds = readEmbeds(text, (sentence) => warnings.push(sentence));
  return { embeds, said: warnings };
}

describe('EMBEDDED_DASHBOARDS', () => {
  it('names dashboards and their addresses', () => {
    const { embeds, said: warnings } = read(
      'Sales=https://bi.example.com/d/1?a=b | Support = https://bi.example.com/d/2',
    );
    expect(warnings).toEqual([]);
    expect(embeds).toEqual([
      { id: 'embed-1', name: 'Sales', url: 'https://bi.example.com/d/1?a=b' },
      { id: 'embed-2', name: 'Support', url: 'https://bi.example.com/d/2' },
    ]);
  });

  it.each([
    'http://bi.example.com',
    'Sales=http://bi.example.com',
    'Sales=javascript:alert(1)',
    "Sales=https://bi.example.com/;script-src 'unsafe-inline'",
    'Sales=https://somebody:secret@bi.example.com',
  ])('refuses %s', (entry) => {
    const { embeds, said: warnings } = read(entry);
    expect(embeds).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('EMBEDDED_DASHBOARDS')]);
    expect(warnings[0]).not.toMatch(/secret|javascript|unsafe/);
  });

  it('is empty when nothing is set', () => {
    expect(read(undefined)).toEqual({ embeds: [], said: [] });
  });

  it('allows each origin once', () => {
    const { embeds } = read('A=https://a.example/1\nB=https://a.example/2\nC=https://c.example');
    expect(embedOrigins(embeds)).toEqual(['https://a.example', 'https://c.example']);
  });
});
