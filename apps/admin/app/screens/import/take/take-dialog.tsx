import type { takeImport } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { post } from '../../../api/call.ts'
import { useJobActions } from '../../../kit/jobs/use-jobs.ts'
import styles from '../import.module.css'
import { count } from '../model/fault-words.ts'
import { type Import, importsPath, useRenewImport } from '../model/use-import.ts'
import { type About, AboutFields } from './about-fields.tsx'
import { saveDefaults } from './defaults-dialog.tsx'

/** The last look before questions are made: how many, what about, and whether they go to review at once. */
export function TakeDialog({ of, onClose }: { of: Import; onClose: () => void }) {
  const [about, setAbout] = useState<About>(of)
  const [state, setState] = useState<'draft' | 'in_review'>('in_review')
  const [failure, setFailure] = useState<{ subject?: string | undefined; words?: string | undefined }>({})
  const [isBusy, setIsBusy] = useState(false)
  const renew = useRenewImport(of.id)
  const jobs = useJobActions()
  const { ready, look, cannot } = of.counts

  const take = async () => {
    if (isBusy) return
    setIsBusy(true)
    setFailure({})
    try {
      const isOther =
        JSON.stringify([about.subject_id, about.topic_id, about.tags]) !==
        JSON.stringify([of.subject_id, of.topic_id, of.tags])
      if (isOther) await saveDefaults(of.id, about)
      await post<typeof takeImport>(`${importsPath}/:id/take`, { state }, { params: { id: of.id } })
      await renew.list()
      await jobs.renew()
      onClose()
    } catch (error) {
      const subject = error instanceof ApiError ? error.fields.subject_id?.[0] : undefined
      setFailure(
        subject === undefined ? { words: error instanceof Error ? error.message : m.office_failed() } : { subject },
      )
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_import_take_title({ count: count(ready + look) })}
      actions={
        <>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {m.office_back()}
          </button>
          <button
            type="button"
            className="btn btn-go"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => void take()}
          >
            {m.office_import_take()}
          </button>
        </>
      }
    >
      <div className="stack">
        {look > 0 && <p>{m.office_import_take_look({ count: count(look) })}</p>}
        {cannot > 0 && <p>{m.office_import_take_left({ count: count(cannot) })}</p>}
        <AboutFields about={about} error={failure.subject} onChange={setAbout} />
        <fieldset className={styles.choices}>
          <legend className="lbl">{m.office_import_as_what()}</legend>
          {(['in_review', 'draft'] as const).map((each) => (
            <label key={each} className={styles.tick}>
              <input type="radio" name="state" checked={state === each} onChange={() => setState(each)} />
              {each === 'draft' ? m.office_import_as_draft() : m.office_import_as_review()}
            </label>
          ))}
        </fieldset>
        <p role="alert" className="err">
          {failure.words}
        </p>
      </div>
    </Dialog>
  )
}
