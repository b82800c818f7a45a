import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { avatar, initials, picture } from './Avatar.css.ts';

export interface AvatarProps {
  /** The user's name, for the initials without a picture. Not announced, because the name is beside it. */
  name: string;
  /** Address of the picture. */
  src?: string;
  /** `pending` is a dashed ring with an envelope. @default 'present' */
  presence?: 'present' | 'pending';
  /** 28, 36 or 44 pixels. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
}

/** A user's picture or initials, beside their name. */
export function Avatar({ name, src, presence = 'present', size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const showsPicture = presence === 'present' && src !== undefined && src !== failed;
  return (
    <span className={avatar({ size, presence })} aria-hidden data-component="Avatar">
      {presence === 'pending' ? (
        <Icon of={Mail} />
      ) : showsPicture ? (
        <img className={picture} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        <span className={initials}>{initialsOf(name)}</span>
      )}
    </span>
  );
}

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}
