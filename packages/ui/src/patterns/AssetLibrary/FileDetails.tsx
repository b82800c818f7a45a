import { type FileAsset, fileFormats, type FileUse } from '@hangtag/contract/wire/file';
import { FileText, Film, X } from 'lucide-react';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Checkbox } from '../../elements/Checkbox/index.ts';
import { FileTrigger } from '../../elements/FileTrigger/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { TagGroup } from '../../elements/TagGroup/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import type { FileWords, UnsavedWords } from '../../support/useFileWords.ts';
import * as css from './AssetLibrary.css.ts';
import { FileUses } from './FileUses.tsx';
import { addedWords } from './addedWords.ts';
import { FocalPoint } from './FocalPoint.tsx';
import { ReplaceDialog, type ReplaceDialogProps } from './ReplaceDialog.tsx';
import type { FileEdit, UsesContent } from './types.ts';

export interface FileDetailsProps {
  asset: FileAsset;
  uses: UsesContent;
  /** Where a use is edited; undefined where the reader has no screen for it. */
  hrefOfUse: (use: FileUse) => string | undefined;
  /** What is typed and not saved yet. */
  words: UnsavedWords;
  /** Saves a change; resolves to whether it is saved. Absent, nothing can be changed. */
  onSave?: (edit: FileEdit) => Promise<boolean>;
  /** Replaces it; resolves when the server has answered. */
  onReplace?: ReplaceDialogProps['onReplace'];
  /** Closes the details; absent where a sheet around them does. */
  onClose?: (() => void) | undefined;
  /** Deletes it; only called while nothing uses it. */
  onDelete?: () => void;
}

/** The opened file: what it is called, what it shows, where it is used, and what can be done with it. */
export function FileDetails(props: FileDetailsProps) {
  const { asset, uses, words, onReplace, onDelete, onClose } = props;
  const { filesId } = asset;
  const saved = { name: asset.name, alt: asset.alt ?? '', tag: '' };
  const typed = words.of(filesId);
  const { name, alt, tag } = { ...saved, ...typed };
  const type = (next: FileWords) => words.type(filesId, next, saved);
  const onSave = props.onSave && ((edit: FileEdit) => void props.onSave?.(edit));
  const saveWords = (field: keyof FileWords, edit: FileEdit) =>
    void words.save(filesId, [field], async () => (await props.onSave?.(edit)) ?? false);
  const [replacement, setReplacement] = useState<File | null>(null);
  const { width, height, bytes, tags, type: kind } = asset;
  const facts = [width && height ? `${width} × ${height}` : '', bytes ? formatBytes(bytes) : ''];
  const isUsed = uses === 'loading' || uses === 'failed' || uses.length > 0;
  const addTag = () => {
    const added = tag.trim();
    if (added && !tags.includes(added)) saveWords('tag', { tags: [...tags, added] });
    else type({ tag: '' });
  };
  return (
    <section className={css.details} aria-label={asset.name}>
      <Stack gap={4}>
        <Inline justify="between" wraps={false}>
          <Heading level={2}>{asset.name}</Heading>
          {onClose && <IconButton icon={X} aria-label="Close" onPress={onClose} />}
        </Inline>
        <Text kind="data" tone="quiet">
          {[facts.filter(Boolean).join(', '), addedWords(asset)].filter(Boolean).join('. ')}
        </Text>
      </Stack>
      {words.isRecovered && Object.keys(typed).length > 0 && (
        <RecoveredFieldsNotice onDiscard={words.discard} />
      )}
      {kind === 'image' ? (
        <FocalPoint
          src={asset.fileUrl || asset.previewUrl}
          focal={asset.focal}
          {...(onSave && { onChange: (focal) => onSave({ focal }) })}
        />
      ) : (
        <Picture
          src={asset.previewUrl}
          alt=""
          ratio="16 / 9"
          placeholder={<Icon of={kind === 'pdf' ? FileText : Film} size={24} />}
        />
      )}
      <Inline justify="between">
        <StatusMark shape={asset.status === 'active' ? 'full' : 'struck'}>
          {asset.status === 'active' ? 'Active' : 'Inactive'}
        </StatusMark>
        {onSave && (
          <Button
            size="small"
            onPress={() => onSave({ status: asset.status === 'active' ? 'inactive' : 'active' })}
          >
            {asset.status === 'active' ? 'Deactivate' : 'Activate'}
          </Button>
        )}
      </Inline>
      <TextField
        label="Name"
        value={name}
        maxLength={255}
        isDisabled={!onSave}
        onChange={(next) => type({ name: next })}
        onBlur={() => {
          // A file keeps its name when the field is emptied.
          if (name.trim() === '') type({ name: saved.name });
          else if (name !== saved.name) saveWords('name', { name });
        }}
      />
      {kind === 'image' && (
        <Stack gap={8}>
          <TextArea
            label="Description"
            rows={2}
            maxLength={500}
            value={alt}
            isDisabled={!onSave || asset.decorative}
            onChange={(next) => type({ alt: next })}
            onBlur={() => alt !== saved.alt && saveWords('alt', { alt })}
            hint="Read aloud to people who can’t see the picture."
          />
          <Checkbox
            label="Decorative, skip when read aloud"
            isSelected={asset.decorative}
            isDisabled={!onSave}
            onChange={(decorative) => onSave?.({ decorative })}
          />
        </Stack>
      )}
      <TagGroup
        label="Tags"
        items={tags.map((each) => ({ id: each, label: each }))}
        {...(onSave && {
          onRemove: (gone) => onSave({ tags: tags.filter((each) => !gone.includes(each)) }),
        })}
      />
      {onSave && (
        <TextField
          label="Add a tag"
          value={tag}
          maxLength={40}
          onChange={(next) => type({ tag: next })}
          onKeyDown={(event) => event.key === 'Enter' && addTag()}
          hint="Enter adds it."
        />
      )}
      <FileUses uses={uses} hrefOfUse={props.hrefOfUse} />
      <Inline gap={8}>
        {onReplace && (
          <FileTrigger
            accept={Object.keys(fileFormats[kind])}
            onChoose={([file]) => file && setReplacement(file)}
          >
            <Button>Replace</Button>
          </FileTrigger>
        )}
        {asset.fileUrl !== '' && (
          <LinkButton href={asset.fileUrl} download>
            Download
          </LinkButton>
        )}
        {onDelete && !isUsed && (
          <Button tone="dangerQuiet" onPress={onDelete}>
            Delete
          </Button>
        )}
      </Inline>
      {onReplace && replacement && (
        <ReplaceDialog
          asset={asset}
          uses={uses}
          file={replacement}
          onChoose={setReplacement}
          onReplace={onReplace}
          onClose={() => setReplacement(null)}
        />
      )}
    </section>
  );
}
