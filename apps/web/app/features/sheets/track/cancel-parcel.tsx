import type { cancelDelivery } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '../../../api/request.ts'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useSend } from '../../../kit/form/use-send.ts'
import { type Delivery, deliveryQuery, sheetsQuery } from '../sheet-queries.ts'

/** Asks once, and says that nothing is lost. */
export function CancelParcel({ id, delivery }: { id: string; delivery: Delivery }) {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const sending = useSend({
    act: () =>
      request<typeof cancelDelivery>('POST', '/api/v3/web/doctor/courses/:id/deliveries/:deliveryId/cancel', {
        params: { id, deliveryId: delivery.id },
      }),
    onDone: async (answer) => {
      setOpen(false)
      client.setQueryData(deliveryQuery(id, String(delivery.id)).queryKey, answer)
      void client.invalidateQueries({ queryKey: sheetsQuery(id).queryKey })
      await navigate('.', { replace: true, state: { flash: m.sheet_cancelled() } })
    },
  })
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {m.sheet_cancel()}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={m.sheet_cancel_title()}
        actions={
          <>
            <button
              type="button"
              className="btn btn-line"
              aria-disabled={sending.sending || undefined}
              onClick={() => sending.send(undefined)}
            >
              {sending.sending ? m.my_sending() : m.sheet_cancel_yes()}
            </button>
            <button type="button" className="btn btn-go" onClick={() => setOpen(false)}>
              {m.sheet_cancel_no()}
            </button>
          </>
        }
      >
        <FormFailure of={sending} />
        <p>{m.sheet_cancel_text()}</p>
      </Dialog>
    </>
  )
}
