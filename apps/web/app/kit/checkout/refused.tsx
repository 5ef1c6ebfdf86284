import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import type { CheckoutLinks } from './checkout-links.ts'
import type { Refusal } from './refusal.ts'

type RefusedProps = {
  why: Refusal
  links: CheckoutLinks
  /** The answer to a click, not something the page knew before. */
  afterClick: boolean
}

/** Why it cannot be had, and where to go instead. */
export function Refused({ why, links, afterClick }: RefusedProps) {
  const box = useRef<HTMLDivElement>(null)
  const { title, text, action, to } = wordsFor(why, links)

  useEffect(() => {
    // The button that had the focus is gone.
    if (afterClick) box.current?.focus()
  }, [afterClick])

  return (
    <div ref={box} className="card" role={afterClick ? 'alert' : undefined} tabIndex={-1}>
      <EmptyState
        title={title}
        text={text}
        action={
          <Link className="btn btn-brand" to={to}>
            {action}
          </Link>
        }
      />
    </div>
  )
}

function wordsFor(why: Refusal, links: CheckoutLinks) {
  if (links.kind === 'event') return eventWords(why, links)
  if (links.kind === 'subscription') return subscriptionWords(why, links)
  if (why === 'already_enrolled')
    return {
      title: m.checkout_in_title(),
      text: m.checkout_in_text(),
      action: m.checkout_in_action(),
      to: addressOf('/my/courses'),
    }
  if (why === 'no_seat_left')
    return {
      title: m.checkout_full_title(),
      text: m.checkout_full_text(),
      action: m.checkout_full_action(),
      to: links.otherSeats,
    }
  return {
    title: m.checkout_closed_title(),
    text: m.checkout_closed_text(),
    action: m.checkout_closed_action(),
    to: links.others,
  }
}

function eventWords(why: Refusal, links: CheckoutLinks) {
  if (why === 'already_enrolled')
    return {
      title: m.checkout_event_in_title(),
      text: m.checkout_event_in_text(),
      action: m.checkout_event_in_action(),
      to: links.home,
    }
  const isFull = why === 'no_seat_left'
  return {
    title: isFull ? m.checkout_event_full_title() : m.checkout_event_closed_title(),
    text: isFull ? m.checkout_event_full_text() : m.checkout_event_closed_text(),
    action: m.checkout_event_others(),
    to: links.others,
  }
}

function subscriptionWords(why: Refusal, links: CheckoutLinks) {
  if (why === 'already_enrolled')
    return {
      title: m.subscription_renewed_title(),
      text: m.subscription_renewed_text(),
      action: m.subscription_to_videos(),
      to: links.home,
    }
  return {
    title: m.subscription_refused_title(),
    text: m.subscription_refused_text(),
    action: m.subscription_refused_action(),
    to: links.others,
  }
}
