import type { requestDelivery } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { request } from '../../../api/request.ts'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { newKey } from '../../../kit/form/new-key.ts'
import { useDraft } from '../../../kit/form/use-draft.ts'
import { useForm } from '../../../kit/form/use-form.ts'
import { MySection } from '../../../kit/my-page/section.tsx'
import { deliveryQuery, type Sheets, sheetsQuery, trackAddress } from '../sheet-queries.ts'
import styles from '../sheets.module.css'
import { atItsBox, bodyOf, type Destination, type DestinationBox, startOf } from './destination.ts'
import { DestinationFields } from './destination-fields.tsx'
import { destinationLabels } from './destination-labels.ts'
import { RequestSum } from './request-sum.tsx'
import { WhereChoice } from './where-choice.tsx'
import '@prostuti/ui/styles/form.css'

/** Asks for everything that is ready: where to, to whom, a look at the whole, one click. */
export function RequestCard({ id, sheets, doctorId }: { id: string; sheets: Sheets; doctorId: number }) {
  const beginning = () => ({ to: startOf(sheets.addresses), key: newKey() })
  // With its key, so that the same click, sent again after a lost answer or a reload, is one parcel.
  const { value: asked, change, settle } = useDraft(`parcel/${id}`, doctorId, beginning)
  const { to: value, key } = asked
  const setValue = (to: Destination) => change({ to, key })
  const client = useQueryClient()
  const navigate = useNavigate()
  const sending = useForm<typeof requestDelivery, DestinationBox>({
    labels: destinationLabels(),
    act: async () => {
      try {
        const body = { ...bodyOf(value), client_key: key }
        return await request<typeof requestDelivery>('POST', '/api/v3/web/doctor/courses/:id/deliveries', {
          params: { id },
          body,
        })
      } catch (error) {
        throw atItsBox(error)
      }
    },
    onDone: async (answer) => {
      const { delivery } = answer
      settle(beginning())
      client.setQueryData(deliveryQuery(id, String(delivery.id)).queryKey, answer)
      void client.invalidateQueries({ queryKey: sheetsQuery(id).queryKey })
      await navigate(trackAddress(id, delivery.id), { state: { flash: m.sheet_asked() } })
    },
  })
  return (
    <MySection title={m.sheet_ask_title()}>
      <form className={`card pad form ${styles.sheetForm}`} noValidate onSubmit={sending.submit}>
        <FormFailure of={sending} />
        <p className="muted">{m.sheet_ask_text()}</p>
        <WhereChoice
          addresses={sheets.addresses}
          chosen={value.where}
          onChoose={(where) => {
            setValue({ ...value, where })
            sending.reset()
          }}
        />
        <DestinationFields value={value} onChange={setValue} sending={sending} />
        <RequestSum value={value} sheets={sheets} />
        <button type="submit" className="btn btn-go btn-full" aria-disabled={sending.sending || undefined}>
          {sending.sending ? m.my_sending() : m.sheet_ask_send()}
        </button>
        <p className="meta">{m.sheet_ask_again()}</p>
      </form>
    </MySection>
  )
}
