export { botNames } from './botNames.ts';
export { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';
export type { Profile, ProfileChange } from './profile.ts';
