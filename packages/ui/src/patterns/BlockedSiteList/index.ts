export {
  BlockedSiteForm,
  type BlockedSiteFormProps,
  type BlockedSiteValues,
} from './BlockedSiteForm.tsx';
export { BlockedSiteList, type BlockedSiteListProps } from './BlockedSiteList.tsx';
