import type { FileAsset } from '@hangtag/contract/wire/file';
import { Button } from '@hangtag/ui/elements/Button';
import { type DataColumn, DataTable } from '@hangtag/ui/elements/DataTable';
import { AssetGallery } from '@hangtag/ui/patterns/AssetGallery';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { Subject } from '../types.ts';

/** Selects the parts of each subject that are counted. */
export const thingsOf: Readonly<Record<Subject, string>> = {
  Button: 'button',
  'bare Button': 'button',
  AssetGallery: '[role=grid] [role=row]',
  'native gallery': 'dialog li',
  DataTable: '[role=grid] [role=row]',
  'native table': 'table tr',
};

const times = <Thing,>(count: number, make: (place: number) => Thing): readonly Thing[] =>
  Array.from({ length: count }, (_, place) => make(place));

const nothing = () => undefined;

/** A picture that needs no request. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#888" d="M0 0h1v1H0z"/></svg>',
)}`;

const asset = (place: number): FileAsset => ({
  filesId: place + 1,
  fileUrl: picture,
  type: 'image',
  caption: null,
  previewId: null,
  previewUrl: picture,
  name: `Picture ${place + 1}`,
  assetName: `Picture ${place + 1}`,
  status: 'active',
  companyId: 1,
  fileName: `picture-${place + 1}.jpg`,
  fileDescription: null,
  mime: 'image/jpeg',
  bytes: 640_000,
  width: 2400,
  height: 2700,
  durationMs: null,
  pages: null,
  alt: null,
  decorative: false,
  createdAt: '2026-10-14T10:00:00Z',
  addedBy: null,
  changedAt: '2026-10-14T10:00:00Z',
  focal: null,
  tags: [],
  usageCount: 0,
});

interface Fact {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
}

const fact = (place: number): Fact => ({
  id: `f${place + 1}`,
  name: `Payment ${place + 1}`,
  amount: `$${place + 1}.00`,
});

const columns: readonly DataColumn<Fact>[] = [
  { id: 'id', name: 'Number', cell: ({ id }) => id, width: 120 },
  { id: 'name', name: 'Name', cell: ({ name }) => name, part: 'title' },
  { id: 'amount', name: 'Amount', cell: ({ amount }) => amount, part: 'figure', width: 120 },
];

let worn = '';

/** Removes our button's class, so that the bare one has the same style. */
export const takeClass = (): void => {
  worn = document.querySelector('[data-component=Button]')?.className ?? '';
};

const draw: Readonly<Record<Subject, (count: number) => ReactNode>> = {
  Button: (count) => times(count, (place) => <Button key={place}>Publish</Button>),
  'bare Button': (count) =>
    times(count, (place) => (
      <AriaButton key={place} className={worn}>
        Publish
      </AriaButton>
    )),
  AssetGallery: (count) => (
    <AssetGallery
      purpose="image"
      content={{ phase: 'ready', assets: times(count, asset) }}
      uploads={[]}
      onUpload={nothing}
      onCancelUpload={nothing}
      onRetryUpload={nothing}
      onRetry={nothing}
      onSelect={nothing}
      onClose={nothing}
    />
  ),
  'native gallery': (count) => (
    <dialog open>
      <ul style={{ height: 522, overflow: 'auto', columns: 'auto 140px', listStyle: 'none' }}>
        {times(count, asset).map(({ filesId, assetName }) => (
          <li key={filesId} style={{ width: 140, height: 172 }}>
            <label>
              <input type="radio" name="file" value={filesId} />
              <img src={picture} alt="" width={140} height={140} loading="lazy" />
              {assetName}
            </label>
          </li>
        ))}
      </ul>
    </dialog>
  ),
  DataTable: (count) => (
    <div style={{ height: 600 }}>
      <DataTable
        aria-label="Payments"
        columns={columns}
        content={{ phase: 'ready', items: times(count, fact) }}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        emptyState="None"
        isVirtualized
      />
    </div>
  ),
  'native table': (count) => (
    <div style={{ height: 600, overflow: 'auto' }}>
      <table>
        <thead>
          <tr>
            {columns.map(({ id, name }) => (
              <th key={id}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times(count, fact).map(({ id, name, amount }) => (
            <tr key={id}>
              <td>{id}</td>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ),
};

/** A number of a subject, ready to be mounted: the data is made before the clock runs. */
export const drawn = (subject: Subject, count: number): ReactNode => draw[subject](count);
