export { CompanyForm, type CompanyFormProps } from './CompanyForm.tsx';
export { PlatformCompanyForm, type PlatformCompanyFormProps } from './PlatformCompanyForm.tsx';
