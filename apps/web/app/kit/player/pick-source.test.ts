import { describe, expect, it } from 'vitest'
import { pickSource } from './pick-source.ts'

const file = [360, 720, 1080].map((height) => ({ height, bytes: height * 1000 }))
const hls = [{ height: null, bytes: null }, ...file]
const free = { chosen: null, saves: false }

describe('the size that plays', () => {
  it('is the best up to 720 where nobody has chosen', () => {
    expect(pickSource(file, free)?.height).toBe(720)
  })

  it('is the smallest where data is saved', () => {
    expect(pickSource(file.toReversed(), { chosen: null, saves: true })?.height).toBe(360)
    expect(pickSource(hls, { chosen: null, saves: true })?.height).toBe(360)
  })

  it('is the chosen one, also where data is saved', () => {
    expect(pickSource(file, { chosen: 1080, saves: true })?.height).toBe(1080)
  })

  it('is the next smaller one when this video has not the chosen one', () => {
    expect(pickSource(file, { chosen: 480, saves: false })?.height).toBe(360)
    expect(pickSource(file, { chosen: 240, saves: false })?.height).toBe(360)
  })

  it('adapts to the connection where the video can', () => {
    expect(pickSource(hls, free)?.height).toBeNull()
    expect(pickSource(hls, { chosen: 'auto', saves: true })?.height).toBeNull()
  })

  it('is a fixed one for who chose to adapt when this video cannot', () => {
    expect(pickSource(file, { chosen: 'auto', saves: false })?.height).toBe(720)
  })

  it('is nothing when there is nothing', () => {
    expect(pickSource([], free)).toBeUndefined()
  })
})
