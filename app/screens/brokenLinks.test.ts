import type { DraftLink } from '@hangtag/contract/wire/link';
import { expect, it } from 'vitest';
import { merrow, oliveOil } from '../../stories/fixtures/productAnswer.ts';
import { brokenLinksOf } from './productWords.ts';

const link = (address: string, state: 'broken' | 'unknown', ctaId?: number): DraftLink => ({
  address,
  check: { at: '2026-11-20T12:00:00Z', status: 404, state, brokenSince: null, movedTo: null },
  cta: ctaId === undefined ? null : { ctaId, label: 'Shop' },
});

it('the publish dialog names broken addresses of the draft and of its buttons', () => {
  const kind = merrow.contentSections.find(({ fields }) => fields.some(({ key }) => key === 'url'));
  const draft = {
    ...oliveOil.unpublishedContent,
    sections: [
      {
        id: 'a',
        contentSectionId: kind?.id ?? 0,
        title: 'Ask us',
        values: { url: 'https://help.example' },
        assets: [],
        visible: true,
      },
    ],
    ctas: [1],
  };
  const links = [
    link('https://help.example', 'broken'),
    link('https://old.example', 'broken'),
    link('https://shop.example', 'broken', 1),
    link('https://other.example', 'broken', 2),
    link('https://quiet.example', 'unknown', 1),
  ];
  const found = brokenLinksOf(draft, links, merrow.contentSections, ({ id }) => `/at/${id}`);
  expect(found).toEqual([
    { name: 'Ask us, Address', address: 'https://help.example', href: '/at/a' },
    {
      name: 'The button “Shop”',
      address: 'https://shop.example',
      href: '/ctas?modal=cta&cta=1',
    },
  ]);
});
