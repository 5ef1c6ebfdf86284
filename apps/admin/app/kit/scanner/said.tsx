import * as m from '@prostuti/text/messages'
import { CircleCheck, OctagonX } from 'lucide-react'
import styles from './scanner.module.css'

/** What became of the last scan: seen across the room, and heard by whoever does not look. */
export type Verdict = { is: 'right' | 'wrong'; words: string }

export function Said({ verdict, onGoOn }: { verdict: Verdict | undefined; onGoOn: () => void }) {
  const isWrong = verdict?.is === 'wrong'
  return (
    <>
      <div role="alert" className={isWrong ? styles.wrong : undefined}>
        {isWrong && (
          <>
            <OctagonX aria-hidden="true" size={56} />
            <div>
              <b>{m.office_bench_wrong()}</b>
              <p>{verdict.words}</p>
            </div>
            <button type="button" className="btn btn-line" onClick={onGoOn}>
              {m.office_bench_on()}
            </button>
          </>
        )}
      </div>
      <div role="status" className={verdict && !isWrong ? styles.right : undefined}>
        {verdict && !isWrong && (
          <>
            <CircleCheck aria-hidden="true" size={22} /> {verdict.words}
          </>
        )}
      </div>
    </>
  )
}
