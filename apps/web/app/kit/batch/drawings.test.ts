import { describe, expect, it } from 'vitest'
import { drawingOf, drawings } from './drawings.ts'

/** The names the demo centre uses for its categories and services. */
const used =
  'heart-pulse scissors ribbon baby stethoscope microscope tooth globe landmark hospital scroll-text truck play list-checks compass'

describe('drawingOf', () => {
  it('has a drawing of its own for every name in use', () => {
    for (const name of used.split(' ')) {
      expect(drawingOf(name), name).toMatch(/^[Mm]/)
      expect(drawingOf(name), name).not.toBe(drawings.book)
    }
  })

  it('draws the book for a name nobody has drawn', () => {
    expect(drawingOf('rocket')).toBe(drawings.book)
    expect(drawingOf('toString')).toBe(drawings.book)
  })

  it('keeps every drawing inside a path’s own letters', () => {
    for (const [name, d] of Object.entries(drawings)) expect(d, name).toMatch(/^[MmLlHhVvCcSsQqAaZz0-9 .-]+$/)
  })
})
