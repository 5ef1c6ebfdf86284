import { useState } from 'react'
import { EventPlate } from '../../kit/event/event-plate.tsx'
import type { EventCardData } from '../../kit/event/event-queries.ts'

type EventCoverProps = { event: Pick<EventCardData, 'id' | 'image'>; first?: boolean }

/** The event's picture, or a drawn cover where there is none or it cannot be had. `first`: what the reader sees first. */
export function EventCover({ event, first = false }: EventCoverProps) {
  const [missing, setMissing] = useState(event.image === null)
  if (missing) return <EventPlate id={event.id} />
  return (
    <img
      src={event.image ?? ''}
      alt=""
      width={640}
      height={360}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
