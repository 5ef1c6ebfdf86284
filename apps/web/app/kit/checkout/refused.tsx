import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import type { Place } from './place.ts'
import type { Refusal } from './refusal.ts'

type RefusedProps = {
  why: Refusal
  place: Place
  /** The answer to a press, not something the page knew before. */
  pressed: boolean
}

/** Why it cannot be had, and where to go instead. */
export function Refused({ why, place, pressed }: RefusedProps) {
  const box = useRef<HTMLDivElement>(null)
  const { title, text, action, to } = wordsFor(why, place)

  useEffect(() => {
    // The button that had the focus is gone.
    if (pressed) box.current?.focus()
  }, [pressed])

  return (
    <div ref={box} className="card" role={pressed ? 'alert' : undefined} tabIndex={-1}>
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

function wordsFor(why: Refusal, place: Place) {
  if (place.kind === 'event') return eventWords(why, place)
  if (place.kind === 'subscription') return subscriptionWords(why, place)
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
      to: place.otherSeats,
    }
  return {
    title: m.checkout_closed_title(),
    text: m.checkout_closed_text(),
    action: m.checkout_closed_action(),
    to: place.others,
  }
}

function eventWords(why: Refusal, place: Place) {
  if (why === 'already_enrolled')
    return {
      title: m.checkout_event_in_title(),
      text: m.checkout_event_in_text(),
      action: m.checkout_event_in_action(),
      to: place.home,
    }
  const isFull = why === 'no_seat_left'
  return {
    title: isFull ? m.checkout_event_full_title() : m.checkout_event_closed_title(),
    text: isFull ? m.checkout_event_full_text() : m.checkout_event_closed_text(),
    action: m.checkout_event_others(),
    to: place.others,
  }
}

function subscriptionWords(why: Refusal, place: Place) {
  if (why === 'already_enrolled')
    return {
      title: m.subscription_renewed_title(),
      text: m.subscription_renewed_text(),
      action: m.subscription_to_videos(),
      to: place.home,
    }
  return {
    title: m.subscription_refused_title(),
    text: m.subscription_refused_text(),
    action: m.subscription_refused_action(),
    to: place.others,
  }
}
