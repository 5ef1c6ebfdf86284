import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { chevronDownIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import checkoutStyles from '../../../kit/checkout/checkout.module.css'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import subscriptionStyles from '../../../kit/subscription/subscription.module.css'
import { addAddress } from '../../../kit/subscription/subscription-addresses.ts'
import type { ShelfPage } from '../../../kit/subscription/subscription-api.ts'
import { countWords } from '../../../kit/subscription/words.ts'
import type { Price } from './selection.ts'
import { GoButton } from './total-bar.tsx'

type ChosenCardProps = {
  page: ShelfPage
  chosen: readonly number[]
  price: Price
  renews: number | undefined
  busy: boolean
}

/** What is taken, and what it comes to. */
export function ChosenCard({ page: { shelf, videos }, chosen, price, renews, busy }: ChosenCardProps) {
  const money = (paisa: number) => formatMoney(paisa, getLocale())
  return (
    <div className={`card pad ${checkoutStyles.coSum} ${subscriptionStyles.subChosen}`}>
      <div className={subscriptionStyles.subTop}>
        <p className="meta">{m.subscription_duration_chosen()}</p>
        <Link className="link" to={addAddress(shelf.id, renews)}>
          {m.subscription_duration_change()}
        </Link>
      </div>
      <h2>
        <Phrase text={shelf.title} />
      </h2>
      <details>
        <summary>
          {countWords(chosen.length)}
          <Icon of={chevronDownIcon} size="sm" />
        </summary>
        <ul>
          {videos
            .filter(({ id }) => chosen.includes(id))
            .map((video) => (
              <li key={video.id}>
                <Phrase text={video.title} />
              </li>
            ))}
        </ul>
      </details>
      <dl className="toc">
        {price.list > price.total && (
          <>
            <div>
              <dt>{m.subscription_checkout_fee()}</dt>
              <dd>{money(price.list)}</dd>
            </div>
            <div>
              <dt>{m.subscription_checkout_reduction()}</dt>
              <dd>{m.checkout_minus({ amount: money(price.list - price.total) })}</dd>
            </div>
          </>
        )}
        <div className={checkoutStyles.total}>
          <dt>{m.subscription_duration_total()}</dt>
          <dd>{money(price.total)}</dd>
        </div>
      </dl>
      <GoButton busy={busy} className="btn-full only-wide" />
    </div>
  )
}
