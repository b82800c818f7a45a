export { NewCompany, type NewCompanyProps, type NewCompanyValues } from './NewCompany.tsx';
