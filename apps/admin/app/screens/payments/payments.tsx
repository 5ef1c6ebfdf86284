import type { listBranches } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get } from '../../api/call.ts'
import { words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { shortWhen } from '../../kit/list/short-when.ts'
import {
  type PaymentRow,
  paymentsPath,
  reasonWords,
  stateTone,
  stateWords,
  taka,
  wayWords,
} from '../../kit/money/money-words.ts'
import { useMay } from '../../session/me.ts'
import styles from './payments.module.css'

const choicesOf = (words: Record<string, () => string>) =>
  Object.entries(words).map(([value, title]) => ({ value, title: title() }))

/** Every try to pay, newest first; what waits for somebody is one press away. */
export function Component() {
  const may = useMay()
  const { data } = useQuery(get<typeof listBranches>('/api/v3/admin/branches'))
  return (
    <ResourceList<PaymentRow>
      path={paymentsPath}
      title={m.office_payments()}
      sorts={['started_at']}
      order="desc"
      to={({ id }) => `/payments/${id}`}
      empty={m.office_payments_empty()}
      searched={m.office_payments_searched()}
      acts={
        <>
          <Link className="btn btn-line" to="/payments?state=waiting">
            {m.office_payments_waiting()}
          </Link>
          {may('payments.write') && (
            <Link className="btn btn-go" to="/cash">
              {m.office_cash()}
            </Link>
          )}
        </>
      }
      filters={[
        {
          name: 'state',
          title: m.office_state(),
          choices: [{ value: 'waiting', title: m.office_payments_waiting() }, ...choicesOf(stateWords)],
        },
        { name: 'reason', title: m.office_payments_reason(), choices: choicesOf(reasonWords), isRare: true },
        { name: 'way', title: m.office_payments_way(), choices: choicesOf(wayWords) },
        { name: 'from', title: m.office_audit_from(), choices: 'day' },
        { name: 'to', title: m.office_audit_to(), choices: 'day' },
        {
          name: 'branch',
          title: m.office_branch(),
          choices: (data?.branches ?? []).map(({ id, name }) => ({ value: String(id), title: words(name) })),
          isRare: true,
        },
      ]}
      columns={[
        {
          key: 'doctor',
          title: m.office_payments_doctor(),
          cell: ({ doctor, title, order_number }) => (
            <span className={styles.two}>
              {doctor.name}
              <small>
                {words(title)} · <span className={styles.number}>{localizeDigits(order_number, getLocale())}</span>
              </small>
            </span>
          ),
        },
        {
          key: 'amount',
          title: m.office_payments_amount(),
          cell: ({ amount_paisa }) => taka(amount_paisa),
          isNumber: true,
        },
        { key: 'way', title: m.office_payments_way(), cell: ({ way }) => wayWords[way](), isSecondary: true },
        {
          key: 'state',
          title: m.office_state(),
          cell: ({ state, reason }) => (
            <span className={styles.two}>
              <span>
                <span className={`chip ${stateTone[state]}`}>{stateWords[state]()}</span>
              </span>
              {reason && <small>{reasonWords[reason]()}</small>}
            </span>
          ),
        },
        {
          key: 'since',
          title: m.office_payments_since(),
          sort: 'started_at',
          cell: ({ started_at }) => shortWhen(started_at),
          isSecondary: true,
        },
        {
          key: 'receipt',
          title: m.office_payments_receipt(),
          cell: ({ invoice_number }) => (invoice_number ? localizeDigits(invoice_number, getLocale()) : '–'),
          isSecondary: true,
        },
      ]}
    />
  )
}
