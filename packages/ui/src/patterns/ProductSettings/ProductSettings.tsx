import { UsageMeter, type Usage } from '@hangtag/ui/patterns/UsageMeter';
import type { ProductStatus } from '@hangtag/contract/wire/product';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Addresses, type PageFacts } from './Addresses.tsx';
import { Identity, type IdentityProps } from './Identity.tsx';
import * as css from './ProductSettings.css.ts';
import { StatusRows } from './StatusRows.tsx';

export interface ProductSettingsProps extends Omit<IdentityProps, 'isLocked' | 'errors'> {
  /** The saved facts: status, page and dates. */
  product: PageFacts;
  /** Validation errors by the wire's names: `model`, `upcCode`. */
  errors?: IdentityProps['errors'];
  /** Why the product can't be edited; null when it can. */
  lockedReason: string | null;
  /** Whether this user may deactivate, archive and restore. */
  canChangeStatus: boolean;
  /** The status that is being set; null for none. @default null */
  busy?: ProductStatus | null;
  /** Why the last status change failed, as a sentence. */
  problem?: string | undefined;
  /** Why it can't become active now and how to change that; null when it can, or is. */
  restoreLocked: string | null;
  /** Receives the new status; the caller confirms archiving first. */
  onStatusChange: (status: ProductStatus) => void;
  /** How much of the plan is used; null until it is known. */
  usage: Usage | null;
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** Link to the plan; absent where this user cannot change it. */
  billingHref?: string;
  /** What of it is recalled, and how; below its status. */
  recalls?: ReactNode;
  /** Whether its page is an e-label; below its recalls. */
  eLabel?: ReactNode;
  /** That it was sold to another company, and the platform's way to say so; below its addresses. */
  transfer?: ReactNode;
  /** That the platform withholds its page, and the way to do so; below its sale. */
  takedown?: ReactNode;
  /** Opens the dialog that copies it. */
  onCopy: () => void;
}

/** A product's identifiers, status, page address and copy button [F023]. */
export function ProductSettings(props: ProductSettingsProps) {
  const { product, lockedReason, problem, restoreLocked, usage, planName, billingHref } = props;
  return (
    <div className={css.settings} data-component="ProductSettings">
      {lockedReason && <Notice tone="caution">{lockedReason}</Notice>}
      <Section title="Model and number">
        <Identity
          draft={props.draft}
          published={props.published}
          onChange={props.onChange}
          errors={props.errors}
          isLocked={lockedReason !== null}
        />
      </Section>
      <Section title="Status">
        {problem && (
          <Notice tone="danger" announcement="assertive">
            {problem}
          </Notice>
        )}
        <StatusRows
          status={product.status}
          isPublished={product.published}
          isAllowed={props.canChangeStatus}
          busy={props.busy ?? null}
          restoreLocked={restoreLocked}
          onChange={props.onStatusChange}
        />
        <Text kind="data" tone="second">
          Nothing is deleted by any of them, and printed codes keep working.
        </Text>
        {usage && (
          <UsageMeter
            of="products"
            usage={usage}
            planName={planName}
            lockedReason={restoreLocked}
            {...(restoreLocked !== null && { billingHref })}
          />
        )}
      </Section>
      {props.recalls}
      {props.eLabel}
      <Section title="Page">
        <Stack gap={32}>
          <Addresses product={product} />
          {props.transfer}
          {props.takedown}
        </Stack>
      </Section>
      <Section title="Copy">
        <Text tone="second">
          The copy is a draft with the same content and a code of its own. It takes one of the
          plan’s products.
        </Text>
        <div>
          <Button icon={Copy} onPress={props.onCopy}>
            Copy product
          </Button>
        </div>
      </Section>
    </div>
  );
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack as="section" gap={16}>
    <Heading level={2}>{title}</Heading>
    {children}
  </Stack>
);
