import type { BodyOf } from '@prostuti/contract'
import type { printPaper } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { CheckField } from '@prostuti/ui/check-field'
import { Dialog } from '@prostuti/ui/dialog'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../../api/call.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { JobProgress } from '../../../kit/jobs/job-progress.tsx'
import { jobWords } from '../../../kit/jobs/job-words.ts'
import { isUnderWay, useJobActions, useJobs } from '../../../kit/jobs/use-jobs.ts'
import { Segments } from '../../../kit/preview/segments.tsx'
import styles from '../builder.module.css'
import { type Desk, papersPath } from '../use-desk.ts'

type Print = BodyOf<typeof printPaper>
type Document = Print['documents'][number]

/** In the order in which they are listed and printed. What is right only for whoever may know it. */
const documents: { value: Document; label: () => string; isKey?: boolean }[] = [
  { value: 'set_a', label: () => m.office_print_set({ set: letter(0) }) },
  { value: 'set_b', label: () => m.office_print_set({ set: letter(1) }) },
  { value: 'key_a', label: () => m.office_print_key({ set: letter(0) }), isKey: true },
  { value: 'key_b', label: () => m.office_print_key({ set: letter(1) }), isKey: true },
  { value: 'omr', label: m.office_print_omr },
]

const letter = (place: 0 | 1): string => (getLocale() === 'bn' ? 'কখ' : 'AB')[place]!

/** What of a paper is printed, how, and in which language; then the file, as soon as it is made. */
export function PrintDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const [format, setFormat] = useState<Print['format']>('pdf')
  const [language, setLanguage] = useState<'bn' | 'en'>(getLocale())
  const [chosen, setChosen] = useState<Document[]>(['set_a', 'set_b'])
  const [jobId, setJobId] = useState<number>()
  const { isBusy, failure, act } = useAct()
  const { renew } = useJobActions()
  const isDraft = desk.paper.state === 'draft' || desk.paper.state === 'ready'

  const begin = () =>
    chosen.length > 0 &&
    act(async () => {
      const given = { format, language, documents: chosen }
      const begun = await post<typeof printPaper>(`${papersPath}/:id/print`, given, { params: { id: desk.paper.id } })
      setJobId(begun.job_id)
      await renew()
    })
  if (jobId !== undefined) return <MadeDialog jobId={jobId} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_print_title()}
      actions={
        <>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {m.office_back()}
          </button>
          <button
            type="button"
            className="btn btn-go"
            aria-busy={isBusy}
            aria-disabled={chosen.length === 0}
            onClick={() => void begin()}
          >
            <Printer aria-hidden="true" size={18} />
            {m.office_print_begin()}
          </button>
        </>
      }
    >
      <div className="stack">
        <fieldset>
          <legend className="lbl">{m.office_print_what()}</legend>
          {documents
            .filter(({ isKey }) => !isKey || desk.keys !== null)
            .map(({ value, label }) => (
              <CheckField
                key={value}
                name={value}
                label={label()}
                checked={chosen.includes(value)}
                onChange={({ currentTarget }) =>
                  setChosen(currentTarget.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
                }
              />
            ))}
        </fieldset>
        <div className={styles.printHow}>
          <Segments
            name="format"
            label={m.office_print_format()}
            value={format}
            choices={[
              { value: 'pdf', label: m.office_print_pdf() },
              { value: 'docx', label: m.office_print_word() },
            ]}
            onChange={setFormat}
          />
          <Segments
            name="language"
            label={m.office_print_language()}
            value={language}
            choices={[
              { value: 'bn', label: m.office_print_in_bengali() },
              { value: 'en', label: m.office_print_in_english() },
            ]}
            onChange={setLanguage}
          />
        </div>
        <p className="hint">
          {m.office_print_sets()} {m.office_print_marked()}
        </p>
        {isDraft && <p className="note-line">{m.office_print_draft()}</p>}
        <p role="alert" className="err">
          {failure}
        </p>
      </div>
    </Dialog>
  )
}

/** How far the file has come, and the file. */
function MadeDialog({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const { data } = useJobs()
  const { download } = useJobActions()
  const job = data?.jobs.find(({ id }) => id === jobId)
  const words = () => {
    if (job === undefined || isUnderWay(job)) return m.office_print_making()
    return job.state === 'done' ? m.office_print_made() : jobWords(job)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_print_title()}
      actions={
        <>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {m.office_back()}
          </button>
          {job?.file && (
            <button type="button" className="btn btn-go" onClick={() => void download(job)}>
              <Download aria-hidden="true" size={18} />
              {m.office_job_download()}
            </button>
          )}
        </>
      }
    >
      <div className="stack">
        <p role="status">{words()}</p>
        {job && <JobProgress job={job} />}
      </div>
    </Dialog>
  )
}
