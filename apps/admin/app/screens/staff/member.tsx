import type { changeStaff, listStaff } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { FieldError } from '@prostuti/ui/field'
import { TextField } from '@prostuti/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { get, post, readOnce } from '../../api/call.ts'
import { Conflict } from '../../kit/form/conflict.tsx'
import { isNotThere, notThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { showToast } from '../../kit/toast/toast.ts'
import { useMay, useMe } from '../../session/me.ts'
import { useTried } from '../../session/use-tried.ts'
import { Invite } from './invite.tsx'
import { MemberActions } from './member-actions.tsx'
import { type Member, standingWords, stateChips, stateWords } from './member-words.ts'
import { RightsChanges } from './rights-changes.tsx'
import { type Rights, RightsFields } from './rights-fields.tsx'
import { rightsLabels, rightsWords } from './rights-words.ts'
import styles from './staff.module.css'

const path = '/api/v3/admin/staff'

/** One member: their rights, their way in, and the way out. */
export function Component() {
  const { id = 'new' } = useParams()
  const { data, error, refetch } = useQuery({
    ...get<typeof listStaff>(path),
    enabled: id !== 'new',
    throwOnError: isNotThere,
  })
  const may = useMay()
  const member = data?.rows.find((each) => String(each.id) === id)
  if (id === 'new' ? !may('staff.write') : data && !member) throw notThere()
  return (
    <>
      <nav className={styles.crumb} aria-label={m.office_crumbs()}>
        <Link to="/staff">{m.office_menu_staff()}</Link>
      </nav>
      {id === 'new' ? (
        <Invite />
      ) : member ? (
        <Opened key={member.id} member={member} />
      ) : error ? (
        <Unread error={error} retry={refetch} />
      ) : (
        <span className={`card ${styles.bone}`} role="status" aria-label={m.office_loading()} />
      )}
    </>
  )
}

const rightsOf = ({ role, duties, course_ids, branch_ids, teacher_id }: Member): Rights => ({
  role,
  duties,
  course_ids,
  branch_ids,
  teacher_id: teacher_id ?? null,
})

function Opened({ member }: { member: Member }) {
  const { member: me } = useMe()
  const client = useQueryClient()
  const [name, setName] = useState(member.name)
  const [rights, setRights] = useState(() => rightsOf(member))
  // What the form was opened on, or was last compared with; the list below it may have changed since.
  const [base, setBase] = useState(member)
  const [theirs, setTheirs] = useState<Member>()
  const { isBusy, wrong, wrongIn, tried } = useTried()
  const isOwn = member.id === me.id
  const isChanged = name !== base.name || JSON.stringify(rights) !== JSON.stringify(rightsOf(base))
  const readNow = async () => {
    const { rows } = await readOnce<typeof listStaff>(path)
    return rows.find(({ id }) => id === member.id)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void tried(async () => {
      try {
        const body = { name, ...rights, version: base.version }
        await post<typeof changeStaff>(`${path}/:id`, body, { params: { id: member.id } })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'version_conflict') throw error
        return setTheirs(await readNow())
      }
      setBase((await readNow()) ?? base)
      await client.invalidateQueries({ queryKey: [path] })
      showToast({ text: m.office_saved() })
    })
  }
  const settle = (other: Member, chosen: Record<string, unknown>) => {
    const { name: chosenName, ...chosenRights } = chosen as Rights & { name: string }
    setName(chosenName)
    setRights(chosenRights)
    setBase(other)
    setTheirs(undefined)
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{member.name}</h1>
        <span className={stateChips[member.state]}>{stateWords[member.state]()}</span>
        <p>{standingWords(member)}</p>
      </div>
      {theirs && (
        <Conflict
          seen={{ name: base.name, ...rightsOf(base) }}
          mine={{ name, ...rights }}
          theirs={{ name: theirs.name, ...rightsOf(theirs) }}
          by={m.office_another_owner()}
          labels={rightsLabels()}
          wordsOf={rightsWords}
          onSettle={(chosen) => settle(theirs, chosen)}
        />
      )}
      <div className={styles.page}>
        <form className={`card ${styles.form}`} noValidate onSubmit={save}>
          <div className={styles.pair}>
            <TextField
              name="name"
              label={m.office_name()}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              error={wrongIn('name')}
            />
            <TextField name="email" label={m.office_email()} value={member.email} readOnly />
          </div>
          {isOwn && <p className="note-line">{m.office_own_rights_note()}</p>}
          <RightsFields rights={rights} onChange={setRights} wrongIn={wrongIn} disabled={isOwn} />
          <RightsChanges before={rightsOf(base)} after={rights} name={member.name} />
          <div className={styles.foot}>
            <div role="alert">{wrong && <FieldError>{wrong}</FieldError>}</div>
            <button
              type="submit"
              className="btn btn-go"
              disabled={!isChanged}
              aria-busy={isBusy}
              aria-disabled={isBusy || !isChanged}
            >
              {m.office_save()}
            </button>
          </div>
        </form>
        <MemberActions member={member} isOwn={isOwn} />
      </div>
    </>
  )
}
