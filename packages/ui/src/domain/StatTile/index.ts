export { StatTile, type StatTileProps, StatTiles, type StatTilesProps } from './StatTile.tsx';
