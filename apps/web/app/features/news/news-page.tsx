import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { useSession } from '../../kit/session/session.ts'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import styles from './news.module.css'
import { newsQuery } from './news-queries.ts'
import { DeviceSkeleton, NewsSkeleton } from './news-skeleton.tsx'
import { NewsTimes } from './news-times.tsx'
import { Switches } from './switches.tsx'
import { ThisDevice } from './this-device.tsx'
import '@prostuti/ui/styles/form.css'

/** Which news reach the doctor's devices, when not, and whether this one is among them. */
export function NewsPage() {
  const { doctor } = useSession()
  const staff = useStaffView()
  return (
    <div className={`stack-lg ${styles.news}`}>
      {!staff && (doctor ? <ThisDevice doctorId={doctor.id} /> : <DeviceSkeleton />)}
      {staff && <p className="note-line">{m.news_staff()}</p>}
      <Loaded query={useQuery(newsQuery)} errorTitle={m.news_error()} skeleton={<NewsSkeleton />}>
        {(settings) => (
          <>
            <Switches settings={settings} disabled={staff} />
            <NewsTimes settings={settings} disabled={staff} />
          </>
        )}
      </Loaded>
    </div>
  )
}
