import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/**
 * Makes the four font files that pages load: two weights, Bengali and Latin apart, so that a phone fetches only what
 * the text on the screen needs. Cut to the characters in use they stay under 100 kB together. Run after a font update:
 * `npm run fonts -w packages/ui`.
 */
const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const characters = {
  bengali: `${span(0x0980, 0x09fe)}${span(0x0964, 0x0965)}${span(0x0951, 0x0952)}\u200c\u200d\u25cc`,
  latin: `${span(0x20, 0x7e)}\u00a0–—‘’“”•…·×−©→`,
}

const require = createRequire(import.meta.url)

for (const weight of [400, 600]) {
  for (const [script, text] of Object.entries(characters)) {
    const source = require.resolve(
      `@fontsource/noto-sans-bengali/files/noto-sans-bengali-${script}-${weight}-normal.woff2`,
    )
    const cut = await subsetFont(await readFile(source), text, { targetFormat: 'woff2' })
    await writeFile(new URL(`../src/fonts/${script}-${weight}.woff2`, import.meta.url), cut)
    console.log(`${script}-${weight}.woff2  ${cut.length} bytes`)
  }
}
