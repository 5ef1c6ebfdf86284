import * as m from '@prostuti/text/messages'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import type { ExamClient } from '../../kit/exam/exam-clients.ts'
import { useSend } from '../../kit/form/use-send.ts'
import styles from './styles/result.module.css'

/** Makes a set of what was missed in this one and leads into its room. */
export function MissedAgain({ practise }: { practise: NonNullable<ExamClient['practiseMissed']> }) {
  const navigate = useNavigate()
  const { send, sending, error } = useSend({
    act: () => practise(),
    onDone: ({ id }) => navigate(addressOf('/my/practice/:id', { id })),
  })
  return (
    <>
      <button
        type="button"
        className="btn btn-line"
        aria-disabled={sending || undefined}
        onClick={() => send(undefined)}
      >
        {sending ? m.practice_making() : m.practice_wrong_again()}
      </button>
      {error && !sending && (
        <p className={styles.resProblem} role="alert">
          {problemWords(error)}
        </p>
      )}
    </>
  )
}

function problemWords(error: Error): string {
  if (!(error instanceof ApiError)) return m.practice_failed()
  if (error.code === 'offline') return m.practice_offline()
  return error.errors.questions?.[0] ?? (error.message || m.practice_failed())
}
