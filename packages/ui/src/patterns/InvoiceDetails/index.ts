export { InvoiceDetails, type InvoiceDetailsProps } from './InvoiceDetails.tsx';
export { InvoiceDetailsForm, type InvoiceDetailsFormProps } from './InvoiceDetailsForm.tsx';
