import * as m from '@prostuti/text/messages'
import progress from '../jobs/job-progress.module.css'
import { dropTransfer, pauseTransfer, resumeTransfer, type Transfer } from './transfers.ts'
import styles from './upload.module.css'
import { phaseWords, refusalWords, spokenWords } from './upload-words.ts'

/** One file on its way: how far it is, and what can be done with it. */
export function TransferRow({ transfer }: { transfer: Transfer }) {
  const { id, name, sent, bytes, phase, failure, uploaded } = transfer
  const isRefused = uploaded?.state === 'refused'
  const isUnderWay = phase === 'sending' || phase === 'waiting'
  return (
    <li className={styles.transfer}>
      <div className={styles.way}>
        <strong>{name}</strong>
        {phase !== 'judged' && phase !== 'failed' && (
          <progress
            className={progress.progress}
            aria-label={m.office_upload_progress({ name })}
            {...(phase !== 'judging' && { value: sent, max: bytes })}
          />
        )}
        {phase === 'failed' || isRefused ? (
          <p className="err" role="alert">
            {isRefused ? refusalWords(uploaded) : failure}
          </p>
        ) : (
          <>
            <p className={styles.state}>{phaseWords(transfer)}</p>
            <p className="sr" role="status">
              {spokenWords(transfer)}
            </p>
          </>
        )}
      </div>
      <div className={styles.acts}>
        {isUnderWay && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => pauseTransfer(id)}>
            {m.office_upload_pause()}
          </button>
        )}
        {(phase === 'paused' || phase === 'failed') && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => resumeTransfer(id)}>
            {m.office_upload_resume()}
          </button>
        )}
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={m.office_upload_drop_named({ name })}
          onClick={() => dropTransfer(id)}
        >
          {m.office_upload_drop()}
        </button>
      </div>
    </li>
  )
}
