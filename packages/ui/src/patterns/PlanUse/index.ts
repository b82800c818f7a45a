export { PlanUse, type PlanUseProps } from './PlanUse.tsx';
