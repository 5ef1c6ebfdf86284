import { describe, expect, it } from 'vitest'
import { fitBeside } from './contact-fit.ts'

const corner = { right: 344, bottom: 784 }
const box = (left: number, top: number, width: number, height = 48) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('the contact widget', () => {
  it('has its words where nothing is below it', () => {
    expect(fitBeside([box(16, 400, 328)], corner)).toBe('words')
    expect(fitBeside([], corner)).toBe('words')
  })

  it('is a round icon where its words would cover a button', () => {
    expect(fitBeside([box(160, 740, 100)], corner)).toBe('icon')
  })

  it('is away while even the icon would cover a button', () => {
    expect(fitBeside([box(16, 760, 328)], corner)).toBe('away')
    expect(fitBeside([box(300, 700, 44)], corner)).toBe('away')
  })

  it('stays beside and above a button that it only comes near', () => {
    expect(fitBeside([box(188, 740, 100)], corner)).toBe('icon')
    expect(fitBeside([box(189, 740, 100)], corner)).toBe('away')
    expect(fitBeside([box(16, 790, 328)], corner)).toBe('words')
  })
})
