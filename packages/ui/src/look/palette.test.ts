import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, readColour, writeColour } from './colour.ts'
import { darkPalette, lightPalette, readPairs, usualColours } from './palette.ts'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

const grounds = { light: ['#f6f1e6', '#fffcf5', '#ede6d7'], dark: ['#0f1615', '#172120', '#0a100f'] }

describe('a colour', () => {
  it('is read and written without loss', () => {
    fc.assert(
      fc.property(anyColour, (hex) => {
        expect(writeColour(readColour(hex))).toBe(hex)
      }),
    )
  })

  it.each([
    ['#000000', '#ffffff', 21],
    ['#0c5450', '#fffbf2', 8.47],
    ['#777777', '#ffffff', 4.48],
  ])('%s is read on %s as WCAG counts', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  })
})

describe('the palette of a centre', () => {
  it('is read in every pair, whatever two colours were chosen', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (brand, accent) => {
        for (const [theme, palette] of [
          ['light', lightPalette({ brand, accent })],
          ['dark', darkPalette({ brand, accent })],
        ] as const) {
          for (const [words, ground] of readPairs)
            expect(contrast(palette[words], palette[ground]), `${theme} ${words}`).toBeGreaterThanOrEqual(4.5)
          for (const ground of grounds[theme])
            expect(contrast(palette.brand, ground), `${theme} brand on ${ground}`).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  it('leaves a colour as it was chosen where its words are read on it', () => {
    const { brand, accent } = lightPalette(usualColours)
    expect({ brand, accent }).toEqual(usualColours)
  })
})
