import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import { showToast } from '../../../kit/toast/toast.ts'
import { count, faultName, faultSays } from '../model/fault-words.ts'
import { actionsFor } from '../model/group-actions.ts'
import { changeRows, type FaultGroup, type Import, useRenewImport, useSubjects } from '../model/use-import.ts'
import styles from './groups.module.css'

/** Equal faults together, each with what can be done for all of its rows at once. */
export function FaultGroups({ of, onOpen }: { of: Import; onOpen: (number: number) => void }) {
  const renew = useRenewImport(of.id)
  const [isBusy, setIsBusy] = useState(false)
  if (of.groups.length === 0 && of.unknown_subjects.length === 0) return null

  const change = async (body: Parameters<typeof changeRows>[1]) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const { changed } = await changeRows(of.id, body)
      showToast({ text: m.office_import_changed({ count: count(changed) }) })
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
    } finally {
      await renew.all()
      setIsBusy(false)
    }
  }

  return (
    <section className="card" aria-labelledby="equal-faults">
      <h2 id="equal-faults" className={styles.cardHead}>
        {m.office_import_equal_faults()}
      </h2>
      <table className={styles.groups}>
        <thead>
          <tr>
            <th scope="col">{m.office_import_what_happened()}</th>
            <th scope="col">{m.office_import_where()}</th>
            <th scope="col">{m.office_import_what_to_do()}</th>
          </tr>
        </thead>
        <tbody>
          {of.groups.map((group) => (
            <tr key={`${group.code} ${group.weight}`}>
              <td>
                <b>{faultName(group.code)}</b>
                <small>{saysOf(group)}</small>
              </td>
              <td>
                <Numbers of={group} onOpen={onOpen} />
              </td>
              <td>
                <div className={styles.actions}>
                  {actionsFor(group).map(({ action, words }) => (
                    <button
                      key={action}
                      type="button"
                      className="link-in"
                      aria-disabled={isBusy}
                      onClick={() =>
                        void change({
                          action,
                          rows: group.code === 'similar' ? { similar: true } : { fault: group.code },
                        })
                      }
                    >
                      {words()}
                    </button>
                  ))}
                </div>
              </td>
            </tr>
          ))}
          {of.unknown_subjects.map(({ name, count: many }) => (
            <tr key={name}>
              <td>
                <b>{m.office_import_unknown_subject()}</b>
                <small>{name}</small>
              </td>
              <td>{m.office_import_rows_count({ count: count(many) })}</td>
              <td>
                <SubjectPick
                  label={m.office_import_subject_for({ name })}
                  onPick={(subject_id) => void change({ action: 'set_subject', rows: { subject: name }, subject_id })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const saysOf = (group: FaultGroup): string =>
  group.code === 'similar'
    ? m.office_import_percents({ percents: group.percents.map((each) => `${count(each)}%`).join(', ') })
    : group.count === 1
      ? faultSays(group)
      : ''

const shownAtMost = 6

function Numbers({ of: { numbers, count: many }, onOpen }: { of: FaultGroup; onOpen: (number: number) => void }) {
  const first = numbers.slice(0, shownAtMost)
  return (
    <span className={styles.numbers}>
      {first.map((number) => (
        <button
          key={number}
          type="button"
          className="link-in"
          aria-label={m.office_import_open_row({ number: count(number) })}
          onClick={() => onOpen(number)}
        >
          {count(number)}
        </button>
      ))}
      {many > first.length && <span>{m.office_import_more({ count: count(many - first.length) })}</span>}
    </span>
  )
}

function SubjectPick({ label, onPick }: { label: string; onPick: (id: number) => void }) {
  const subjects = useSubjects()
  return (
    <div className="select-wrap">
      <select
        className="input"
        aria-label={label}
        value=""
        onChange={({ currentTarget }) => currentTarget.value !== '' && onPick(Number(currentTarget.value))}
      >
        <option value="">{m.office_import_choose_subject()}</option>
        {subjects.map(({ id, name }) => (
          <option key={id} value={id}>
            {getLocale() === 'en' ? (name.en ?? name.bn) : name.bn}
          </option>
        ))}
      </select>
    </div>
  )
}
