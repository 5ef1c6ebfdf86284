import type { ExamProperty, ExamQuestion } from '../../../kit/exam/exam-types.ts'
import type { RunningRoom } from '../engine/room.ts'

export type CellState = 'answered' | 'partial' | 'seen' | 'unseen'

export type Cell = { id: number; position: number; state: CellState; flagged: boolean }

export type CellGroup = { key: string; name: string; cells: Cell[] }

export type CellFilter = 'all' | 'left' | 'flagged' | 'partial'

type Marks = Pick<RunningRoom, 'questions' | 'fullness' | 'seen' | 'flagged'>

export function cellsOf({ questions, fullness, seen, flagged }: Marks): Cell[] {
  return questions.map(({ id }, position) => {
    const full = fullness(id)
    const state = full === 'full' ? 'answered' : full === 'partial' ? 'partial' : seen.has(id) ? 'seen' : 'unseen'
    return { id, position, state, flagged: flagged.has(id) }
  })
}

const isLeft = ({ state }: Cell): boolean => state === 'seen' || state === 'unseen'

const passes: Record<CellFilter, (cell: Cell) => boolean> = {
  all: () => true,
  left: isLeft,
  flagged: ({ flagged }) => flagged,
  partial: ({ state }) => state === 'partial',
}

export const filterCells = (cells: readonly Cell[], filter: CellFilter): Cell[] => cells.filter(passes[filter])

/** By section, as they follow each other in this paper. A section without a name of its own goes by its first subject. */
export function groupCells(
  cells: readonly Cell[],
  questions: readonly Pick<ExamQuestion, 'section' | 'subject'>[],
  sections: ExamProperty['sections'],
): CellGroup[] {
  const names = new Map(sections.map(({ key, name }) => [key, name]))
  const groups: CellGroup[] = []
  let current: string | undefined
  for (const cell of cells) {
    const { section = '', subject = '' } = questions[cell.position] ?? {}
    if (section !== current || groups.length === 0) {
      current = section
      groups.push({ key: `${section}-${cell.position}`, name: names.get(section) ?? subject, cells: [] })
    }
    groups.at(-1)?.cells.push(cell)
  }
  return groups
}
