/** The demo's printed matter: one A4 page each, as HTML that the browser prints to PDF. */

interface Sheet {
  readonly brand: string;
  readonly ink: string;
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly heading: string; readonly body: string }[];
  readonly foot: string;
}

const table = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

const list = (items: readonly string[]) =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

const style = `
  @page { size: A4; margin: 0 }
  body { margin: 0; padding: 25mm 24mm; font: 10pt/15pt 'Inter Variable'; color: #1c1b18; box-sizing: border-box }
  .brand { font: 500 15pt/18pt 'Newsreader Variable'; margin: 0 0 26mm }
  h1 { font: 400 30pt/34pt 'Newsreader Variable'; letter-spacing: -.015em; margin: 0 0 5mm }
  .lead { font: 400 13pt/19pt 'Newsreader Variable'; margin: 0 0 12mm; max-width: 118mm }
  h2 { font: 600 10pt/15pt 'Inter Variable'; margin: 9mm 0 2mm }
  table { border-collapse: collapse; width: 100%; border-top: .8pt solid #1c1b18 }
  td { padding: 2mm 0; border-bottom: .4pt solid #c9c4b8; vertical-align: top }
  td:last-child { text-align: right; font-feature-settings: 'tnum' }
  td:first-child { color: #4f4b44 }
  ol { margin: 0; padding-inline-start: 5mm } li { padding: .6mm 0 }
  .foot { position: absolute; bottom: 18mm; left: 24mm; right: 24mm; font-size: 8pt; color: #686359 }`;

const sheet = ({ brand, ink, title, lead, parts, foot }: Sheet) =>
  `<title>${title}</title><style>${style}.brand,h1{color:${ink}}</style><p class="brand">${brand}</p><h1>${title}</h1><p class="lead">${lead}</p>${parts
    .map((part) => `<h2>${part.heading}</h2>${part.body}`)
    .join('')}<p class="foot">${foot}</p>`;

const northmoor = {
  brand: 'Northmoor',
  ink: '#24384f',
  foot: 'Northmoor Outfitters, 40 Carrier Road, Inverlaw. An invented company with invented figures.',
} as const;

/** Documents by file name without its ending. */
export const documents: Readonly<Record<string, string>> = {
  'merrow-harvest-report-2026': sheet({
    brand: 'Merrow',
    ink: '#33421f',
    title: 'Harvest report 2026',
    lead: 'Seven days of picking, one wet afternoon, and 2,140 liters of oil from 41 trees to the terrace.',
    parts: [
      {
        heading: 'Picking and pressing',
        body: table([
          ['Day', 'Crates', 'Hours to the mill', 'Liters'],
          ['October 6', '118', '3.5', '264'],
          ['October 7', '131', '3.0', '301'],
          ['October 8, rain after noon', '64', '2.5', '139'],
          ['October 9, lot 26-114', '152', '4.0', '366'],
          ['October 10', '149', '3.5', '352'],
          ['October 11', '160', '4.0', '377'],
          ['October 12', '142', '3.5', '341'],
        ]),
      },
      {
        heading: 'Laboratory, lot 26-114',
        body: table([
          ['Free acidity', '0.18 %'],
          ['Peroxide value', '5.1 meq O₂/kg'],
          ['K232', '1.62'],
          ['Polyphenols', '486 mg/kg'],
        ]),
      },
    ],
    foot: 'Merrow Goods, 14 Quay Street, Portland, ME 04101. An invented company with invented figures.',
  }),
  'storm-lantern-manual': sheet({
    ...northmoor,
    title: 'Storm Lantern',
    lead: 'Filling, trimming and the five parts you can replace with a coin and two fingers.',
    parts: [
      {
        heading: 'Lighting',
        body: list([
          'Stand the lantern level. Fill the tank to the line with lamp oil.',
          'Wait ten minutes for a new wick to drink.',
          'Raise the glass with the lever and light the wick.',
          'Lower the glass. Turn the flame down until it stops smoking.',
        ]),
      },
      {
        heading: 'Spare parts',
        body: table([
          ['1 Wick, 12 mm', 'SL-026-W'],
          ['2 Globe, clear', 'SL-026-G'],
          ['3 Burner', 'SL-026-B'],
          ['4 Tank cap with seal', 'SL-026-C'],
          ['5 Carrying wire', 'SL-026-H'],
        ]),
      },
      {
        heading: 'Never',
        body: list([
          'Never burn petrol or fuel for stoves.',
          'Never refill a warm lantern.',
          'Never leave it burning in a closed tent.',
        ]),
      },
    ],
  }),
  'northmoor-repair-list': sheet({
    ...northmoor,
    title: 'Repair list',
    lead: 'Bring it or send it. If mending costs more than half of a new one, we call you first.',
    parts: [
      {
        heading: 'Shoes',
        body: table([
          ['New sole, both shoes', '£ 34.00'],
          ['Stitching', 'no charge for five years'],
          ['Lace hooks, each', '£ 1.50'],
        ]),
      },
      {
        heading: 'Flasks and lanterns',
        body: table([
          ['Seal for the Ridge Flask', '£ 3.00'],
          ['Cup', '£ 9.00'],
          ['Lantern globe', '£ 7.50'],
          ['Wick, three', '£ 4.00'],
        ]),
      },
      {
        heading: 'Wool',
        body: table([
          ['Moth hole, woven shut', '£ 12.00'],
          ['Fringe, one end', '£ 16.00'],
        ]),
      },
    ],
  }),
  'trail-runner-sizes': sheet({
    ...northmoor,
    title: 'Trail Runner Two: sizes',
    lead: 'Measure your longer foot in the evening, standing, from heel to toe. Add nothing; the room is in the shoe.',
    parts: [
      {
        heading: 'Foot length',
        body: table([
          ['EU', 'UK', 'US', 'Millimetres'],
          ['36', '3.5', '4.5', '225'],
          ['38', '5', '6', '238'],
          ['40', '6.5', '7.5', '251'],
          ['42', '8', '9', '265'],
          ['44', '9.5', '10.5', '278'],
          ['46', '11', '12', '291'],
          ['48', '12.5', '13.5', '305'],
        ]),
      },
    ],
  }),
};
