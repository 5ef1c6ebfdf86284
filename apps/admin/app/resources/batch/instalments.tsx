import type { batchResource, FieldsOf } from '@prostuti/contract/staff'
import { checkInstalments } from '@prostuti/payment-rules'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { useFormContext, useWatch } from 'react-hook-form'
import styles from '../../kit/form/form.module.css'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { Columns } from '../../kit/form/section.tsx'
import { DayBox, MoneyBox } from '../../kit/form/typed-fields.tsx'

type Part = FieldsOf<typeof batchResource>['instalments'][number]

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** The parts of the fee, and while they are typed what they come to. */
export function Instalments({ isFixed }: { isFixed: boolean }) {
  const { getValues } = useFormContext()
  /** What is still missing, a month after the one before. */
  const nextPart = (parts: Part[]): Part => {
    const rest = amountOf(getValues('fee_paisa')) - parts.reduce((sum, part) => sum + amountOf(part.amount_paisa), 0)
    const last = parts.at(-1)?.due_on ?? (getValues('starts_on') as string | null)
    return { amount_paisa: Math.max(0, rest), due_on: parts.length === 0 || !last ? null : aMonthAfter(last) }
  }
  return (
    <>
      <RowsField<Part> name="instalments" label={m.office_instalment()} atMost={12} isFixed={isFixed} blank={nextPart}>
        {(name, place) => (
          <Columns>
            <MoneyBox name={`${name}.amount_paisa`} label={m.office_amount()} />
            {place === 0 ? (
              <p className="hint">{m.office_instalment_first()}</p>
            ) : (
              <DayBox name={`${name}.due_on`} label={m.office_instalment_due()} />
            )}
          </Columns>
        )}
      </RowsField>
      <Sum />
    </>
  )
}

function Sum() {
  const [fee, reduction, parts] = useWatch({ name: ['fee_paisa', 'discount_paisa', 'instalments'] })
  if (!Array.isArray(parts) || parts.length === 0) return <p className="hint">{m.office_instalment_none()}</p>
  const { sum, due } = checkInstalments({
    fee: amountOf(fee),
    reduction: amountOf(reduction),
    shares: (parts as Part[]).map(({ amount_paisa, due_on }) => ({ amount: amountOf(amount_paisa), dueOn: due_on })),
  })
  const money = (paisa: number) => formatMoney(paisa, getLocale())
  return (
    <p role="status" className={styles.sum} data-is={sum === due ? 'right' : 'wrong'}>
      {sum === due
        ? m.office_instalment_right({ sum: money(sum) })
        : sum < due
          ? m.office_instalment_less({ sum: money(sum), missing: money(due - sum) })
          : m.office_instalment_more({ sum: money(sum), over: money(sum - due) })}
    </p>
  )
}

function aMonthAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 30)
  return date.toISOString().slice(0, 10)
}
