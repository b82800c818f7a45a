export { ApiTokenList, type ApiTokenListProps, type ApiTokensContent } from './ApiTokenList.tsx';
export { NewTokenDialog, type NewTokenDialogProps, type NewTokenState } from './NewTokenDialog.tsx';
