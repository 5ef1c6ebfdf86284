import type { BodyOf } from '@prostuti/contract'
import type { exportQuestionFile } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { toastFailure, useAct } from '../../kit/act/use-act.ts'
import { useJobActions } from '../../kit/jobs/use-jobs.ts'
import { showToast } from '../../kit/toast/toast.ts'
import styles from './question-list.module.css'

type ExportRequest = BodyOf<typeof exportQuestionFile>

const path: (typeof exportQuestionFile)['path'] = '/api/v3/admin/exports/question-files'

const formats = (): { format: ExportRequest['format']; name: string; words: string }[] => [
  { format: 'docx', name: 'Word (DOCX)', words: m.office_question_export_docx() },
  { format: 'xlsx', name: 'Excel (XLSX)', words: m.office_question_export_xlsx() },
  { format: 'csv', name: 'CSV', words: m.office_question_export_csv() },
  { format: 'moodle_xml', name: 'Moodle XML', words: m.office_question_export_moodle_xml() },
  { format: 'gift', name: 'GIFT', words: m.office_question_export_gift() },
  { format: 'aiken', name: 'Aiken', words: m.office_question_export_aiken() },
]

type ExportFileProps = {
  filter: ExportRequest['filter']
  isSmall?: boolean
  onBegun?: () => void
}

/** Questions taken away whole, in a file that we read in again; as a job, which says what the format could not hold. */
export function ExportFile({ filter, isSmall, onBegun }: ExportFileProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, act } = useAct(toastFailure)
  const { renew } = useJobActions()
  const begin = (format: ExportRequest['format'], name: string) =>
    act(async () => {
      const title = m.office_question_export_job({ format: name })
      await post<typeof exportQuestionFile>(path, { format, filter, title, list: '/questions' })
      setIsOpen(false)
      showToast({ text: m.office_export_begun(), link: { to: '/jobs', text: m.office_jobs() } })
      onBegun?.()
      // The next press need not wait for the list of jobs.
      void renew()
    })
  return (
    <>
      <button type="button" className={`btn btn-line${isSmall ? ' btn-sm' : ''}`} onClick={() => setIsOpen(true)}>
        <Download aria-hidden="true" size={18} />
        {m.office_question_export()}
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={m.office_question_export()}>
        <p>{m.office_question_export_text()}</p>
        <ul className={styles.formats}>
          {formats().map(({ format, name, words }) => (
            <li key={format}>
              <button type="button" aria-busy={isBusy} onClick={() => void begin(format, name)}>
                <b>{name}</b>
                <span className="hint">{words}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="hint">{m.office_question_export_keys()}</p>
      </Dialog>
    </>
  )
}
