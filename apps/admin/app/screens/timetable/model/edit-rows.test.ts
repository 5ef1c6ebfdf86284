import { shiftRows } from '@prostuti/exam-rules'
import { describe, expect, it } from 'vitest'
import { cellText } from './cell-text.ts'
import { clearCells, copyCells, fillDown, moveRows, newRow, opennessOf, pasteCells, writeCells } from './edit-rows.ts'
import { firstPlace } from './first-place.ts'
import { readTable } from './read-table.ts'
import { testFacts as facts, testRow as row } from './sheet.fixture.ts'
import { columns } from './sheet-columns.ts'
import { shiftSheet } from './shift-sheet.ts'
import { readTsv, writeTsv } from './tsv.ts'

const keys = columns.map(({ key }) => key)

describe('what is typed into a cell', () => {
  it.each([
    ['date', '১৬/১১/২০২৬', { date: '2026-11-16' }],
    ['date', '18 Nov', { date: '2026-11-18' }],
    ['starts', 'রাত ৮:৩০', { starts: '20:30', minutes: 120 }],
    ['ends', '1 am', { minutes: 300 }],
    ['teacherId', 'rehana', { teacherId: 7 }],
    ['teacherId', 'ডা. সেলিম', { teacherId: 8 }],
    ['scheduleId', 'ফার্মগেট', { scheduleId: 2 }],
    ['kind', 'exam', { kind: 'exam' }],
    ['isCancelled', 'বাতিল', { isCancelled: true }],
    ['titleEn', '', { title: { bn: 'হৃদরোগ' } }],
    ['hall', ' হল ৩ ', { hall: { bn: 'হল ৩' } }],
  ] as const)('%s: %s', (column, text, expected) => {
    const { rows, problems } = writeCells([row()], [{ id: 1, column, text }], facts)
    expect(problems).toEqual([])
    expect(rows[0]).toMatchObject(expected)
  })

  it.each([
    ['date', '31/11/2026'],
    ['starts', 'কাল'],
    ['teacherId', 'সেল'],
    ['kind', 'আড্ডা'],
    ['title', ' '],
    ['questions', '20'],
    ['subjectEn', 'Medicine'],
  ] as const)('is named where it cannot stand: %s: %s', (column, text) => {
    const before = [row()]
    const { rows, problems } = writeCells(before, [{ id: 1, column, text }], facts)
    expect(problems).toMatchObject([{ id: 1, column }])
    expect(rows[0]).toBe(before[0])
  })

  it('leaves a row without what its new kind does not have', () => {
    const exam = row({ kind: 'exam', paperId: 3, questions: 20 })
    const [lecture] = writeCells([exam], [{ id: 1, column: 'kind', text: 'লেকচার' }], facts).rows
    expect(lecture).toMatchObject({ kind: 'lecture', paperId: null, questions: null })
  })
})

describe('cells', () => {
  it('are read back from what is copied, whatever stands in them', () => {
    const full = row({
      kind: 'lecture_and_exam',
      syllabus: { bn: 'এক\n"দুই"\tতিন', en: 'One' },
      subject: { bn: 'মেডিসিন', en: 'Medicine' },
      teacherId: 7,
      hall: { bn: 'হল ৩' },
      questions: 20,
      isCancelled: true,
    })
    const copied = copyCells(new Map([[1, full]]), { ids: [1], columns: keys }, facts)
    const cells = readTsv(writeTsv(copied))
    expect(cells).toEqual(copied)
    const span = { ids: [1], columns: [] }
    const pasted = pasteCells([row()], { cells, shown: [1], row: 0, columns: keys, column: 0, span }, facts)
    expect(pasted).toEqual({ rows: [full], problems: [] })
  })

  it('that are pasted below the last row make new ones', () => {
    const cells = readTsv('16/11/2026\t8:30 PM\n১৭ নভেম্বর\tরাত ৯টা\r\n')
    const span = { ids: [1], columns: ['date' as const] }
    const { rows } = pasteCells([row()], { cells, shown: [1], row: 0, columns: keys, column: 1, span }, facts)
    expect(rows.map(({ date, starts }) => [date, starts])).toEqual([
      ['2026-11-16', '20:30'],
      ['2026-11-17', '21:00'],
    ])
  })

  it('are filled down, and one that is pasted over many fills them', () => {
    const rows = [row({ teacherId: 7 }), row({ id: 2 }), row({ id: 3 })]
    const span = { ids: [1, 2, 3], columns: ['teacherId' as const] }
    expect(fillDown(rows, span, facts).rows.map(({ teacherId }) => teacherId)).toEqual([7, 7, 7])
    const one = { cells: [['ডা. সেলিম']], shown: [1, 2, 3], row: 0, columns: keys, column: 9, span }
    expect(pasteCells(rows, one, facts).rows.map(({ teacherId }) => teacherId)).toEqual([8, 8, 8])
    expect(clearCells(rows, { ids: [1], columns: keys }, facts)[0]).toMatchObject({
      teacherId: null,
      date: '2026-11-15',
    })
  })

  it('of a thousand quotes are read as quickly as any others', () => {
    expect(readTsv(`${'"a\t'.repeat(3000)}`)[0]).toHaveLength(3001)
  })
})

