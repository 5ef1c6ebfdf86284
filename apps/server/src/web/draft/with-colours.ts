import { darkPalette, type LookColours, lightPalette, lookStyle } from '@prostuti/ui/look'
import { hashOf } from '../content-policy.ts'

type Coloured = { html: string; styleHashes: string[] }

/**
 * Puts the centre's colours into the finished page: no script carries them, nothing waits for them, and a centre that has chosen
 * none sends not a byte more. The bar of a phone's browser takes the first colour that is named, so ours stand before the page's own.
 */
export function withColours(html: string, colours: LookColours): Coloured {
  const style = lookStyle(colours)
  const bars = [
    ['light', lightPalette(colours)],
    ['dark', darkPalette(colours)],
  ] as const
  const metas = bars.map(
    ([theme, palette]) =>
      `<meta name="theme-color" content="${palette['brand-deep']}" media="(prefers-color-scheme: ${theme})"/>`,
  )
  return {
    html: html
      .replace('<meta name="theme-color"', `${metas.join('')}<meta name="theme-color"`)
      .replace('</head>', `<style>${style}</style></head>`),
    styleHashes: [hashOf(style)],
  }
}
