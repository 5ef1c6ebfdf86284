import { moved } from '../../kit/order/drag-places.ts'

type MenuText = { bn: string; en?: string | undefined }

/** One line of a menu as it is arranged: `depth` 1 stands below the last line of depth 0. A line without a link is a heading. */
export type MenuRow = { key: number; title: MenuText; link: string | null; depth: 0 | 1 }

type Entry = { title: MenuText; link: string }
export type Menu = Entry & { children?: Entry[] | undefined }
export type FooterEntry = Entry & { group?: { bn?: string | undefined; en?: string | undefined } | null | undefined }

let lastKey = 0
export const newRow = (row: Omit<MenuRow, 'key'>): MenuRow => {
  lastKey += 1
  return { key: lastKey, ...row }
}

export const rowsOfMenus = (menus: readonly Menu[]): MenuRow[] =>
  menus.flatMap(({ title, link, children = [] }) => [
    newRow({ title, link, depth: 0 }),
    ...children.map((child) => newRow({ title: child.title, link: child.link, depth: 1 })),
  ])

export function menusOfRows(rows: readonly MenuRow[]): Menu[] {
  const menus: (Entry & { children: Entry[] })[] = []
  for (const { title, link, depth } of rows) {
    const parent = menus.at(-1)
    if (depth === 1 && parent) parent.children.push({ title, link: link ?? '' })
    else menus.push({ title, link: link ?? '', children: [] })
  }
  return menus.map(({ children, ...menu }) => (children.length > 0 ? { ...menu, children } : menu))
}

/** Entries of one group that stand together are lines below its heading. */
export function rowsOfFooter(entries: readonly FooterEntry[]): MenuRow[] {
  let open = ''
  return entries.flatMap(({ group, title, link }) => {
    const name = group?.bn ?? ''
    const isNew = name !== '' && name !== open
    open = name
    const row = newRow({ title, link, depth: name === '' ? 0 : 1 })
    return isNew ? [newRow({ title: { bn: name, en: group?.en }, link: null, depth: 0 }), row] : [row]
  })
}

export function footerOfRows(rows: readonly MenuRow[]): FooterEntry[] {
  let group: MenuText | undefined
  return rows.flatMap(({ title, link, depth }) => {
    if (link === null) {
      group = title
      return []
    }
    if (depth === 0) group = undefined
    return [{ ...(group && { group }), title, link }]
  })
}

const blockAt = (rows: readonly MenuRow[], at: number): { start: number; end: number } => {
  let start = at
  while (start > 0 && rows[start]?.depth === 1) start -= 1
  let end = start + 1
  while (rows[end]?.depth === 1) end += 1
  return { start, end }
}

/** One line moved: a line of depth 0 takes along what stands below it. The first line always stands by itself. */
export function moveRow(rows: readonly MenuRow[], from: number, to: number): MenuRow[] {
  if (rows[from]?.depth !== 0) return upright(moved(rows, from, to))
  const own = blockAt(rows, from)
  const target = blockAt(rows, to < own.end && to > from ? own.end : to)
  if (target.start >= rows.length) return [...rows]
  const block = rows.slice(own.start, own.end)
  const others = rows.toSpliced(own.start, block.length)
  const place = to > from ? target.end - block.length : target.start
  return upright(others.toSpliced(place, 0, ...block))
}

/** One step in or out. Only a line with nothing below it goes in. */
export function indentRow(rows: readonly MenuRow[], at: number, step: 1 | -1): MenuRow[] {
  const row = rows[at]
  const hasChildren = row?.depth === 0 && rows[at + 1]?.depth === 1
  if (row === undefined || row.link === null || (step === 1 && (at === 0 || hasChildren))) return [...rows]
  return rows.with(at, { ...row, depth: step === 1 ? 1 : 0 })
}

const upright = (rows: MenuRow[]): MenuRow[] => rows.map((row, at) => (at === 0 ? { ...row, depth: 0 as const } : row))
