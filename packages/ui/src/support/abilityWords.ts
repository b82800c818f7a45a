/** What each ability of an API token allows. */
export const abilityWords = {
  'products:read': 'Read products',
  'products:write': 'Change products',
  'files:read': 'Read files',
  'files:write': 'Upload and change files',
  'analytics:read': 'Read analytics',
  'codes:issue': 'Issue codes',
} as const;
