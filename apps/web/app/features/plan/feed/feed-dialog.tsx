import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { calendarLinks } from '../../../kit/calendar/calendar-links.ts'
import { CopyAddress } from '../../../kit/calendar/copy-address.tsx'
import { SubscribeLinks } from '../../../kit/calendar/subscribe-links.tsx'
import { FormFailure } from '../../../kit/form/form-failure.tsx'
import { useNextFocus } from '../../../kit/form/use-next-focus.ts'
import { useSend } from '../../../kit/form/use-send.ts'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { PageSkeleton } from '../../../kit/my-page/page-skeleton.tsx'
import styles from './feed.module.css'
import { endFeed, type Feed, feedQuery, renewFeed, saveCalendar } from './feed-api.ts'

/** The plan in one's own calendar: a link that follows it, or a file as it is now. */
export default function FeedDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(feedQuery)
  return (
    <Dialog open onClose={onClose} title={m.plan_feed_title()}>
      <div className={styles.feed}>
        <p>{m.plan_feed_text()}</p>
        <Loaded query={query} errorTitle={m.plan_feed_error()} skeleton={<PageSkeleton cards={1} />}>
          {({ feed }) => <OwnFeed feed={feed} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function OwnFeed({ feed }: { feed: Feed['feed'] }) {
  const client = useQueryClient()
  const sending = useSend<'renew' | 'end' | 'save', Feed | undefined>({
    act: async (what) => {
      if (what === 'save') await saveCalendar()
      if (what === 'end') await endFeed()
      return what === 'renew' ? renewFeed() : what === 'end' ? { feed: null } : undefined
    },
    onDone: (answer) => {
      if (answer) client.setQueryData(feedQuery.queryKey, answer)
    },
  })
  const { send, sending: isBusy } = sending
  const own = useRef<HTMLDivElement>(null)
  useNextFocus(feed !== null, () => own.current?.querySelector<HTMLElement>('input, button'))
  return (
    <div ref={own} className={styles.feed}>
      {feed && <Address address={feed.address} />}
      <FormFailure of={sending} />
      <div className={styles.acts}>
        {feed === null && (
          <button
            type="button"
            className="btn btn-brand"
            aria-disabled={isBusy || undefined}
            onClick={() => send('renew')}
          >
            {m.plan_feed_make()}
          </button>
        )}
        <button type="button" className="btn btn-line" aria-disabled={isBusy || undefined} onClick={() => send('save')}>
          {m.plan_feed_file()}
        </button>
        {feed && (
          <>
            <button
              type="button"
              className="btn btn-line"
              aria-disabled={isBusy || undefined}
              onClick={() => send('renew')}
            >
              {m.plan_feed_renew()}
            </button>
            <button
              type="button"
              className="btn btn-bad"
              aria-disabled={isBusy || undefined}
              onClick={() => send('end')}
            >
              {m.plan_feed_end()}
            </button>
          </>
        )}
      </div>
      {feed && <p className="hint">{m.plan_feed_renew_hint()}</p>}
    </div>
  )
}

function Address({ address }: { address: string }) {
  const links = calendarLinks(location.origin, address, getLocale())
  return (
    <div className={styles.ways}>
      <SubscribeLinks {...links} />
      <CopyAddress label={m.plan_feed_address()} address={links.file} />
      <p className="hint">{m.plan_feed_secret()}</p>
    </div>
  )
}
