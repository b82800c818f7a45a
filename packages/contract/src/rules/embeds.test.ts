import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEmbed } from './embeds.ts';

describe('the address of an external video', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    ['http://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'https://vimeo.com/76979871/8272103f6e',
    ],
    ['https://vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ])('%s is stored as %s', (typed, url) => {
    expect(readEmbed(typed)?.url).toBe(url);
  });

  it.each([
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/redirect?q=https://example.com',
    'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:8080/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/channels/staffpicks',
    'a film',
  ])('%s is refused', (typed) => {
    expect(readEmbed(typed)).toBeNull();
  });

  it('is normalised so that reading it again changes nothing', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{11}$/);
    fc.assert(
      fc.property(id, (each) => {
        const first = readEmbed(`https://youtu.be/${each}`);
        expect(first && readEmbed(first.url)).toEqual(first);
      }),
    );
  });
});
