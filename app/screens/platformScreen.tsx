import type { ComponentType } from 'react';
import { useTitle } from '../navigation/title.ts';
import { NotFoundPart } from './NotFoundPart.tsx';
import { usePlatformRight } from './usePlatformRight.ts';

/**
 * A screen of the platform, for Superadmins; hidden from everybody else (X7).
 * @param useRight Whether the user may open it. @default usePlatformRight
 */
export const platformScreen = (title: string, Screen: ComponentType, useRight = usePlatformRight) =>
  function PlatformScreen() {
    const isThere = useRight();
    useTitle(isThere ? title : 'Not found');
    return isThere ? <Screen /> : <NotFoundPart />;
  };
