import type { dropDoctorNote, writeDoctorNote } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { post } from '../../api/call.ts'
import { WordsDialog } from '../../kit/act/words-dialog.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import { doctorsPath } from './doctor-types.ts'

/** Writes something down about a doctor; for some seconds it can be taken back. */
export function NoteDialog({ doctorId, onClose }: { doctorId: number; onClose: () => void }) {
  const client = useQueryClient()
  const renew = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(doctorsPath) })
  return (
    <WordsDialog
      title={m.office_doctor_note()}
      label={m.office_doctor_note_label()}
      hint={m.office_doctor_note_hint()}
      send={m.office_doctor_note_save()}
      atLeast={1}
      atMost={1000}
      act={async (text) => {
        const { id } = await post<typeof writeDoctorNote>(
          `${doctorsPath}/:id/notes`,
          { text },
          { params: { id: doctorId } },
        )
        await renew()
        showToast({
          text: m.office_doctor_noted(),
          undo: async () => {
            await post<typeof dropDoctorNote>('/api/v3/admin/doctor-notes/:id/drop', undefined, { params: { id } })
            await renew()
          },
        })
      }}
      onClose={onClose}
    />
  )
}
