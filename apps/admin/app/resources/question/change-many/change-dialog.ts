import type { BodyOf } from '@prostuti/contract'
import type { changeQuestions } from '@prostuti/contract/staff'

export type QuestionsChange = BodyOf<typeof changeQuestions>['change']

/** A dialog that asks what to change; `words` are what the job is called by. */
export type ChangeDialogProps = {
  title: string
  begin: (change: QuestionsChange, words: string) => Promise<void>
  onClose: () => void
}
