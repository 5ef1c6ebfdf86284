import type { inviteStaff } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { FieldError } from '@prostuti/ui/field'
import { TextField } from '@prostuti/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { post } from '../../api/call.ts'
import { useTried } from '../../session/use-tried.ts'
import { type Invitation, LinkDialog } from './link-dialog.tsx'
import { type Rights, RightsFields } from './rights-fields.tsx'
import styles from './staff.module.css'

const path = '/api/v3/admin/staff'
const blank: Rights = { role: 'teacher', duties: [], course_ids: null, branch_ids: null, teacher_id: null }

/** Somebody new: who they are and what they may do; how they sign in they choose themselves. */
export function Invite() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [who, setWho] = useState({ name: '', email: '' })
  const [rights, setRights] = useState(blank)
  const [made, setMade] = useState<Invitation & { id: number }>()
  const { isBusy, wrong, wrongIn, tried } = useTried()
  const invite = (event: FormEvent) => {
    event.preventDefault()
    void tried(async () => {
      setMade(await post<typeof inviteStaff>(path, { ...who, ...rights }))
      await client.invalidateQueries({ queryKey: [path] })
    })
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{m.office_invite()}</h1>
      </div>
      <div className={styles.page}>
        <form className={`card ${styles.form}`} noValidate onSubmit={invite}>
          <div className={styles.pair}>
            <TextField
              name="name"
              autoComplete="off"
              label={m.office_name()}
              value={who.name}
              onChange={({ currentTarget }) => setWho({ ...who, name: currentTarget.value })}
              error={wrongIn('name')}
            />
            <TextField
              name="email"
              type="email"
              autoComplete="off"
              label={m.office_email()}
              value={who.email}
              onChange={({ currentTarget }) => setWho({ ...who, email: currentTarget.value })}
              error={wrongIn('email')}
            />
          </div>
          <RightsFields rights={rights} onChange={setRights} wrongIn={wrongIn} disabled={false} />
          <div className={styles.foot}>
            <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
            <button type="submit" className="btn btn-go" aria-busy={isBusy} aria-disabled={isBusy}>
              {m.office_make_link()}
            </button>
          </div>
        </form>
        <aside className={`card ${styles.card}`}>
          <p>{m.office_invite_text()}</p>
        </aside>
      </div>
      <LinkDialog invitation={made} name={who.name} onClose={() => void navigate(`/staff/${made?.id}`)} />
    </>
  )
}
