import { changeLock } from '@hangtag/contract/rules/openPayment';
import type { Customer } from '@hangtag/contract/wire/billing';
import { SupportText } from '@hangtag/ui/patterns/contactSupport';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';
import type { BillingSummaryProps } from './types.ts';

type FooterProps = Pick<
  BillingSummaryProps,
  'lockedReason' | 'onCancelPlan' | 'onUpdatePlan' | 'onResume' | 'isResuming'
> & { readonly customer: Customer };

const notImplemented = 'Resuming a plan is not implemented. Contact support to resume it.';

/** The start of the footer: the quiet button that cancels the plan, or why it cannot be resumed here [F118]. */
export function SummaryFooterStart(props: FooterProps) {
  const { customer, lockedReason, onCancelPlan } = props;
  if (customer.status === 'none') return null;
  if (customer.cancellationDate === null) {
    return (
      <Bleed>
        <LockedButton reason={lockedReason ?? undefined} tone="dangerQuiet" onPress={onCancelPlan}>
          Cancel plan
        </LockedButton>
      </Bleed>
    );
  }
  if (customer.features.resumePlan) return null;
  return (
    <p>
      <SupportText>{notImplemented}</SupportText>
    </p>
  );
}

/** The main action, by the state of the plan [F117, F119]. */
export function SummaryFooter(props: FooterProps) {
  const { customer, isResuming = false, onUpdatePlan, onResume } = props;
  const reason = props.lockedReason ?? undefined;
  if (customer.status === 'none' || customer.cancellationDate === null)
    return (
      <LockedButton
        reason={reason ?? changeLock(customer.openPayment) ?? undefined}
        tone="primary"
        onPress={onUpdatePlan}
      >
        {customer.status === 'none' ? 'Choose a plan' : 'Update plan'}
      </LockedButton>
    );
  if (!customer.features.resumePlan)
    return <LockedButton reason={reason ?? notImplemented}>Resume plan</LockedButton>;
  return (
    <LockedButton reason={reason} tone="primary" isPending={isResuming} onPress={onResume}>
      Resume plan
    </LockedButton>
  );
}
