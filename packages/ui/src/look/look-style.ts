import { darkPalette, type LookColours, lightPalette, type Palette } from './palette.ts'

const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--color-${name}:${colour}`)
    .join(';')

/**
 * The centre's colours as a style sheet. Its selectors are one step stronger than those of the tokens, because a page's own sheets
 * may come after it. The reader's choice of theme decides, and without one the device does, as in `dark.css`.
 */
export function lookStyle(colours: LookColours): string {
  const dark = declarations(darkPalette(colours))
  return `:root:root{${declarations(lightPalette(colours))}}:root:root[data-theme=dark]{${dark}}@media(prefers-color-scheme:dark){:root:root:not([data-theme]){${dark}}}`
}
