import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '../../../kit/toast/toast.ts'
import { count, faultSays } from '../model/fault-words.ts'
import { changeRows, type Import, type ImportRow, rowQuery, useRenewImport } from '../model/use-import.ts'
import styles from './pane.module.css'

type RowFaultsProps = { of: Import; row: ImportRow }

const ofKey = new Set(['no_key', 'key_outside', 'key_count'])

/** What is wrong with a row, what the bank has that is like it, and what can be done about it. */
export function RowFaults({ of, row }: RowFaultsProps) {
  const { change, isBusy } = useRowChange(of.id, row.number)
  const cannot = row.faults.filter(({ weight }) => weight === 'cannot')
  const look = row.faults.filter(({ weight }) => weight === 'look')
  if (row.state === 'taken') return null
  return (
    <div className={styles.faults}>
      {row.state !== 'left' && (
        <>
          {cannot.map((fault) => (
            <p key={`${fault.code} ${fault.found}`} className="err">
              <TriangleAlert aria-hidden="true" size={15} />
              <span>
                {faultSays(fault)} {ofKey.has(fault.code) && m.office_import_press_right()}
              </span>
            </p>
          ))}
          {look.length > 0 && (
            <ul className={styles.looks}>
              {look.map((fault) => (
                <li key={`${fault.code} ${fault.found}`}>{faultSays(fault)}</li>
              ))}
            </ul>
          )}
          {row.similar.map(({ question_id, percent, text }) => (
            <div key={question_id} className={styles.alike}>
              <b>{m.office_import_alike({ percent: count(percent), id: count(question_id) })}</b>
              <p>{text?.bn ?? m.office_import_alike_hidden()}</p>
            </div>
          ))}
        </>
      )}
      <div className={styles.buttons}>
        {row.state === 'left' ? (
          <button
            type="button"
            className="btn btn-line btn-sm"
            aria-disabled={isBusy}
            onClick={() => change('take_back')}
          >
            {m.office_import_take_back()}
          </button>
        ) : (
          <button type="button" className="btn btn-line btn-sm" aria-disabled={isBusy} onClick={() => change('leave')}>
            {row.similar.length > 0 ? m.office_import_keep_old() : m.office_import_leave()}
          </button>
        )}
        {row.state === 'look' && (
          <button type="button" className="btn btn-line btn-sm" aria-disabled={isBusy} onClick={() => change('accept')}>
            {row.similar.length > 0 ? m.office_import_take_both() : m.office_import_accept()}
          </button>
        )}
      </div>
    </div>
  )
}

function useRowChange(importId: number, number: number) {
  const [isBusy, setIsBusy] = useState(false)
  const renew = useRenewImport(importId)
  const client = useQueryClient()
  const change = async (action: 'leave' | 'take_back' | 'accept') => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await changeRows(importId, { action, rows: { numbers: [number] } })
      await client.invalidateQueries({ queryKey: rowQuery(importId, number).queryKey })
      if (action === 'leave')
        showToast({
          text: m.office_import_was_left({ number: count(number) }),
          undo: async () => {
            await changeRows(importId, { action: 'take_back', rows: { numbers: [number] } })
            await renew.all()
          },
        })
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
    } finally {
      void renew.list()
      setIsBusy(false)
    }
  }
  return { isBusy, change: (action: 'leave' | 'take_back' | 'accept') => void change(action) }
}
