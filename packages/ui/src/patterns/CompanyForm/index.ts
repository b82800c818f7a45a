export { CompanyForm, type CompanyFormProps } from './CompanyForm.tsx';
export { CompanyFormLoading } from './CompanyFormLoading.tsx';
export { PlatformCompanyForm, type PlatformCompanyFormProps } from './PlatformCompanyForm.tsx';
