export {
  AssociationForm,
  type AssociationFormProps,
  type AssociationValues,
} from './AssociationForm.tsx';
export { AssociationList, type AssociationListProps } from './AssociationList.tsx';
