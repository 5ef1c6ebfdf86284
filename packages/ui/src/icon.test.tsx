import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Icon, type IconShape } from './icon.tsx'

type Drawn = { className: string; children: (ReactElement<Record<string, unknown>> | false)[] }

/** What is written into the page. */
const drawn = (of: IconShape, size?: 'sm') => (Icon({ of, ...(size && { size }) }) as ReactElement<Drawn>).props
const paths = (of: IconShape) => drawn(of).children.flatMap((path) => (path ? [path.props] : []))

describe('Icon', () => {
  it('is a line that nobody reads out', () => {
    expect(drawn('M5 12h14')).toMatchObject({ className: 'ico', 'aria-hidden': 'true', viewBox: '0 0 24 24' })
    expect(drawn('M5 12h14', 'sm').className).toBe('ico ico-sm')
    expect(paths('M5 12h14')).toEqual([{ d: 'M5 12h14' }])
  })

  it('may be filled, in whole or in part, and have a weight of its own', () => {
    expect(paths({ line: 'M5 12h14', weight: 2.25 })).toEqual([{ d: 'M5 12h14', strokeWidth: 2.25 }])
    expect(paths({ line: 'M7 3h10v18z', solid: true })).toEqual([{ d: 'M7 3h10v18z', fill: 'currentColor' }])
    expect(paths({ line: 'M3 3h18', solid: 'M12 3v9z' })).toEqual([
      { d: 'M3 3h18' },
      { d: 'M12 3v9z', fill: 'currentColor' },
    ])
  })
})
