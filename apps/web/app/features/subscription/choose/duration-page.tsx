import type { startSubscriptionOrder } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useAddressQuery } from '../../../kit/address/use-address-query.ts'
import checkoutStyles from '../../../kit/checkout/checkout.module.css'
import { orderQuery } from '../../../kit/checkout/checkout-api.ts'
import { subscriptionLinks } from '../../../kit/checkout/checkout-links.ts'
import { refusalOf } from '../../../kit/checkout/refusal.ts'
import { Refused } from '../../../kit/checkout/refused.tsx'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { Nothing, ShelfLoaded } from '../../../kit/subscription/shelf-loaded.tsx'
import { Steps } from '../../../kit/subscription/steps.tsx'
import subscriptionStyles from '../../../kit/subscription/subscription.module.css'
import { addAddress, checkoutAddress, renewsIn } from '../../../kit/subscription/subscription-addresses.ts'
import { type ShelfPage, startOrder } from '../../../kit/subscription/subscription-api.ts'
import { dayWords } from '../../../kit/subscription/words.ts'
import { ChosenCard } from './chosen-card.tsx'
import { DurationPicks } from './duration-picks.tsx'
import { priceOf } from './selection.ts'
import { TotalBar } from './total-bar.tsx'
import { useSelection } from './use-selection.ts'

/** The second step: for how long. */
export function DurationPage({ offerId }: { offerId: string }) {
  const renews = renewsIn(useAddressQuery())
  return (
    <MyPage
      title={m.subscription_duration_title()}
      back={{ to: addAddress(offerId, renews), label: m.subscription_duration_back() }}
    >
      <ShelfLoaded offerId={offerId}>{(page) => <Choosing page={page} renews={renews} />}</ShelfLoaded>
    </MyPage>
  )
}

type ChoosingProps = { page: ShelfPage; renews: number | undefined }

function Choosing({ page, renews }: ChoosingProps) {
  const { shelf, subscriptions, durations } = page
  const { selection, change } = useSelection(page, renews)
  const client = useQueryClient()
  const navigate = useNavigate()
  const order = useForm<typeof startSubscriptionOrder>({
    act: () =>
      startOrder(String(shelf.id), {
        video_ids: selection.videos,
        days: selection.days ?? 0,
        ...(renewed && { renews: renewed.id }),
      }),
    onDone: (checkout) => {
      client.setQueryData(orderQuery(checkout.order.id).queryKey, checkout)
      return navigate(checkoutAddress(shelf.id, checkout.order.id, renews))
    },
  })
  const renewed = subscriptions.find(({ id }) => id === renews)
  const refusal = refusalOf(order.error)
  if (renewed?.renewed || refusal)
    return (
      <Refused
        why={refusal ?? 'already_enrolled'}
        links={subscriptionLinks(shelf.id)}
        afterClick={refusal !== undefined}
      />
    )
  if (!shelf.is_open || selection.videos.length < shelf.least_videos)
    return (
      <Nothing
        title={m.subscription_nothing_chosen_title()}
        text={m.subscription_nothing_chosen_text()}
        to={addAddress(shelf.id, renews)}
        action={m.subscription_choose()}
        isMain
      />
    )

  const from = beginOf(page, renewed)
  const price = priceOf(durations, selection)
  const dropped = renewed?.video_ids.some((id) => !page.videos.some((video) => video.id === id && video.is_offered))
  return (
    <form className={`${checkoutStyles.co} ${subscriptionStyles.subLate}`} noValidate onSubmit={order.submit}>
      <Steps at={1} />
      <FormFailure of={order} />
      {from !== undefined && (
        <p className={checkoutStyles.coNote}>{m.subscription_duration_renew({ date: dayWords(from) })}</p>
      )}
      {dropped && <p className={checkoutStyles.coNote}>{m.subscription_duration_renew_gone()}</p>}
      <div className={checkoutStyles.coCols} data-part="co-cols">
        <aside>
          <ChosenCard page={page} chosen={selection.videos} price={price} renews={renews} busy={order.sending} />
        </aside>
        <div className={checkoutStyles.coMain} data-part="co-main">
          <DurationPicks
            durations={durations}
            videos={selection.videos.length}
            chosen={selection.days}
            from={from}
            now={page.server_time}
            onChoose={(days) => change({ days })}
          />
        </div>
      </div>
      <TotalBar total={price.total} busy={order.sending} />
    </form>
  )
}

/** When a renewal begins, if not now. */
const beginOf = ({ server_time }: ShelfPage, renewed: ShelfPage['subscriptions'][number] | undefined) =>
  renewed?.ends_at != null && renewed.ends_at > server_time ? renewed.ends_at : undefined
