import { describe, expect, it } from 'vitest'
import { footerOfRows, indentRow, type MenuRow, menusOfRows, moveRow, rowsOfFooter, rowsOfMenus } from './menu-tree.ts'

const entry = (name: string) => ({ title: { bn: name }, link: `/${name}` })
const menus = [
  { ...entry('a'), children: [entry('a1'), entry('a2')] },
  entry('b'),
  { ...entry('c'), children: [entry('c1')] },
]
const words = (rows: MenuRow[]) => rows.map(({ title, depth }) => `${depth}${title.bn}`).join(' ')

describe('a menu as lines', () => {
  it('is the same menu again', () => {
    expect(words(rowsOfMenus(menus))).toBe('0a 1a1 1a2 0b 0c 1c1')
    expect(menusOfRows(rowsOfMenus(menus))).toEqual(menus)
  })

  it.each([
    ['a menu over the next, with what stands below it', 0, 1, '0b 0a 1a1 1a2 0c 1c1'],
    ['a menu before another', 4, 3, '0a 1a1 1a2 0c 1c1 0b'],
    ['a menu to the top', 4, 0, '0c 1c1 0a 1a1 1a2 0b'],
    ['a menu to the end', 0, 5, '0b 0c 1c1 0a 1a1 1a2'],
    ['a line within its menu', 1, 2, '0a 1a2 1a1 0b 0c 1c1'],
    ['a line to another menu', 1, 5, '0a 1a2 0b 0c 1c1 1a1'],
    ['a line to the top, where it stands by itself', 1, 0, '0a1 0a 1a2 0b 0c 1c1'],
  ])('moves %s', (_, from, to, expected) => {
    expect(words(moveRow(rowsOfMenus(menus), from, to))).toBe(expected)
  })

  it('takes a line in and out, but none in that has others below it', () => {
    const rows = rowsOfMenus(menus)
    expect(words(indentRow(rows, 3, 1))).toBe('0a 1a1 1a2 1b 0c 1c1')
    expect(words(indentRow(rows, 2, -1))).toBe('0a 1a1 0a2 0b 0c 1c1')
    expect(words(indentRow(rows, 4, 1))).toBe(words(rows))
    expect(words(indentRow(rows, 0, 1))).toBe(words(rows))
  })
})

describe('a footer as lines', () => {
  const footer = [
    entry('x'),
    { group: { bn: 'পড়া' }, ...entry('y') },
    { group: { bn: 'পড়া' }, ...entry('z') },
    { group: { bn: 'আমরা' }, ...entry('w') },
  ]
  it('is the same footer again', () => {
    expect(words(rowsOfFooter(footer))).toBe('0x 0পড়া 1y 1z 0আমরা 1w')
    expect(footerOfRows(rowsOfFooter(footer))).toEqual(footer)
  })
  it('has no group for a line that stands by itself', () => {
    expect(footerOfRows(indentRow(rowsOfFooter(footer), 3, -1))[2]).toEqual(entry('z'))
  })
})
