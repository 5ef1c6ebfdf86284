import type { setImportDefaults } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { useState } from 'react'
import { post } from '../../../api/call.ts'
import { type Import, importsPath, useRenewImport } from '../model/use-import.ts'
import { type About, AboutFields } from './about-fields.tsx'

export const saveDefaults = (id: number, { subject_id, topic_id, tags }: About) =>
  post<typeof setImportDefaults>(`${importsPath}/:id/defaults`, { subject_id, topic_id, tags }, { params: { id } })

/** What the questions of a file are about where it does not say. */
export function DefaultsDialog({ of, onClose }: { of: Import; onClose: () => void }) {
  const [about, setAbout] = useState<About>(of)
  const [failure, setFailure] = useState<string>()
  const renew = useRenewImport(of.id)
  const save = async () => {
    try {
      await saveDefaults(of.id, about)
      await renew.list()
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : m.office_failed())
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.office_import_about()}
      actions={
        <>
          <button type="button" className="btn btn-line" onClick={onClose}>
            {m.office_back()}
          </button>
          <button type="button" className="btn btn-brand" onClick={() => void save()}>
            {m.office_import_save()}
          </button>
        </>
      }
    >
      <div className="stack">
        <p className="hint">{m.office_import_about_hint()}</p>
        <AboutFields about={about} onChange={setAbout} />
        <p role="alert" className="err">
          {failure}
        </p>
      </div>
    </Dialog>
  )
}
