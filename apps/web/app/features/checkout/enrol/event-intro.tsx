import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import checkoutStyles from '../../../kit/checkout/checkout.module.css'
import { type Checkout, startEventOrder } from '../../../kit/checkout/checkout-api.ts'
import { eventLinks } from '../../../kit/checkout/checkout-links.ts'
import { refusalOf } from '../../../kit/checkout/refusal.ts'
import { Refused } from '../../../kit/checkout/refused.tsx'
import type { EventCardData } from '../../../kit/event/event-queries.ts'
import { feeWords, hoursWords, momentWords, placeWords } from '../../../kit/event/event-words.ts'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useSend } from '../../../kit/form/use-send.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import enrolStyles from '../styles/enrol.module.css'
import { Facts, WhatNext } from './before-card.tsx'
import { HoldButton } from './hold-button.tsx'

type EventIntroProps = { event: EventCardData; onBegun: (checkout: Checkout) => unknown }

export function EventIntro({ event, onBegun }: EventIntroProps) {
  const locale = getLocale()
  const hold = useSend<void, Checkout>({ act: () => startEventOrder(event.id), onDone: onBegun })
  // Whether it is full or over, the server says at the click: the event's page may be minutes old.
  const refusal = refusalOf(hold.error)
  if (refusal) return <Refused why={refusal} links={eventLinks(event.id)} afterClick />

  const isFree = event.fee_paisa === 0
  const words = isFree ? m.checkout_event_free() : m.checkout_event_hold()
  return (
    <div className={checkoutStyles.co}>
      <FormFailure of={hold} />
      <div className={`${checkoutStyles.coCols} ${enrolStyles.coBefore}`} data-part="co-cols">
        <aside>
          <div className={`card pad ${checkoutStyles.coSum}`}>
            <dl className="toc">
              <div className={checkoutStyles.total} data-is="first">
                <dt>{m.checkout_event_fee()}</dt>
                <dd>{feeWords(event, locale)}</dd>
              </div>
            </dl>
            <HoldButton of={hold} words={words} className="btn-full only-wide" />
          </div>
        </aside>
        <div className={checkoutStyles.coMain} data-part="co-main">
          <div className={`card pad ${checkoutStyles.coWhat}`}>
            <p className="meta">{m.checkout_event_what()}</p>
            <h2>
              <Phrase text={event.name} />
            </h2>
            <Facts
              facts={[
                {
                  label: m.checkout_event_when(),
                  value: (
                    <>
                      {formatDate(new Date(event.starts_at), locale, 'full')}
                      <small>{hoursWords(event, locale)}</small>
                    </>
                  ),
                },
                { label: m.checkout_enrol_place(), value: <Phrase text={placeWords(event, locale)} /> },
                { label: m.event_deadline(), value: momentWords(event.deadline, locale) },
              ]}
            />
          </div>
          <WhatNext
            isFree={isFree}
            free={m.checkout_event_step_free()}
            done={m.checkout_event_step_done()}
            refund={m.checkout_event_refund()}
          />
        </div>
      </div>
      <div className={checkoutStyles.coBar}>
        <p>
          <small>{m.checkout_event_fee()}</small>
          <b>{feeWords(event, locale)}</b>
        </p>
        <HoldButton of={hold} words={words} />
      </div>
    </div>
  )
}
