import type { ListCall, materialResource, RowOf, readRowClass, setRowClass } from '@prostuti/contract/staff'
import type { TimetableRow } from '@prostuti/exam-rules'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { get, post } from '../../../api/call.ts'
import { words } from '../../../kit/list/list-cells.tsx'
import { useMay } from '../../../session/me.ts'
import styles from './dialogs.module.css'

const path = '/api/v3/admin/timetable-rows/:id/live-class'
const services = ['zoom', 'meet', 'youtube', 'link'] as const
type Service = (typeof services)[number]

type ClassDialogProps = {
  row: TimetableRow
  batchId: number
  mayWrite: boolean
  onClose: () => void
  onSet: () => Promise<void>
}

/** One lecture: how it is held online, what lies beside it, who came. Its link goes to nobody who may not change it. */
export function ClassDialog({ row, batchId, mayWrite, onClose, onSet }: ClassDialogProps) {
  const found = useQuery({
    ...get<typeof readRowClass>(path, { params: { id: row.id } }),
    enabled: mayWrite,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} title={m.office_sheet_class_title({ title: pickText(row.title, getLocale()) })}>
      <p>
        <Link className={styles.link} to={`/timetable-rows/${row.id}/attendance`}>
          {m.office_attendance_open()}
        </Link>
      </p>
      <Materials rowId={row.id} batchId={batchId} />
      {mayWrite && found.isPending && <p role="status">{m.office_loading()}</p>}
      {found.error && <p role="alert">{found.error.message}</p>}
      {found.data && <ClassForm row={row} held={found.data.held} onClose={onClose} onSet={onSet} />}
    </Dialog>
  )
}

/** What lies beside the lecture to be read; each is changed, taken away or hidden in its own form. */
function Materials({ rowId, batchId }: { rowId: number; batchId: number }) {
  const may = useMay()
  const { data } = useQuery({
    ...get<ListCall<RowOf<typeof materialResource>>>('/api/v3/admin/materials', { query: { lecture: rowId } }),
    enabled: may('media.read'),
  })
  if (!may('media.read')) return null
  return (
    <section className={styles.beside} aria-label={m.office_class_materials()}>
      <h3>{m.office_class_materials()}</h3>
      {data?.rows.length === 0 && <p className="hint">{m.office_class_materials_none()}</p>}
      <ul>
        {data?.rows.map(({ id, title, is_active }) => (
          <li key={id}>
            <Link className={styles.link} to={`/materials/${id}`}>
              {words(title)}
            </Link>{' '}
            {!is_active && <span className="chip chip-line">{m.office_hidden()}</span>}
          </li>
        ))}
      </ul>
      {may('media.write') && (
        <Link className="btn btn-line btn-sm" to={`/materials/new?batch=${batchId}&lecture=${rowId}`}>
          {m.office_class_material_new()}
        </Link>
      )}
    </section>
  )
}

type Held = { held_by: string; link: string | null; passcode: string | null } | null

type ClassFormProps = Pick<ClassDialogProps, 'row' | 'onClose' | 'onSet'> & { held: Held }

function ClassForm({ row, held, onClose, onSet }: ClassFormProps) {
  const id = useId()
  const [service, setService] = useState<Service>(services.find((each) => each === held?.held_by) ?? 'zoom')
  const [link, setLink] = useState(held?.link ?? '')
  const [passcode, setPasscode] = useState(held?.passcode ?? '')
  const [failure, setFailure] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const body =
        service === 'youtube'
          ? { held_by: service, link }
          : { held_by: service, link, ...(passcode.trim() !== '' && { passcode }) }
      await post<typeof setRowClass>(path, body, { params: { id: row.id } })
      await onSet()
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : m.office_failed())
    }
  }
  return (
    <form onSubmit={send} className={styles.form}>
      <div className="field">
        <label htmlFor={`${id}-by`}>{m.office_sheet_class_by()}</label>
        <select
          id={`${id}-by`}
          className="input"
          value={service}
          onChange={(event) => setService(event.currentTarget.value as Service)}
        >
          <option value="zoom">Zoom</option>
          <option value="meet">Google Meet</option>
          <option value="youtube">YouTube</option>
          <option value="link">{m.office_sheet_link()}</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-link`}>{m.office_sheet_class_link()}</label>
        <input
          id={`${id}-link`}
          className="input"
          type="url"
          required
          maxLength={1000}
          placeholder="https://"
          value={link}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
      </div>
      {service !== 'youtube' && (
        <div className="field">
          <label htmlFor={`${id}-code`}>{m.office_sheet_class_passcode()}</label>
          <input
            id={`${id}-code`}
            className="input"
            maxLength={50}
            autoComplete="off"
            value={passcode}
            onChange={(event) => setPasscode(event.currentTarget.value)}
          />
        </div>
      )}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className="dlg-act">
        <button type="button" className="btn btn-line" onClick={onClose}>
          {m.office_sheet_back()}
        </button>
        <button type="submit" className="btn btn-brand">
          {m.office_save()}
        </button>
      </div>
    </form>
  )
}