describe('rows', () => {
  it('follow the last one on the next usual day that is no holiday', () => {
    // A Tuesday; Wednesday is a holiday and no day of this schedule, Thursday is one.
    const added = newRow([row({ date: '2026-12-15' })], { after: 1, facts })
    expect(added).toMatchObject({ id: -1, date: '2026-12-17', starts: '20:00', minutes: 120, title: { bn: '' } })
    expect(newRow([], { after: undefined, facts, scheduleId: 2 })).toMatchObject({ starts: '09:00', minutes: 180 })
  })

  it('keep their day of the week when they move by a week, also a Friday’s exam', () => {
    const exam = row({ kind: 'exam', date: '2026-11-20' })
    const moved = shiftRows([exam], { from: '2026-11-01', days: 7, isOpen: opennessOf(facts, true) })
    expect(moved[0]!.date).toBe('2026-11-27')
  })

  it('move a day over Fridays and holidays', () => {
    const dates = (step: 1 | -1, date: string) => moveRows([row({ date })], [1], step, facts)[0]!.date
    expect(dates(1, '2026-12-15')).toBe('2026-12-17')
    expect(dates(-1, '2026-12-19')).toBe('2026-12-17')
  })
})

describe('a file', () => {
  const known = [row(), row({ id: 2, date: '2026-11-17' })]

  it('changes the rows it numbers, adds the others, and says nothing of those it leaves out', () => {
    const read = readTable(
      known,
      [
        ['ID', 'তারিখ', 'শুরু', 'শিরোনাম', 'Teacher', 'কিছু'],
        ['2', '2026-11-19', '', 'হৃদরোগ', 'Dr. Selim', 'x'],
        ['', '', '', '', '', ''],
        ['', '22/11/2026', '9 pm', 'নতুন', '', ''],
      ],
      facts,
    )
    expect(read).toMatchObject({ problems: [{ row: 2, column: 'C' }], absent: [1] })
    expect(read.rows).toMatchObject([
      { id: 1, date: '2026-11-15' },
      { id: 2, date: '2026-11-19', teacherId: 8, starts: '20:00' },
      { id: -1, date: '2026-11-22', starts: '21:00', title: { bn: 'নতুন' } },
    ])
  })

  it('names what it cannot read by row and column', () => {
    const read = readTable(
      known,
      [
        ['তারিখ', 'শিরোনাম', 'শিক্ষক'],
        ['কাল', 'ক', 'কেউ না'],
      ],
      facts,
    )
    expect(read.problems).toMatchObject([
      { row: 2, column: 'A' },
      { row: 2, column: 'C' },
    ])
    expect(readTable(known, [['a', 'b']], facts)).toMatchObject({ rows: known, problems: [{ row: 1 }] })
  })

  it('of what was exported changes nothing', () => {
    const cells = [
      ['ID', ...columns.map(({ title }) => title())],
      ...known.map((each) => [
        String(each.id),
        ...keys.map((key) => (key === 'date' ? each.date : cellText(each, key, facts))),
      ]),
    ]
    expect(readTable(known, cells, facts)).toMatchObject({ rows: known, problems: [], absent: [] })
  })
})

describe('a shift of the sheet', () => {
  const now = new Date('2026-11-18T04:00:00Z')
  const sat = { ...facts, kept: new Map([[3, 'sat' as const]]) }
  const rows = [
    row({ id: 1, date: '2026-11-15' }),
    row({ id: 2, date: '2026-11-17', isCancelled: true }),
    row({ id: 3, date: '2026-11-17' }),
    row({ id: 4, date: '2026-11-19' }),
    row({ id: 5, date: '2026-12-29' }),
  ]

  it('says what stays and why, and what falls behind the batch', () => {
    const shift = { facts: sat, from: '2026-11-15', scheduleId: undefined, days: 7, weekdaysOnly: true, now }
    const plan = shiftSheet(rows, shift)
    expect(plan.rows.map(({ date }) => date)).toEqual([
      '2026-11-15',
      '2026-11-17',
      '2026-11-17',
      '2026-11-26',
      '2027-01-05',
    ])
    expect(plan).toMatchObject({
      moved: 2,
      last: '2027-01-05',
      staying: { held: 1, sat: 1, cancelled: 1 },
      outside: 1,
    })
  })
})

describe('a sheet opens', () => {
  const rows = [
    row({ id: 4, date: '2026-11-10' }),
    row({ id: 5, date: '2026-11-20' }),
    row({ id: 6, date: '2026-12-01' }),
  ]
  it.each([
    ['', { row: 1, column: 0 }],
    ['day=2026-11-21', { row: 2, column: 0 }],
    ['day=2027-01-01', { row: 2, column: 0 }],
    ['row=4&cell=title', { row: 0, column: keys.indexOf('title') }],
    ['row=99&cell=nothing', { row: 1, column: 0 }],
  ])('at “%s”', (address, place) => {
    expect(firstPlace(new URLSearchParams(address), { rows, columns, today: '2026-11-17' })).toEqual(place)
  })

  it('at its first row where it has none', () => {
    const place = firstPlace(new URLSearchParams(), { rows: [], columns, today: '2026-11-17' })
    expect(place).toEqual({ row: 0, column: 0 })
  })
})
