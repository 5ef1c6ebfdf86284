import { describe, expect, it } from 'vitest'
import { findPatterns } from './find-patterns.ts'
import { superLinear } from './super-linear.ts'

describe('finding patterns', () => {
  it('sees literals and RegExp() with texts and templates, and says the line', () => {
    const template = `RegExp(\`c$\{b}d\`)`
    const code = ['const আ = /a/g', 'const b = new RegExp("b+", "i")', `const c = ${template}`, ''].join('\n')
    expect(findPatterns(code)).toEqual([
      { source: 'a', flags: 'g', line: 1 },
      { source: 'b+', flags: 'i', line: 2 },
      { source: 'c\uE000d', flags: '', line: 3 },
    ])
  })

  it('refuses a pattern that it cannot read', () => {
    expect(() => findPatterns('new RegExp(made)')).toThrow('must be a text or a template')
  })
})

describe('a pattern that can take more than linear time', () => {
  it.each([
    '^\\s*bytes\\s*=\\s*(\\d*)\\s*-\\s*(\\d*)\\s*$',
    '\\s+$',
    '^(a|a)*$',
    '^(a+)+$',
    '<[^>]*>',
    '<a[^>]*>',
    'Version/.*Safari',
  ])('/%s/ is found', (source) => {
    expect(superLinear({ source, flags: '' })).toMatch(/^is (exponential|polynomial|slow) on/)
  })

  it.each(['^bytes\\s*=\\s*(?:(\\d+)\\s*)?-\\s*(\\d*)$', '<[^<>]*>', '^[a-z]+$'])('/%s/ is not one', (source) => {
    expect(superLinear({ source, flags: '' })).toBeUndefined()
  })
})
