import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { toastFailure, useAct } from '../../../kit/act/use-act.ts'
import { useMay } from '../../../session/me.ts'
import styles from '../question-list.module.css'
import type { ChangeDialogProps } from './change-dialog.ts'

/** One verb for all of them; who has gone another way meanwhile is left, and named by the job. */
export function ChangeState({ title, begin, onClose }: ChangeDialogProps) {
  const may = useMay()
  const { isBusy, act } = useAct(toastFailure)
  const verbs = [
    { verb: 'send' as const, words: m.office_question_send() },
    ...(may('questions.review') ? [{ verb: 'accept' as const, words: m.office_question_accept() }] : []),
    { verb: 'retire' as const, words: m.office_question_retire() },
    { verb: 'bring_back' as const, words: m.office_question_bring_back() },
  ]
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className={styles.fields}>
        <p>{m.office_question_many_state_text()}</p>
        {verbs.map(({ verb, words }) => (
          <button
            key={verb}
            type="button"
            className="btn btn-line"
            aria-busy={isBusy}
            onClick={() => void act(() => begin({ what: 'state', verb }, words))}
          >
            {words}
          </button>
        ))}
      </div>
    </Dialog>
  )
}
