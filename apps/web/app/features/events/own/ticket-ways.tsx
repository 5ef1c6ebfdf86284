import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { placeIcon } from '@prostuti/ui/icons/common'
import { receiptIcon } from '@prostuti/ui/icons/my'
import { dateIcon, printerIcon } from '@prostuti/ui/icons/study'
import { Link } from 'react-router'
import { eventLinks } from '../../../kit/checkout/checkout-links.ts'
import { substituteAddress } from '../../../kit/complaint/ask-address.ts'
import { calendarAddress, eventAddress } from '../../../kit/event/event-queries.ts'
import type { OwnEvent } from '../../../kit/event/own-event-queries.ts'
import { SmartLink } from '../../../kit/page/smart-link.tsx'
import styles from './ticket.module.css'

/** What can be done with a ticket. */
export function TicketWays({ own: { event, order }, now }: { own: OwnEvent; now: Date | undefined }) {
  const receipt = order?.has_receipt ? eventLinks(event.id, order.id).receipt : undefined
  return (
    <div className={styles.ways}>
      <a className="btn btn-quiet btn-sm" href={calendarAddress(event.id, getLocale())}>
        <Icon of={dateIcon} />
        {m.event_calendar()}
      </a>
      {event.branch?.map_url && (
        <SmartLink className="btn btn-quiet btn-sm" to={event.branch.map_url}>
          <Icon of={placeIcon} />
          {m.event_map()}
        </SmartLink>
      )}
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => window.print()}>
        <Icon of={printerIcon} />
        {m.event_ticket_print()}
      </button>
      {receipt && (
        <Link className="btn btn-quiet btn-sm" to={receipt}>
          <Icon of={receiptIcon} />
          {m.payment_receipt()}
        </Link>
      )}
      {now && now.getTime() < Date.parse(event.starts_at) && (
        <Link className="btn btn-quiet btn-sm" to={substituteAddress(event.id)}>
          {m.event_ticket_substitute()}
        </Link>
      )}
      <Link className="btn btn-quiet btn-sm" to={eventAddress(event.id)}>
        {m.event_ticket_to_event()}
      </Link>
    </div>
  )
}
