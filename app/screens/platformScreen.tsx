import type { ComponentType } from 'react';
import { useTitle } from '../navigation/title.ts';
import { NotFoundPart } from './NotFoundPart.tsx';
import { usePlatformRight } from './usePlatformRight.ts';

/** A screen of the platform, for Superadmins; hidden from everybody else (X7). */
export const platformScreen = (title: string, Screen: ComponentType) =>
  function PlatformScreen() {
    const isThere = usePlatformRight();
    useTitle(isThere ? title : 'Not found');
    return isThere ? <Screen /> : <NotFoundPart />;
  };
