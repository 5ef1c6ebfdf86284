import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon } from '@prostuti/ui/icons/common'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import type { Batch, BatchSchedule } from '../../../kit/batch/batch-queries.ts'
import { clockRange, dayWords, priceWords, weekdaysWords } from '../../../kit/batch/batch-words.ts'
import checkoutStyles from '../../../kit/checkout/checkout.module.css'
import { type Checkout, startEnrolment } from '../../../kit/checkout/checkout-api.ts'
import { type CheckoutLinks, courseLinks } from '../../../kit/checkout/checkout-links.ts'
import { type Refusal, refusalOf } from '../../../kit/checkout/refusal.ts'
import { Refused } from '../../../kit/checkout/refused.tsx'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useSend } from '../../../kit/form/use-send.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import enrolStyles from '../styles/enrol.module.css'
import { afterEnrolling } from './after-enrolling.ts'
import { Facts, WhatNext } from './before-card.tsx'
import { FeeCard } from './fee-card.tsx'
import { HoldButton } from './hold-button.tsx'

type ConfirmProps = { batch: Batch; schedule: BatchSchedule }

export function ConfirmBody({ batch, schedule }: ConfirmProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const hold = useSend<void, Checkout>({
    act: () => startEnrolment({ batch_id: batch.id, schedule_id: schedule.id }),
    onDone: (checkout) => {
      const isDone = checkout.order.state === 'paid'
      return navigate(afterEnrolling(client, checkout), { state: isDone ? { flash: m.checkout_enrol_done() } : null })
    },
  })
  const answered = refusalOf(hold.error)
  const refusal = answered ?? refusalBefore(batch, schedule)
  if (refusal)
    return (
      <>
        <h1 className={enrolStyles.coRefused}>
          <Phrase text={batch.title} />
        </h1>
        <Refused why={refusal} links={linksOf(batch)} afterClick={answered !== undefined} />
      </>
    )

  const isFree = batch.payable_paisa === 0
  const words = isFree ? m.checkout_enrol_free() : m.checkout_enrol_hold()
  return (
    <>
      <h1>{m.checkout_enrol_title()}</h1>
      <p className="muted">{m.checkout_enrol_lead()}</p>
      <FormFailure of={hold} />
      <div className={`${checkoutStyles.coCols} ${enrolStyles.coBefore}`} data-part="co-cols">
        <aside>
          <FeeCard batch={batch}>
            <HoldButton of={hold} words={words} className="btn-full only-wide" />
          </FeeCard>
        </aside>
        <div className={checkoutStyles.coMain} data-part="co-main">
          <What batch={batch} schedule={schedule} />
          <WhatNext
            isFree={isFree}
            free={m.checkout_enrol_step_free()}
            done={m.checkout_enrol_step_done()}
            refund={batch.refund_rule}
          />
        </div>
      </div>
      <div className={checkoutStyles.coBar}>
        <p>
          <small>{m.batch_fee()}</small>
          <b>{priceWords(batch.payable_paisa, getLocale())}</b>
        </p>
        <HoldButton of={hold} words={words} />
      </div>
    </>
  )
}

function What({ batch, schedule }: ConfirmProps) {
  const locale = getLocale()
  return (
    <div className={`card pad ${checkoutStyles.coWhat}`}>
      <p className="meta">{m.checkout_what()}</p>
      <h2>
        <Phrase text={batch.title} />
      </h2>
      <Facts
        facts={[
          {
            label: m.checkout_enrol_schedule(),
            value: (
              <>
                <Phrase text={schedule.title} />
                <small>
                  {weekdaysWords(schedule.weekdays, locale)}
                  <span className={`nb ${enrolStyles.coFactsTime}`}>{clockRange(schedule, locale)}</span>
                </small>
              </>
            ),
          },
          { label: m.checkout_enrol_starts(), value: dayWords(batch.starts_on, locale) },
          {
            label: m.checkout_enrol_place(),
            value: <Phrase text={schedule.branch?.address ?? m.checkout_enrol_online()} />,
          },
        ]}
      />
      {batch.schedules.length > 1 && (
        <Link className="link" to={addressOf('/batch-details/:batch_id/enroll', { batch_id: batch.id })}>
          <Icon of={arrowLeftIcon} size="sm" />
          {m.checkout_enrol_other()}
        </Link>
      )}
    </div>
  )
}

const linksOf = (batch: Batch): CheckoutLinks => ({
  ...courseLinks({ enrolment_id: null, batch_id: batch.id }),
  others: addressOf('/:slug/batches', { slug: batch.category.slug }),
})

/** Known before anybody clicks. */
function refusalBefore(batch: Batch, schedule: BatchSchedule): Refusal | undefined {
  if (!batch.enrolment_open) return 'enrolment_closed'
  return schedule.seats_left <= 0 ? 'no_seat_left' : undefined
}
