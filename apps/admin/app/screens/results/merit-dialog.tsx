import type { makeMeritList } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { SelectField } from '@prostuti/ui/select-field'
import { useState } from 'react'
import { post } from '../../api/call.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { useJobActions } from '../../kit/jobs/use-jobs.ts'
import { Segments } from '../../kit/preview/segments.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import own from './results.module.css'
import { type PaperResults, resultsPath } from './results-types.ts'

type MeritDialogProps = { paperId: number; branches: PaperResults['branches']; onClose: () => void }

/** The merit list as a file: with names or rolls, of everybody or of a branch, in either language. */
export function MeritDialog({ paperId, branches, onClose }: MeritDialogProps) {
  const [shows, setShows] = useState<'names' | 'rolls'>('names')
  const [language, setLanguage] = useState<'bn' | 'en'>(getLocale())
  const [branch, setBranch] = useState('')
  const { isBusy, failure, act } = useAct()
  const { renew } = useJobActions()
  const make = (format: 'xlsx' | 'pdf') =>
    act(async () => {
      const body = { format, shows, language, branch_id: branch === '' ? null : Number(branch) }
      await post<typeof makeMeritList>(`${resultsPath}/:id/merit-list`, body, { params: { id: paperId } })
      await renew()
      showToast({ text: m.office_merit_begun() })
      onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_results_merit()}
      actions={
        <>
          <button type="button" className="btn btn-line" aria-busy={isBusy} onClick={() => void make('pdf')}>
            {m.office_merit_pdf()}
          </button>
          <button type="button" className="btn btn-brand" aria-busy={isBusy} onClick={() => void make('xlsx')}>
            {m.office_merit_xlsx()}
          </button>
        </>
      }
    >
      <div className={own.merit}>
        <Segments
          name="shows"
          label={m.office_merit_shows()}
          value={shows}
          choices={[
            { value: 'names', label: m.office_merit_names() },
            { value: 'rolls', label: m.office_merit_rolls() },
          ]}
          onChange={setShows}
        />
        <Segments
          name="language"
          label={m.office_merit_language()}
          value={language}
          choices={[
            { value: 'bn', label: 'বাংলা' },
            { value: 'en', label: 'English' },
          ]}
          onChange={setLanguage}
        />
        {branches.length > 0 && (
          <SelectField
            name="branch"
            label={m.office_results_branch()}
            placeholder={m.office_results_all_branches()}
            value={branch}
            options={branches.map(({ id, name }) => ({ value: id, label: pickText(name, getLocale()) }))}
            onChange={({ currentTarget }) => setBranch(currentTarget.value)}
          />
        )}
        <p className="hint">{m.office_after_merit_ties()}</p>
        <p role="alert" className="err">
          {failure}
        </p>
      </div>
    </Dialog>
  )
}
