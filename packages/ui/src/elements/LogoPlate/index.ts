export { LogoPlate, type LogoPlateProps } from './LogoPlate.tsx';
