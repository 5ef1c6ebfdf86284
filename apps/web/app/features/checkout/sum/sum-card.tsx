import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { lockIcon } from '@prostuti/ui/icons/common'
import type { ReactNode } from 'react'
import styles from '../../../kit/checkout/checkout.module.css'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { leftPaisa, nowPaisa } from '../amounts.ts'
import type { CheckoutState } from '../use-checkout.ts'

const words = {
  course: { what: m.checkout_what, fee: m.checkout_fee, reduction: m.checkout_reduction },
  event: { what: m.checkout_event_what, fee: m.checkout_event_fee, reduction: m.checkout_reduction },
  subscription: {
    what: m.subscription_checkout_what,
    fee: m.subscription_checkout_fee,
    reduction: m.subscription_checkout_reduction,
  },
}

/** What is bought and how its price comes about; `children` is the button beside a wide page. */
export function SumCard({ state, children }: { state: CheckoutState; children: ReactNode }) {
  const { order, links, phase } = state
  const what = words[links.kind].what()
  return (
    <div className={`card pad ${styles.coSum}`}>
      <p className="meta">{phase === 'further' ? m.checkout_what_further() : what}</p>
      <h2>
        <Phrase text={order.title} />
      </h2>
      <p className="meta">
        {order.detail && (
          <>
            <Phrase text={order.detail} />
            <span aria-hidden="true"> · </span>
          </>
        )}
        <span className="nb">{m.checkout_order_number({ number: localizeDigits(order.number, getLocale()) })}</span>
      </p>
      <Sum state={state} />
      {children}
      <p className={`${styles.coSecure} meta`}>
        <Icon of={lockIcon} size="sm" />
        {m.checkout_secure()}
      </p>
    </div>
  )
}

function Sum({ state: { checkout, order, phase, links, choice } }: { state: CheckoutState }) {
  const locale = getLocale()
  const money = (paisa: number) => formatMoney(paisa, locale)
  const less = (paisa: number) => m.checkout_minus({ amount: money(paisa) })
  const isReduced = order.reduction_paisa > 0 || order.code !== null
  return (
    <dl className="toc">
      {isReduced && <Line label={words[links.kind].fee()} value={money(order.list_paisa)} />}
      {order.reduction_paisa > 0 && <Line label={words[links.kind].reduction()} value={less(order.reduction_paisa)} />}
      {order.code && (
        <Line
          label={
            <>
              {m.checkout_code_line()} <span lang="en">{order.code.code}</span>
            </>
          }
          value={less(order.code.off_paisa)}
        />
      )}
      <Line
        className={styles.total}
        is={isReduced ? undefined : 'first'}
        label={m.checkout_total()}
        value={money(order.total_paisa)}
      />
      {phase === 'further' && (
        <>
          <Line label={m.checkout_paid()} value={less(order.paid_paisa)} />
          {order.waived_paisa > 0 && <Line label={m.mycourses_waived()} value={less(order.waived_paisa)} />}
          {order.refunded_paisa > 0 && <Line label={m.checkout_refunded()} value={money(order.refunded_paisa)} />}
          <Line label={m.checkout_left()} value={money(leftPaisa(order))} />
        </>
      )}
      <Line label={m.checkout_now()} value={money(nowPaisa(checkout, choice))} />
    </dl>
  )
}

type LineProps = { label: ReactNode; value: string; className?: string | undefined; is?: 'first' | undefined }

function Line({ label, value, className, is }: LineProps) {
  return (
    <div className={className} data-is={is}>
      <dt>
        <span>{label}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
