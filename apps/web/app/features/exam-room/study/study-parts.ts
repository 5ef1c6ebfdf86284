import { type ComponentProps, type ComponentType, useMemo } from 'react'
import type { ExamClient } from '../../../kit/exam/exam-clients.ts'
import type { RunningRoom } from '../engine/room.ts'
import type { Judged } from './judged.tsx'
import { type Explained, useStudy } from './use-study.ts'

type JudgedView = ComponentType<ComponentProps<typeof Judged>>

/** What the questions of a room need where each answer is explained at once. */
export type StudyParts = {
  of(questionId: number): { explained: Explained; Judged: JudgedView | undefined }
  isOpen(questionId: number): boolean
  canCheck(questionId: number): boolean
  check(questionId: number): void
}

/** Undefined in every exam: there nothing is told before the end. */
export function useStudyParts(
  room: RunningRoom,
  client: ExamClient,
  view: JudgedView | undefined,
): StudyParts | undefined {
  const study = useStudy(room, client)
  const { fullness } = room
  return useMemo(() => {
    if (study === undefined) return undefined
    const isOpen = (id: number) => study.of(id).state === 'open'
    return {
      of: (id) => ({ explained: study.of(id), Judged: view }),
      isOpen,
      canCheck: (id) => isOpen(id) && fullness(id) !== 'empty',
      check: study.check,
    }
  }, [study, fullness, view])
}
