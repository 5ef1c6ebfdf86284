import { cutGraphemes, splitGraphemes } from '@prostuti/text/graphemes'
import { bengaliFontFile as fontfile } from '../../fonts/bengali-font-file.ts'
import { loadSharp } from '../../large-libraries.ts'

let ready: Promise<unknown> | undefined

/** To read a text with a font makes it known to whatever is drawn afterwards. */
const loadFont = (): Promise<unknown> =>
  loadSharp()({ text: { text: 'ক', fontfile, font: 'Noto Sans Bengali' } })
    .raw()
    .toBuffer()

export type Reader = { name: string; phone: string }

/** A page as this reader may have it: with their name and number across it, in the picture itself. Runs off the event loop. */
export async function burnWatermark(png: Buffer, reader: Reader): Promise<Buffer> {
  const sharp = loadSharp()
  ready ??= loadFont()
  await ready
  const { width, height } = await sharp(png).metadata()
  return sharp(png)
    .composite([{ input: Buffer.from(drawTile(reader, { width, height })), tile: true }])
    .webp({ quality: 65, effort: 2 })
    .toBuffer()
}

const longestName = 32

/** One piece of the pattern. The grey is between black and white, so that it shows on paper and on a dark cover. */
function drawTile({ name, phone }: Reader, page: { width: number; height: number }): string {
  const width = Math.round(page.width / 2)
  const height = Math.min(page.height, Math.round(page.width * 0.3))
  const shown = cutGraphemes(name, longestName)
  const size = Math.min(page.width * 0.028, (page.width * 0.44) / (splitGraphemes(shown).length * 0.65))
  const [x, y] = [width / 2, height / 2]
  const line = (text: string, below: number) => `<text x="${x}" y="${y + below * size}">${escapeXml(text)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <g transform="rotate(-28 ${x} ${y})" font-family="Noto Sans Bengali" font-size="${size.toFixed(2)}" text-anchor="middle"
      fill="#768585" fill-opacity=".27">${line(shown, 0)}${line(phone, 1.3)}</g></svg>`
}

const escapeXml = (text: string): string =>
  // Characters that XML has none of would make the drawing unreadable as a whole.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  text.replace(/[\u0000-\u001f\ufffe\uffff]|\p{Cs}/gu, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
