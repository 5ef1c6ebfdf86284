import type { ComponentProps, ComponentType } from 'react'
import type { Judged } from './judged.tsx'
import type { Explained } from './use-study.ts'

/** What the questions of a room need where each answer is explained at once. */
export type StudyParts = {
  of(questionId: number): { explained: Explained; Judged: ComponentType<ComponentProps<typeof Judged>> }
  isOpen(questionId: number): boolean
  canCheck(questionId: number): boolean
  check(questionId: number): void
}
