/** The content of two companies, below all their products. */
import type { DemoCompanyContent } from './types.ts';

export const demoCompanyContent: readonly DemoCompanyContent[] = [
  {
    company: 'merrow',
    publishedDaysAgo: 20,
    signature: [
      {
        key: 'story',
        slug: 'brand-story',
        title: 'From the quay at Portland',
        values: {
          picture: { file: 'quay-low-tide-wide' },
          text: 'Merrow began in 1998 as one shelf in a chandlery. Nine people work here now, and every one of them has met the growers and makers whose names stand on our packs.',
          url: 'https://merrow.example',
        },
      },
    ],
    premium: [],
    reports: [
      {
        year: 2026,
        kind: 'annual',
        title: 'Harvest report 2026',
        file: 'merrow-harvest-report-2026',
        url: null,
      },
      {
        year: 2025,
        kind: 'impact',
        title: 'What we gave back in 2025',
        file: null,
        url: 'https://merrow.example/gave-back',
      },
    ],
    badges: [
      {
        association: 'Coastal Organic Growers',
        certificateNumber: 'COG-0417',
        validFrom: '2025-01-01',
        validTo: null,
      },
      {
        association: 'Fair Pay Makers',
        certificateNumber: null,
        validFrom: null,
        validTo: null,
      },
    ],
  },
  {
    company: 'northmoor',
    publishedDaysAgo: 45,
    signature: [
      {
        key: 'story',
        slug: 'brand-story',
        title: 'Made where the road ends',
        values: {
          text: 'We cut and sew in Inverlaw, one street from the moor. What leaves this house has been worn on it first, in rain, by the people who made it.',
          url: 'https://northmoor.example',
        },
      },
    ],
    premium: [
      {
        key: 'promise',
        slug: 'promise',
        title: 'What we promise',
        values: {
          lines: [
            'Every seam is mended free for twenty years',
            'No down, no fur, no new plastic',
            'The maker’s name is sewn inside',
          ],
        },
      },
    ],
    reports: [
      {
        year: 2025,
        kind: 'sustainability',
        title: 'Sustainability report 2025',
        file: null,
        url: 'https://northmoor.example/sustainability-2025',
      },
    ],
    badges: [
      {
        association: 'Fair Pay Makers',
        certificateNumber: 'FPM 2281',
        validFrom: '2025-04-01',
        validTo: null,
      },
    ],
  },
];
