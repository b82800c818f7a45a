import { SEARCH_MAX } from '@hangtag/contract/wire/pagination';
import { useId } from 'react';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { SearchField } from '../../elements/SearchField/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import * as css from './GalleryToolbar.css.ts';
import type { AssetGalleryProps, GalleryPurpose, HeaderType } from './types.ts';

export interface GalleryToolbarProps {
  purpose: GalleryPurpose;
  headerType: HeaderType;
  onHeaderTypeChange: ((type: HeaderType) => void) | undefined;
  /** Whether a video may be embedded from another site. */
  mayEmbed: boolean;
  /** "46 images"; null until it is known. */
  count: string | null;
  inactive: AssetGalleryProps['inactive'];
  search: string;
  onSearch: (search: string) => void;
  embedUrl: string;
  onEmbedUrl: (url: string) => void;
  /** Why the address is rejected. */
  problem: string | undefined;
}

const types = [
  { value: 'image', label: 'Image' },
  { value: 'movie', label: 'Video' },
] as const;

/** The kind of header media, the number of files, the search, and the address of an embedded video. */
export function GalleryToolbar(props: GalleryToolbarProps) {
  const typeId = useId();
  return (
    <div className={css.toolbar}>
      {props.purpose === 'header' && (
        <div className={css.type}>
          <span id={typeId} className={css.label}>
            Type
          </span>
          <RadioGroup
            aria-labelledby={typeId}
            orientation="horizontal"
            options={types}
            value={props.headerType}
            onChange={props.onHeaderTypeChange}
          />
        </div>
      )}
      {props.mayEmbed && (
        <div className={css.embed}>
          <TextField
            label="Or embed external URL"
            type="url"
            placeholder="https://"
            value={props.embedUrl}
            onChange={props.onEmbedUrl}
            // The problem appears when Select is pressed and goes with the next key.
            validationBehavior="aria"
            validate={() => props.problem}
          />
        </div>
      )}
      <div className={css.search}>
        <output className={css.count}>{props.count}</output>
        {props.inactive && (
          <Inline gap={8}>
            <StatusMark shape="struck">{`${props.inactive.count} inactive`}</StatusMark>
            <TextButton onPress={props.inactive.onActivate}>Activate</TextButton>
          </Inline>
        )}
        <div className={css.searchField}>
          <SearchField
            maxLength={SEARCH_MAX}
            aria-label="Search files"
            placeholder="Search names and captions"
            value={props.search}
            onChange={props.onSearch}
          />
        </div>
      </div>
    </div>
  );
}
