export {
  StatTiles,
  type StatTilesProps,
  type StatTilesContent,
  type StatTile,
} from './StatTiles.tsx';
