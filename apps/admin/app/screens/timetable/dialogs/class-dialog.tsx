import type { readRowClass, setRowClass } from '@prostuti/contract/staff'
import type { TimetableRow } from '@prostuti/exam-rules'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { get, post } from '../../../api/call.ts'
import styles from './dialogs.module.css'

const path = '/api/v3/admin/timetable-rows/:id/live-class'
const services = ['zoom', 'meet', 'youtube', 'link'] as const
type Service = (typeof services)[number]

type ClassDialogProps = { row: TimetableRow; onClose: () => void; onSet: () => Promise<void> }

/** How one lecture is held online. Its link goes to nobody who may not change it, and so is saved by itself. */
export function ClassDialog({ row, onClose, onSet }: ClassDialogProps) {
  const found = useQuery({ ...get<typeof readRowClass>(path, { params: { id: row.id } }), staleTime: 0, gcTime: 0 })
  return (
    <Dialog open onClose={onClose} title={m.office_sheet_class_title({ title: pickText(row.title, getLocale()) })}>
      {found.isPending && <p role="status">{m.office_loading()}</p>}
      {found.error && <p role="alert">{found.error.message}</p>}
      <p>
        <Link to={`/timetable-rows/${row.id}/attendance`}>{m.office_attendance_open()}</Link>
      </p>
      {found.data && <ClassForm row={row} held={found.data.held} onClose={onClose} onSet={onSet} />}
    </Dialog>
  )
}

type Held = { held_by: string; link: string | null; passcode: string | null } | null

function ClassForm({ row, held, onClose, onSet }: ClassDialogProps & { held: Held }) {
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
