export { contrast } from './colour.ts'
export { lookStyle } from './look-style.ts'
export { darkPalette, type LookColours, lightPalette, type Palette, readPairs, usualColours } from './palette.ts'
