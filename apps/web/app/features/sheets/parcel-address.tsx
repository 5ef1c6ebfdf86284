import type { changeDelivery } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { request } from '../../api/request.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useDraft } from '../../kit/form/use-draft.ts'
import { useDraftOpen } from '../../kit/form/use-draft-open.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useSession } from '../../kit/session/session.ts'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { addressWords, phoneWords } from './parcel-words.ts'
import { atItsBox, bodyOf, type DestinationBox, destinationOf } from './request/destination.ts'
import { DestinationFields } from './request/destination-fields.tsx'
import { destinationLabels } from './request/destination-labels.ts'
import { type Delivery, deliveryQuery } from './sheet-queries.ts'
import sheetsStyles from './sheets.module.css'
import { CancelParcel } from './track/cancel-parcel.tsx'
import trackStyles from './track/track.module.css'
import '@prostuti/ui/styles/form.css'

/** Where it goes; as long as nobody carries it, that can be changed, or the whole taken back. */
export function ParcelAddress({ id, delivery }: { id: string; delivery: Delivery }) {
  const staff = useStaffView()
  const { doctor } = useSession()
  const [isChanging, setChanging] = useDraftOpen(`parcel-address/${delivery.id}`, doctor?.id)
  const mayChange = delivery.can_change && !staff
  return (
    <section className="card pad stack" aria-labelledby="to">
      <h2 id="to" className={trackStyles.partHead}>
        {m.sheet_to()}
      </h2>
      <address className={trackStyles.to}>
        <b>{delivery.recipient_name}</b>
        <span className="num">{phoneWords(delivery.phone)}</span>
        <span>{addressWords(delivery.address)}</span>
        {delivery.note && (
          <small>
            {m.sheet_note_is()}: {delivery.note}
          </small>
        )}
      </address>
      {mayChange &&
        (isChanging && doctor ? (
          <ChangeForm id={id} delivery={delivery} doctorId={doctor.id} onClose={() => setChanging(false)} />
        ) : (
          <div className={trackStyles.toWays}>
            <button
              type="button"
              className={`btn ${delivery.address_refused ? 'btn-go' : 'btn-line'}`}
              onClick={() => setChanging(true)}
            >
              {m.sheet_change()}
            </button>
            <CancelParcel id={id} delivery={delivery} />
          </div>
        ))}
    </section>
  )
}

type ChangeFormProps = { id: string; delivery: Delivery; doctorId: number; onClose: () => void }

function ChangeForm({ id, delivery, doctorId, onClose }: ChangeFormProps) {
  const { value, change, settle } = useDraft(`parcel-address/${delivery.id}`, doctorId, () => destinationOf(delivery))
  const end = () => {
    settle(destinationOf(delivery))
    onClose()
  }
  const client = useQueryClient()
  const navigate = useNavigate()
  const sending = useForm<typeof changeDelivery, DestinationBox>({
    labels: destinationLabels(),
    act: async () => {
      try {
        const path = '/api/v3/web/doctor/courses/:id/deliveries/:deliveryId'
        const params = { id, deliveryId: delivery.id }
        return await request<typeof changeDelivery>('POST', path, { params, body: bodyOf(value) })
      } catch (error) {
        throw atItsBox(error)
      }
    },
    onDone: async (answer) => {
      client.setQueryData(deliveryQuery(id, String(delivery.id)).queryKey, answer)
      end()
      await navigate('.', { replace: true, state: { flash: m.sheet_changed() } })
    },
  })
  return (
    <form className={`form ${sheetsStyles.sheetForm}`} noValidate onSubmit={sending.submit}>
      <FormFailure of={sending} />
      <DestinationFields value={value} onChange={change} sending={sending} />
      <div className={trackStyles.toWays}>
        <button type="submit" className="btn btn-go" aria-disabled={sending.sending || undefined}>
          {sending.sending ? m.my_sending() : m.sheet_change_save()}
        </button>
        <button type="button" className="btn btn-quiet" onClick={end}>
          {m.sheet_change_cancel()}
        </button>
      </div>
    </form>
  )
}
