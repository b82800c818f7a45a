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
  /** What is saved of the product: its status, its page and when. */
  product: PageFacts;
  /** Refusals by the wire's names: `model`, `upcCode`. */
  errors?: IdentityProps['errors'];
  /** Why the product can't be edited; null when it can. */
  lockedReason: string | null;
  /** Whether this person may park, archive and restore. */
  canChangeStatus: boolean;
  /** Which status it is being changed to; null for none. @default null */
  busy?: ProductStatus | null;
  /** Why the last change of status failed, as a sentence. */
  problem?: string | undefined;
  /** Why it can't become active now, with its way out; null when it can, or is. */
  restoreLocked: string | null;
  /** Receives the status it shall have; the caller asks before it archives. */
  onStatusChange: (status: ProductStatus) => void;
  /** How much of the plan is used; null until it is known. */
  usage: Usage | null;
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** Where the plan is changed; absent where this person can't. */
  billingHref?: string;
  /** Asks for the copy's model number. */
  onCopy: () => void;
}

/** What a product is known by, whether it is active, where its page is, and its copy [F023]. */
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
      <Section title="Page">
        <Addresses product={product} />
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
