export { CancelPlan, type CancelPlanProps } from './CancelPlan.tsx';
