import type { CouponCheck } from '@hangtag/ui/patterns/CouponField';
import { useRef, useState } from 'react';
import { checkCoupon, type BillingCompanyId } from '../../api/billing.ts';
import { toProblem } from '../../api/problem.ts';

const asking: CouponCheck = { phase: 'asking' };

/** A coupon code with the server's check [F148] [F150]; the last request counts. */
export function useCoupon(companyId: BillingCompanyId) {
  const [code, setCode] = useState('');
  const [check, setCheck] = useState<CouponCheck>(asking);
  const turn = useRef(0);
  const apply = async (wanted: string) => {
    const own = ++turn.current;
    setCheck({ phase: 'validating' });
    const next = await checkCoupon(wanted, companyId).then(
      (coupon): CouponCheck =>
        coupon.valid
          ? { phase: 'applied', coupon }
          : { phase: 'invalid', sentence: coupon.message },
      (error: unknown): CouponCheck => ({ phase: 'invalid', sentence: toProblem(error).message }),
    );
    if (own === turn.current) setCheck(next);
  };
  const reset = () => {
    turn.current++;
    setCheck(asking);
  };
  return {
    /** The code with a valid discount; null without one. */
    discountCode: check.phase === 'applied' ? check.coupon.code : null,
    field: {
      code,
      onCodeChange: setCode,
      check,
      onApply: (wanted: string) => void apply(wanted),
      onReset: reset,
    },
  };
}
