import { merge, type MergePart, type MergeSide } from '@hangtag/contract/rules/merge';
import type { ProductContent } from '@hangtag/contract/wire/content';
import { useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { RadioCards } from '../../elements/RadioCards/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextButton } from '../../elements/TextButton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { formatMoment } from '../../support/formatDate.ts';
import { partWords } from './partWords.ts';
import * as css from './EditConflict.css.ts';
import { Version } from './Version.tsx';
import { type Catalogue, versionTexts } from './versionTexts.ts';

export interface EditConflictProps extends Catalogue {
  /** The name of the edited thing. */
  name: string;
  /** What it is, as the start of a sentence. @default 'This product' */
  what?: string;
  /** The version in this browser. */
  localVersion: ProductContent;
  /** The version that somebody else saved. */
  serverVersion: ProductContent;
  /** When the server version was saved, ISO 8601; null when unknown. */
  serverSavedAt: string | null;
  /** The differing parts, from `rules/merge`. */
  parts: readonly MergePart[];
  /** Receives the merged draft, which is then saved. */
  onResolve: (draft: ProductContent) => void;
  /** Closes without a decision; both versions stay. */
  onClose: () => void;
}

/** Resolves an edit conflict: shows both versions side by side, with a choice for each differing part. */
export function EditConflict(props: EditConflictProps) {
  const { name, localVersion, serverVersion, serverSavedAt, parts, onResolve, onClose } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, MergeSide>>>({});
  const sideOf = ({ key, suggested }: MergePart) => chosen[key] ?? suggested;
  const open = parts.filter((part) => sideOf(part) === null).length;
  const takeAll = (side: MergeSide) =>
    setChosen(Object.fromEntries(parts.map(({ key }) => [key, side])));
  const resolve = () => {
    const sides = new Map(parts.map((part) => [part.key, sideOf(part)]));
    onResolve(merge(localVersion, serverVersion, (key) => sides.get(key) ?? 'server'));
  };
  return (
    <Dialog
      isOpen
      size="large"
      dismissal="deliberate"
      title={`Two versions of ${name}`}
      onClose={onClose}
      footerStart={
        open === 0 ? 'Every part is chosen.' : `${open} of ${parts.length} left to choose.`
      }
      footer={
        <>
          <Button onPress={onClose}>Not now</Button>
          {open === 0 ? (
            <Button tone="primary" onPress={resolve}>
              Save this version
            </Button>
          ) : (
            <LockedButton tone="primary" reason="Choose a version for each part first.">
              Save this version
            </LockedButton>
          )}
        </>
      }
    >
      <Stack gap={24}>
        <div>
          <Text tone="inherit">
            {`${props.what ?? 'This product'} was saved elsewhere`}
            {serverSavedAt ? ` on ${formatMoment(serverSavedAt)}` : ''} while you were writing.
            Nothing is lost: choose for each part whose version stays.
          </Text>
          <div className={css.all}>
            <TextButton onPress={() => takeAll('local')}>Choose all of mine</TextButton>
            <TextButton onPress={() => takeAll('server')}>Choose all of theirs</TextButton>
          </div>
        </div>
        <div className={css.parts}>
          {parts.map((part) => {
            const { what, who } = partWords(part, props);
            const localTexts = versionTexts(part, localVersion, serverVersion, props);
            const serverTexts = versionTexts(part, serverVersion, localVersion, props);
            return (
              <section key={part.key} className={css.part}>
                <div className={css.head}>
                  <h3 className={css.name}>{what}</h3>
                  <span className={css.note}>{who}</span>
                </div>
                <RadioCards
                  aria-label={what}
                  value={sideOf(part)}
                  onChange={(side) => setChosen({ ...chosen, [part.key]: side })}
                  options={[
                    {
                      value: 'local',
                      title: 'Mine',
                      content: <Version texts={localTexts} other={serverTexts} />,
                    },
                    {
                      value: 'server',
                      title: 'Theirs',
                      content: <Version texts={serverTexts} other={localTexts} />,
                    },
                  ]}
                />
              </section>
            );
          })}
        </div>
      </Stack>
    </Dialog>
  );
}
