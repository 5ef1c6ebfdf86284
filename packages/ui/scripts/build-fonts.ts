import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Makes the two font files that pages load: Bengali and Latin apart, so that a phone fetches only what the text on the screen
 * needs, each with all weights from 400 to 600, which is a fifth smaller than a file for either. Run after a font update:
 * `npm run fonts -w packages/ui`.
 */
const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** What Bangladesh writes. Letters of Assamese and Sanskrit alone, with all their conjuncts, are a tenth of a file: the phone's own font has them. */
const bengali = `${span(0x0981, 0x098b)}${span(0x098f, 0x09df)}${span(0x09e6, 0x09ef)}\u09f3\u09fa`

const characters = {
  bengali: `${bengali}${span(0x0964, 0x0965)}\u200c\u200d\u25cc`,
  latin: `${span(0x20, 0x7e)}\u00a0–—‘’“”•…·×−©→`,
}

const require = createRequire(import.meta.url)

const weights = { wght: { min: 400, max: 600 } }

for (const [script, text] of Object.entries(characters)) {
  const source = require.resolve(
    `@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-${script}-wght-normal.woff2`,
  )
  const cut = await subsetFont(await readFile(source), text, { targetFormat: 'woff2', variationAxes: weights })
  await writeFile(new URL(`../src/fonts/${script}-400-600.woff2`, import.meta.url), cut)
  console.log(`${script}-400-600.woff2  ${cut.length} bytes`)
}
