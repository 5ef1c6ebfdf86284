import type { ResponseOf } from '@prostuti/contract'
import type { readTillOrder, takeCash } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { SelectField } from '@prostuti/ui/select-field'
import { TextField } from '@prostuti/ui/text-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { get, post } from '../../api/call.ts'
import { useAct } from '../act/use-act.ts'
import { usePressKey } from '../act/use-press-key.ts'
import { words } from '../list/list-cells.tsx'
import styles from './money.module.css'
import { paymentsPath, taka } from './money-words.ts'
import { readTaka } from './read-taka.ts'

const tillPath = '/api/v3/admin/till'

type TillOrder = ResponseOf<typeof readTillOrder>
export type Taken = ResponseOf<typeof takeCash>

/** One order before the cashier: what is open, and the money on the table. */
export function TakeCash({ orderId, onTaken }: { orderId: number; onTaken: (taken: Taken) => void }) {
  const { data, error } = useQuery({
    ...get<typeof readTillOrder>(`${tillPath}/:id`, { params: { id: orderId } }),
    staleTime: 0,
  })
  if (error && !data) return <p role="alert">{error.message}</p>
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  if (data.open_paisa === 0) return <p>{m.office_cash_nothing_open()}</p>
  return <CashForm key={orderId} orderId={orderId} till={data} onTaken={onTaken} />
}

type CashFormProps = { orderId: number; till: TillOrder; onTaken: (taken: Taken) => void }

function CashForm({ orderId, till, onTaken }: CashFormProps) {
  const { next_paisa, open_paisa, branches } = till
  const client = useQueryClient()
  const [typed, setTyped] = useState(String(next_paisa / 100))
  const [branch, setBranch] = useState(branches.length === 1 ? String(branches[0]?.id) : '')
  const [fields, setFields] = useState<Record<string, string[]>>({})
  const { isBusy, failure, act } = useAct()
  const key = usePressKey({ typed, branch })
  const take = async () => {
    setFields({})
    try {
      const body = { amount_paisa: readTaka(typed), shown_paisa: open_paisa, branch_id: Number(branch), key }
      const taken = await post<typeof takeCash>(`${tillPath}/:id/cash`, body, { params: { id: orderId } })
      await client.invalidateQueries({ queryKey: [`${paymentsPath}/:id`] })
      onTaken(taken)
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        setFields(error.fields)
        void client.invalidateQueries({ queryKey: [`${tillPath}/:id`] })
        return
      }
      throw error
    }
  }
  const amount = readTaka(typed)
  const canTake = Number.isFinite(amount) && amount > 0 && branch !== ''
  return (
    <form
      className={styles.cash}
      onSubmit={(event) => {
        event.preventDefault()
        if (canTake) void act(take)
      }}
    >
      <p className={styles.open}>
        <span>{m.office_cash_open()}</span> <strong>{taka(open_paisa)}</strong>
        {next_paisa !== open_paisa && <small>{m.office_cash_next({ amount: taka(next_paisa) })}</small>}
      </p>
      <TextField
        name="amount_paisa"
        label={m.office_cash_amount()}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        error={fields.amount_paisa?.[0]}
      />
      {branches.length > 1 && (
        <SelectField
          name="branch_id"
          label={m.office_cash_at()}
          placeholder={m.office_choose()}
          value={branch}
          options={branches.map(({ id, name }) => ({ value: id, label: words(name) }))}
          onChange={({ currentTarget }) => setBranch(currentTarget.value)}
          error={fields.branch_id?.[0]}
        />
      )}
      <p role="alert" className="err">
        {failure ?? fields.key?.[0]}
      </p>
      <button type="submit" className="btn btn-go" aria-busy={isBusy} disabled={!canTake}>
        {m.office_cash_take({ amount: canTake ? taka(amount) : '' })}
      </button>
    </form>
  )
}

/** Where the receipt of a payment is printed from. */
export const receiptAddress = (paymentId: number): string => `${paymentsPath}/${paymentId}/receipt`
