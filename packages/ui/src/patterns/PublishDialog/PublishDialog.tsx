import type { ContentChange } from '@hangtag/contract/wire/changes';
import type { ContentSection } from '@hangtag/contract/wire/section';
import { ChangeList } from '@hangtag/ui/patterns/ChangeList';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { plural } from '../../support/count.ts';
import { withoutScheme } from '../linkHealth/linkWords.ts';
import * as css from './PublishDialog.css.ts';

export interface PublishDialogProps {
  /** Name of what is published. */
  name: string;
  /** From `rules/changes`, in page order; empty the first time. */
  changes: readonly ContentChange[];
  /** The catalogue, for the names of sections and fields. */
  definitions: readonly ContentSection[];
  /** Whether it is already public. */
  isPublished: boolean;
  /** What prevents publishing. */
  blockers: readonly Blocker[];
  /** Addresses of the draft that lead nowhere; they do not prevent publishing. @default none */
  brokenLinks?: readonly BrokenLink[];
  /** Current or future address of the page; empty without one of its own. */
  publicUrl: string;
  /** The effect of publishing. @default the effect on a product's page */
  lead?: string;
  /** Whether the dialog is open. @default true */
  isOpen?: boolean;
  /** Whether it is being published. @default false */
  isBusy?: boolean;
  /** Why publishing failed, as a sentence. */
  problem?: string;
  /** Opens the comparison after another user's save; takes the place of publishing. @default none */
  onCompare?: () => void;
  /** Publishes it; the caller closes the dialog after a success. */
  onPublish: () => void;
  /** Called when the dialog closes without publishing. */
  onClose: () => void;
}

/** What prevents publishing, and the place where it is put right. */
export interface Blocker {
  /** Section and field: `Nutrition, Amounts`. */
  readonly name: string;
  /** What is wrong: `empty`. */
  readonly problem: string;
  readonly href: string;
}

/** An address that leads nowhere, and the place where it is mended. */
export interface BrokenLink {
  /** What leads there: `The button “Shop”`. */
  readonly name: string;
  readonly address: string;
  readonly href: string;
}

/** Shows the public changes before publishing. */
export function PublishDialog(props: PublishDialogProps) {
  const {
    name,
    changes,
    isPublished,
    blockers,
    isBusy = false,
    problem,
    onCompare,
    onClose,
  } = props;
  const { brokenLinks = [] } = props;
  const isBlocked = blockers.length > 0;
  return (
    <Dialog
      title={
        isPublished ? `Publish ${plural(changes.length, 'change')} to ${name}?` : `Publish ${name}?`
      }
      isOpen={props.isOpen ?? true}
      dismissal={isBusy ? 'deliberate' : 'any'}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button
            tone="primary"
            isPending={isBusy}
            isDisabled={isBlocked && !onCompare}
            onPress={onCompare ?? props.onPublish}
          >
            {onCompare ? 'Compare' : 'Publish'}
          </Button>
        </>
      }
    >
      <div className={css.content}>
        <p className={css.lead}>
          {props.lead ??
            (isPublished
              ? 'People who scan the code see the new page at once.'
              : 'The page becomes public. Its address never changes afterwards:')}
          {!isPublished && props.publicUrl && (
            <span className={css.address}>{props.publicUrl}</span>
          )}
        </p>
        {isBlocked && (
          <Notice tone="caution" title="Put this right first." announcement="polite">
            {blockers.map(({ name: what, problem: words, href }) => (
              <Row key={`${what} ${words}`} name={what} words={words} href={href}>
                Go to section
              </Row>
            ))}
          </Notice>
        )}
        {brokenLinks.length > 0 && (
          <Notice
            tone="caution"
            title={`${plural(brokenLinks.length, 'link')} ${brokenLinks.length === 1 ? 'leads' : 'lead'} nowhere.`}
          >
            {brokenLinks.map(({ name: what, address, href }) => (
              <Row
                key={`${what} ${address}`}
                name={what}
                words={withoutScheme(address)}
                href={href}
              >
                Fix link
              </Row>
            ))}
          </Notice>
        )}
        {problem && (
          <Notice tone="danger" title="Not published." announcement="assertive">
            {problem}
          </Notice>
        )}
        {isPublished && (
          <ChangeList changes={changes} definitions={props.definitions} isPublished />
        )}
      </div>
    </Dialog>
  );
}

interface RowProps {
  name: string;
  words: string;
  href: string;
  /** What its link does. */
  children: string;
}

/** One thing to put right, with the link to its place. */
const Row = ({ name, words, href, children }: RowProps) => (
  <span className={css.row}>
    <span className={css.rowWords}>
      {name}: {words}
    </span>
    <Link href={href} display="alone" aria-label={`${children}: ${name}`}>
      {children}
    </Link>
  </span>
);
