import { describe, expect, it } from 'vitest'
import { findRepeats } from './find-repeats.ts'

const linesOf = (count: number, word = 'step') =>
  Array.from({ length: count }, (_, index) => `${word}(${index})`).join('\n')

describe('finding repeats', () => {
  it('finds a block that stands in two files, as long as it goes, and where', () => {
    const sources = [
      { path: 'one.ts', text: `first()\n${linesOf(14)}\nlast()` },
      { path: 'other.ts', text: `${linesOf(14)}\nanotherLast()` },
    ]
    expect(findRepeats(sources, 12)).toEqual([{ lines: 14, first: 'one.ts:2', second: 'other.ts:1' }])
  })

  it('finds one that stands twice in one file', () => {
    const text = `${linesOf(12)}\nbetween()\n${linesOf(12)}`
    expect(findRepeats([{ path: 'one.ts', text }], 12)).toEqual([{ lines: 12, first: 'one.ts:1', second: 'one.ts:14' }])
  })

  it('is not misled by indentation and empty lines', () => {
    const indented = linesOf(12).replaceAll('\n', '\n\n    ')
    const sources = [
      { path: 'one.ts', text: linesOf(12) },
      { path: 'other.ts', text: indented },
    ]
    expect(findRepeats(sources, 12)).toHaveLength(1)
  })

  it('leaves shorter blocks, and the same imports, alone', () => {
    const imports = `import {\n${linesOf(12, 'name').replaceAll('\n', ',\n')},\n} from './names.ts'\nimport './more.ts'`
    const sources = [
      { path: 'one.ts', text: `${imports}\n${linesOf(11)}\none()` },
      { path: 'other.ts', text: `${imports}\n${linesOf(11)}\nother()` },
    ]
    expect(findRepeats(sources, 12)).toEqual([])
  })

  it('does not call a run of the same line a repeat of itself before it is twice as long', () => {
    const same = (count: number) => Array.from({ length: count }, () => 'again()').join('\n')
    expect(findRepeats([{ path: 'one.ts', text: same(20) }], 12)).toEqual([])
    expect(findRepeats([{ path: 'one.ts', text: same(24) }], 12)).toHaveLength(1)
  })
})
