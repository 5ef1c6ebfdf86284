import type { readNewsSms, setNewsSms } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { CheckField } from '@prostuti/ui/check-field'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { get } from '../../api/get.ts'
import { request } from '../../api/request.ts'
import { FormFailure } from '../../kit/form/form-failure.tsx'
import { useSend } from '../../kit/form/use-send.ts'
import { useStaffView } from '../../kit/session/use-staff-view.ts'

const path = '/api/v3/web/doctor/news-sms'
const wishQuery = get<typeof readNewsSms>(path)

/** Whether the centre's news may come by SMS. What is pressed is seen at once, and goes back where it could not be written. */
export function NewsSms() {
  const { data } = useQuery(wishQuery)
  const staff = useStaffView()
  const client = useQueryClient()
  const [pressed, setPressed] = useState(true)
  const sending = useSend({
    act: (wanted: boolean) => request<typeof setNewsSms>('POST', path, { body: { wanted } }),
    onDone: (wish) => client.setQueryData(wishQuery.queryKey, wish),
  })
  return (
    <section className="card pad stack" aria-labelledby="news-sms">
      <h2 id="news-sms">{m.my_news_sms_title()}</h2>
      <CheckField
        name="wanted"
        label={m.my_news_sms()}
        checked={sending.sending ? pressed : (data?.wanted ?? true)}
        disabled={data === undefined || staff}
        onChange={({ currentTarget }) => {
          setPressed(currentTarget.checked)
          sending.send(currentTarget.checked)
        }}
      />
      <p className="meta">{m.my_news_sms_hint()}</p>
      <FormFailure of={sending} />
    </section>
  )
}
