import {
  applyDifference,
  type Clash,
  countChanges,
  type Difference,
  differenceOf,
  findConflicts,
  laterBy,
  papersToMove,
  rebaseDifference,
  type TimetableRow,
} from '@prostuti/exam-rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '../../kit/form/drafts.ts'
import { useMe } from '../../session/me.ts'
import { conflictWords } from './model/conflict-words.ts'
import type { CellProblem, Edited } from './model/edit-rows.ts'
import type { ColumnKey } from './model/sheet-columns.ts'
import { type Facts, factsOf, type Opened, rowOf } from './model/sheet-facts.ts'

export const draftPath = 'timetable'

/** How many steps can be taken back. */
const stepsKept = 100

type Kept = Difference<TimetableRow>

/** Where the sheet begins: the saved rows, with what was typed and not saved laid over them, even if they were saved anew meanwhile. */
function begin(opened: Opened, draft: { fields: Kept; version: number } | undefined) {
  const base = opened.rows.map(rowOf)
  if (draft === undefined) return { rows: base, clashes: [] as Clash<TimetableRow>[] }
  if (draft.version === opened.version) return { rows: applyDifference(base, draft.fields), clashes: [] }
  return rebaseDifference(base, draft.fields)
}

/** The rows of a sheet while they are being changed: undo, draft, difference and conflicts. */
export function useSheet(opened: Opened) {
  const { member } = useMe()
  const batchId = String(opened.batch.id)
  const facts = useMemo(() => factsOf(opened), [opened])
  const base = useMemo(() => opened.rows.map(rowOf), [opened])
  const [draft] = useState(() => readDraft<Kept>(draftPath, batchId, member.id))
  const [first] = useState(() => begin(opened, draft))
  const [{ rows, past, future }, setSteps] = useState({
    rows: first.rows,
    past: [] as TimetableRow[][],
    future: [] as TimetableRow[][],
  })
  const [clashes, setClashes] = useState(first.clashes)
  const [problems, setProblems] = useState<CellProblem[]>([])

  const difference = useMemo(() => differenceOf(base, rows), [base, rows])
  const count = countChanges(difference)
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const movedPapers = useMemo(
    () => papersToMove(base, rows, (id) => facts.papers.get(id)?.may_move ?? false),
    [base, rows, facts],
  )
  const conflicts = useMemo(() => findConflicts(rows, withMoved(facts.rules, movedPapers)), [rows, facts, movedPapers])
  const marks = useMemo(() => {
    const words = new Map<number, Map<ColumnKey, string[]>>()
    const put = (id: number, column: ColumnKey, text: string) => {
      const own = words.get(id) ?? new Map<ColumnKey, string[]>()
      own.set(column, [...(own.get(column) ?? []), text])
      words.set(id, own)
    }
    for (const { id, column, problem } of problems) put(id, column, problem)
    for (const each of conflicts) put(each.rowId, each.column, conflictWords(each, byId, facts))
    return words
  }, [problems, conflicts, byId, facts])

  /** What is saved is no draft any more, even if it was typed so shortly before that it was not kept yet. */
  const isSaved = useRef(false)
  useEffect(() => {
    // Not with every key: only what has come to rest is worth keeping.
    const timer = setTimeout(() => {
      if (isSaved.current) return
      if (count === 0) dropDraft(draftPath, batchId, member.id)
      else
        keepDraft(draftPath, batchId, member.id, {
          fields: difference,
          version: opened.version,
          at: new Date().toISOString(),
        })
    }, 300)
    return () => clearTimeout(timer)
  }, [difference, count, batchId, member.id, opened.version])

  return {
    facts,
    rows,
    byId,
    difference,
    count,
    conflicts,
    marks,
    clashes,
    /** Papers that would open and close with their rows, and by how many minutes. */
    movedPapers,
    hasDraft: draft !== undefined && count > 0,
    /** Changes rows; what could not be read stays marked in its cell until something else is written there. */
    edit(change: (rows: TimetableRow[]) => TimetableRow[] | Edited) {
      const done = change(rows)
      const edited = Array.isArray(done) ? { rows: done, problems: [] } : done
      const touched = new Set(edited.rows.filter((row) => byId.get(row.id) !== row).map(({ id }) => id))
      setProblems([
        ...problems.filter(
          (old) =>
            !touched.has(old.id) && !edited.problems.some(({ id, column }) => id === old.id && column === old.column),
        ),
        ...edited.problems,
      ])
      if (edited.rows.length === rows.length && touched.size === 0) return
      setSteps({ rows: edited.rows, past: [...past.slice(-stepsKept), rows], future: [] })
    },
    undo() {
      const last = past.at(-1)
      if (last) setSteps({ rows: last, past: past.slice(0, -1), future: [rows, ...future] })
    },
    redo() {
      const next = future[0]
      if (next) setSteps({ rows: next, past: [...past, rows], future: future.slice(1) })
    },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Back to what is saved. */
    drop() {
      setClashes([])
      setProblems([])
      setSteps({ rows: base, past: [...past, rows], future: [] })
    },
    mark: setProblems,
    /** All of it is saved: the draft is gone, and nothing brings it back until the sheet is opened anew. */
    forget() {
      isSaved.current = true
      dropDraft(draftPath, batchId, member.id)
    },
    settle(clash: Clash<TimetableRow>, take: 'mine' | 'theirs') {
      setClashes(clashes.filter((each) => each !== clash))
      if (take === 'theirs' && clash.field !== null) {
        const { id, field, theirs } = clash
        setSteps({
          rows: rows.map((row) => (row.id === id ? { ...row, [field]: theirs } : row)),
          past: [...past, rows],
          future: [],
        })
      }
    },
  }
}

/** Papers as they will open when they are moved with their rows. */
const withMoved = (rules: Facts['rules'], moved: ReadonlyMap<number, number>): Facts['rules'] => ({
  ...rules,
  paperOf: (id) => {
    const [paper, by] = [rules.paperOf(id), moved.get(id)]
    if (paper === undefined || by === undefined) return paper
    return {
      ...paper,
      opens: paper.opens && laterBy(paper.opens, by),
      closes: paper.closes && laterBy(paper.closes, by),
    }
  },
})

export type SheetState = ReturnType<typeof useSheet>
