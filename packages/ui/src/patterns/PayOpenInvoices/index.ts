export { PayOpenInvoices, type PayOpenInvoicesProps } from './PayOpenInvoices.tsx';
