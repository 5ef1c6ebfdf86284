import { readFile } from 'node:fs/promises'
import * as fontkit from 'fontkit'
import * as harfbuzz from 'harfbuzzjs'
import { bengaliFontFile } from '../../fonts/bengali-font-file.ts'

type Glyph = { advanceWidth: number }
type Font = { getGlyph(id: number, codePoints: number[]): Glyph; layout(text: string): unknown }

/** Letters of one script: HarfBuzz takes a whole text to be in the script of its first letter, and leaves the other one unshaped. */
const oneScript = /[\u0964-\u0965\u0980-\u09ff\u200c-\u200d\u25cc]+|[^\u0964-\u0965\u0980-\u09ff\u200c-\u200d\u25cc]+/g

/**
 * The product's font as pdfkit takes it, laid out by HarfBuzz: pdfkit's own layout puts the parts of Bengali conjuncts beside
 * their places. Which letters a sign stands for goes with it, so that text can be found and copied.
 */
export async function openShapedFont(): Promise<Font> {
  const bytes = await readFile(bengaliFontFile)
  const font = fontkit.create(bytes) as unknown as Font
  const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(bytes).buffer))
  const shaper = new harfbuzz.Font(face)

  font.layout = (text) => {
    const runs = [...text.matchAll(oneScript)].map(([run]) => shapeRun(run))
    return {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      positions: runs.flatMap(({ positions }) => positions),
      advanceWidth: runs.reduce((sum, { width }) => sum + width, 0),
    }
  }

  function shapeRun(text: string) {
    const buffer = new harfbuzz.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    harfbuzz.shape(shaper, buffer)
    const shaped = buffer.getGlyphInfosAndPositions()
    const starts = [...new Set(shaped.map(({ cluster }) => cluster)), text.length].sort((one, other) => one - other)
    const lettersFrom = (cluster: number) => text.slice(cluster, starts[starts.indexOf(cluster) + 1])
    const glyphs = shaped.map(({ codepoint, cluster }) =>
      font.getGlyph(
        codepoint,
        Array.from(lettersFrom(cluster), (letter) => letter.codePointAt(0)!),
      ),
    )
    const positions = shaped.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }))
    return { glyphs, positions, width: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
  }
  return font
}
